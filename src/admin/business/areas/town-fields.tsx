import { Group, Pagination, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from '../../platform/settings/setting-rows.module.css';
import { SettingRow } from '../../platform/settings/setting-rows.tsx';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { AddButton } from '../../platform/ui/list-buttons.tsx';
import { NumberField } from '../../platform/ui/number-field.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { Problem } from '../../platform/ui/problem.tsx';

const MOST = 500;
const AT_ONCE = 15;

/** The one list of towns that feeds county selectors, footers, phones and "nearest first". */
export function TownFields({ form }: { form: GroupForm<'areas'> }) {
  const { towns } = form.values;
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(towns.length / AT_ONCE));
  const shown = Math.min(page, pages);
  const first = (shown - 1) * AT_ONCE;
  const add = () => {
    const last = towns.at(-1);
    form.insertListItem('towns', {
      city: '',
      county: last?.county ?? '',
      state: last?.state ?? form.values.counties[0]?.state ?? '',
      latitude: null,
      longitude: null,
    });
    setPage(Math.ceil((towns.length + 1) / AT_ONCE));
  };
  const wrongPages = wrongPlaces(form.errors).map(index => Math.floor(index / AT_ONCE) + 1);
  return (
    <Panel
      title={`Towns (${towns.length})`}
      help="Latitude and longitude put towns on maps and sort them by distance."
    >
      {typeof form.errors.towns === 'string' && <Problem>{form.errors.towns}</Problem>}
      {towns.slice(first, first + AT_ONCE).map((_, offset) => {
        const index = first + offset;
        const field = (name: string) => form.getInputProps(`towns.${index}.${name}`);
        return (
          <SettingRow
            key={`town-${index}`}
            name={`town ${towns[index]?.city || index + 1}`}
            onRemove={() => form.removeListItem('towns', index)}
          >
            <TextInput label="Town" className={classes.name} {...field('city')} />
            <TextInput label="County" className={classes.narrow} {...field('county')} />
            <TextInput label="State" maxLength={2} w="4rem" {...field('state')} />
            <NumberField label="Latitude" {...degrees(field('latitude'))} />
            <NumberField label="Longitude" {...degrees(field('longitude'))} />
          </SettingRow>
        );
      })}
      <Group justify="space-between">
        <AddButton label="Add a town" isFull={towns.length >= MOST} onClick={add} />
        {pages > 1 && (
          <Pagination
            size="sm"
            total={pages}
            value={shown}
            onChange={setPage}
            getControlProps={control => ({ 'aria-label': pagerLabels[control] })}
            getItemProps={number => ({
              'aria-label': wrongPages.includes(number) ? `Page ${number}, with a problem` : `Page ${number}`,
            })}
          />
        )}
      </Group>
      {wrongPages.length > 0 && !wrongPages.includes(shown) && (
        <Problem>A value is wrong on page {wrongPages[0]}.</Problem>
      )}
    </Panel>
  );
}

const pagerLabels = {
  first: 'First towns',
  previous: 'Previous towns',
  next: 'Next towns',
  last: 'Last towns',
} as const;

/** An empty field is a position that isn't known. */
function degrees(input: { value?: unknown; onChange: (value: unknown) => void; error?: unknown }) {
  return {
    value: typeof input.value === 'number' ? input.value : null,
    error: typeof input.error === 'string' ? input.error : undefined,
    w: '6.5rem',
    decimalScale: 4,
    onNumber: input.onChange,
    onEmpty: () => input.onChange(null),
  };
}

function wrongPlaces(errors: Readonly<Record<string, unknown>>): readonly number[] {
  return Object.keys(errors).flatMap(path => {
    const index = /^towns\.(\d+)\./.exec(path)?.[1];
    return index === undefined ? [] : [Number(index)];
  });
}
