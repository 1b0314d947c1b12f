import { ActionIcon, Button, Group, Pagination, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../../platform/settings/setting-rows.module.css';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { NumberField } from '../../platform/ui/number-field.tsx';
import { Panel } from '../../platform/ui/panel.tsx';

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
  const wrongPages = wrongPlaces(form.errors).map(place => Math.floor(place / AT_ONCE) + 1);
  return (
    <Panel
      title={`Towns (${towns.length})`}
      help="Latitude and longitude put towns on maps and sort them by distance."
    >
      {typeof form.errors.towns === 'string' && (
        <Text size="sm" c="var(--tone-red)" role="alert">
          {form.errors.towns}
        </Text>
      )}
      {towns.slice(first, first + AT_ONCE).map((_, offset) => {
        const place = first + offset;
        const field = (name: string) => form.getInputProps(`towns.${place}.${name}`);
        return (
          <div key={`town-${place}`} className={`${classes.row} ${classes.columns}`}>
            <TextInput label="Town" className={classes.name} {...field('city')} />
            <TextInput label="County" className={classes.narrow} {...field('county')} />
            <TextInput label="State" maxLength={2} w="4rem" {...field('state')} />
            <NumberField label="Latitude" {...degrees(field('latitude'))} />
            <NumberField label="Longitude" {...degrees(field('longitude'))} />
            <ActionIcon
              size={34}
              className={classes.remove}
              aria-label={`Remove town ${towns[place]?.city || place + 1}`}
              onClick={() => form.removeListItem('towns', place)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </div>
        );
      })}
      <Group justify="space-between">
        <Button
          size="xs"
          disabled={towns.length >= MOST}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={add}
        >
          Add a town
        </Button>
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
        <Text size="sm" c="var(--tone-red)" role="alert">
          A value is wrong on page {wrongPages[0]}.
        </Text>
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

/** An empty field is a place that isn't known. */
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
    const place = /^towns\.(\d+)\./.exec(path)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
}
