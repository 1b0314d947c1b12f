import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Calendar } from '../../../contract/generation/publishing-schedules.ts';
import { count } from '../../platform/ui/count.ts';
import { monthWeeks, weekdayNames } from './month-weeks.ts';
import classes from './publishing-calendar.module.css';
import { addMonths, dayLabel, monthLabel } from './schedule-labels.ts';

interface PublishingCalendarProps {
  calendar: Calendar;
  /** The first month worth looking at. */
  from: string;
  onMonth: (month: string) => void;
}

type Day = Calendar['days'][number];

/** Pages per day of a month: a table on wide screens, a list on a phone. */
export function PublishingCalendar({ calendar, from, onMonth }: PublishingCalendarProps) {
  const { month, today } = calendar;
  const last = [calendar.ends_on ?? today, today].toSorted().at(-1)?.slice(0, 7) ?? month;
  const days = new Map(calendar.days.map(day => [day.day, day]));
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" gap={8} mb={8}>
        <Text component="output" fw={600}>
          {monthLabel(month)}
        </Text>
        <Group gap="xs">
          <Step label="Previous month" isOff={month <= from} onClick={() => onMonth(addMonths(month, -1))}>
            <IconChevronLeft size={18} aria-hidden />
          </Step>
          <Step label="Next month" isOff={month >= last} onClick={() => onMonth(addMonths(month, 1))}>
            <IconChevronRight size={18} aria-hidden />
          </Step>
        </Group>
      </Group>
      <table className={classes.table} aria-label={`Publishing in ${monthLabel(month)}`}>
        <thead>
          <tr>
            {weekdayNames.map(name => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map(week => (
            <tr key={week[0]}>
              {week.map(day => (
                <DayCell key={day} day={day} month={month} today={today} facts={days.get(day)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={classes.list} aria-label={`Days of ${monthLabel(month)}`}>
        {calendar.days.map(day => (
          <li key={day.day} className={classes.day} data-today={day.day === today || undefined}>
            <span>{dayLabel(day.day)}</span>
            <DayFacts facts={day} />
          </li>
        ))}
        {calendar.days.length === 0 && <li className={classes.day}>Nothing on any day of this month.</li>}
      </ul>
    </div>
  );
}

function Step({
  label,
  isOff,
  onClick,
  children,
}: {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <ActionIcon size={36} variant="default" aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

interface DayCellProps {
  day: string;
  month: string;
  today: string;
  facts: Day | undefined;
}

function DayCell({ day, month, today, facts }: DayCellProps) {
  if (!day.startsWith(month)) return <td className={classes.cell} data-outside aria-label="Another month" />;
  return (
    <td className={classes.cell} aria-current={day === today ? 'date' : undefined}>
      <time dateTime={day} className={classes.number} data-today={day === today || undefined}>
        {Number(day.slice(8))}
      </time>
      {facts && <DayFacts facts={facts} />}
    </td>
  );
}

const kinds = [
  { name: 'published', tone: 'green', word: 'published' },
  { name: 'planned', tone: 'plain', word: 'planned' },
  { name: 'missed', tone: 'red', word: 'missed' },
  { name: 'left_out', tone: 'neutral', word: 'left out' },
] as const;

function DayFacts({ facts }: { facts: Day }) {
  return (
    <ul className={classes.facts}>
      {kinds
        .filter(({ name }) => facts[name] > 0)
        .map(({ name, tone, word }) => (
          <li key={name} className={classes.fact} data-tone={tone}>
            <b>{count(facts[name])}</b> {word}
          </li>
        ))}
    </ul>
  );
}
