import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { maxSeasons, type Season } from '../../../contract/platform/opening-hours.ts';
import type { GroupForm } from '../../platform/settings/settings-form.tsx';
import { AddButton } from '../../platform/ui/list-buttons.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { DayOfYear, dayOfYearShown } from './day-of-year.tsx';
import classes from './hours-fields.module.css';
import { WeekHours } from './week-hours.tsx';

/** Parts of the year with other weekdays. */
export function SeasonRows({ form }: { form: GroupForm<'business'> }) {
  const { seasons, weekly } = form.values.hours;
  // Problems are named by place, and places move.
  const forget = () => {
    for (const key of Object.keys(form.errors))
      if (key.startsWith('hours.seasons.')) form.clearFieldError(key);
  };
  const add = () =>
    form.insertListItem('hours.seasons', {
      name: '',
      from: '',
      through: '',
      is_closed: false,
      weekly: structuredClone(weekly),
    });
  return (
    <Panel title="Seasons" help="Other hours, or closed, in the same part of every year.">
      {seasons.map((season, index) => (
        <SeasonFold
          key={`season-${index + 0}`}
          form={form}
          season={season}
          index={index}
          onRemove={() => {
            forget();
            form.removeListItem('hours.seasons', index);
          }}
        />
      ))}
      <Group>
        <AddButton label="Add a season" isFull={seasons.length >= maxSeasons} onClick={add} />
      </Group>
    </Panel>
  );
}

interface SeasonFoldProps {
  form: GroupForm<'business'>;
  season: Season;
  index: number;
  onRemove: () => void;
}

/** A season is open while it is new or has a problem. */
function SeasonFold({ form, season, index, onRemove }: SeasonFoldProps) {
  const path = `hours.seasons.${index}` as const;
  const [isOpen, setIsOpen] = useState(season.name === '');
  const hasProblem = Object.keys(form.errors).some(key => key.startsWith(`${path}.`));
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const invalid = '[aria-invalid="true"]';
    if (hasProblem && !document.activeElement?.matches(invalid))
      fold.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [hasProblem]);
  const name = season.name.trim() || `Season ${index + 1}`;
  const close = (isClosed: boolean) =>
    form.setFieldValue(path, {
      ...season,
      is_closed: isClosed,
      weekly: isClosed ? closedWeek : structuredClone(form.values.hours.weekly),
    });
  return (
    <details
      ref={fold}
      className={classes.season}
      open={isOpen || hasProblem}
      onToggle={event => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <strong>{name}</strong> {shownDays(season)}
      </summary>
      <div className={classes.fields}>
        <TextInput
          label="Name"
          placeholder="Winter"
          className={classes.name ?? ''}
          {...form.getInputProps(`${path}.name`)}
        />
        <DayOfYear form={form} path={`${path}.from`} label="From" value={season.from} />
        <DayOfYear form={form} path={`${path}.through`} label="Through" value={season.through} isLast />
        <Checkbox
          label="Closed all season"
          className={classes.closed ?? ''}
          checked={season.is_closed}
          onChange={event => close(event.currentTarget.checked)}
        />
      </div>
      {!season.is_closed && (
        <WeekHours form={form} path={`${path}.weekly`} weekly={season.weekly} of={name} />
      )}
      <Button
        variant="subtle"
        color="red"
        size="sm"
        leftSection={<IconTrash size={16} aria-hidden />}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        Remove this season
      </Button>
    </details>
  );
}

const closedWeek: Season['weekly'] = {
  Monday: [],
  Tuesday: [],
  Wednesday: [],
  Thursday: [],
  Friday: [],
  Saturday: [],
  Sunday: [],
};

function shownDays({ from, through, is_closed }: Season): string {
  if (from === '' || through === '') return '';
  return `${dayOfYearShown(from)} to ${dayOfYearShown(through)}${is_closed ? ', closed' : ''}`;
}
