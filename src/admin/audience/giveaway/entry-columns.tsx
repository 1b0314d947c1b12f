import { Anchor, Box, Group, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { type GiveawayEntry, giveawayRoutes } from '../../../contract/audience/giveaway.ts';
import {
  actionsColumn,
  FROM_LAPTOP,
  FROM_TABLET,
  fitColumn,
  timestampColumn,
} from '../../platform/ui/columns.tsx';
import { RowActions } from '../../platform/ui/row-actions.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { useDeletion } from '../../platform/use-deletion.ts';

/** Names of 120 letters without a space don’t make the table wider than its frame. */
const anywhere = { style: { overflowWrap: 'anywhere' } } as const;

export const entryColumns: DataTableColumn<GiveawayEntry>[] = [
  {
    accessor: 'names',
    title: 'Names',
    render: entry => (
      <>
        <Text fw={500} {...anywhere}>
          {entry.full_name_1}
        </Text>
        <Text fw={500} {...anywhere}>
          {entry.full_name_2}
        </Text>
        <Group gap="xs" mt={4}>
          {entry.has_won && <StatusBadge tone="green" word="Winner" />}
          {entry.spam_reason && (
            <span title={entry.spam_reason}>
              <StatusBadge tone="neutral" word="Left out: looks like spam" />
            </span>
          )}
        </Group>
        <Box hiddenFrom="sm" mt={4}>
          <Contact entry={entry} />
          <Text size="sm" c="dimmed">
            Wedding {dayLabel(entry.wedding_date)}
          </Text>
        </Box>
        <Text size="sm" c="dimmed" hiddenFrom="md">
          Entered <Timestamp at={entry.created_at} />
        </Text>
      </>
    ),
  },
  {
    accessor: 'contact',
    title: 'Contact',
    visibleMediaQuery: FROM_TABLET,
    render: entry => <Contact entry={entry} />,
  },
  fitColumn('wedding_date', { title: 'Wedding Date', visibleMediaQuery: FROM_TABLET }, entry =>
    dayLabel(entry.wedding_date),
  ),
  timestampColumn('created_at', { title: 'Entry Date', visibleMediaQuery: FROM_LAPTOP }),
  actionsColumn(entry => <EntryActions entry={entry} />),
];

function Contact({ entry }: { entry: GiveawayEntry }) {
  return (
    <>
      <Anchor
        href={`mailto:${entry.email}`}
        size="sm"
        {...anywhere}
        aria-label={`Write to ${coupleOf(entry)}: ${entry.email}`}
      >
        {entry.email}
      </Anchor>
      <Text size="sm" {...anywhere}>
        <span className="numeric" style={{ whiteSpace: 'nowrap' }}>
          {entry.phone}
        </span>{' '}
        · {entry.state}
      </Text>
    </>
  );
}

function EntryActions({ entry }: { entry: GiveawayEntry }) {
  const deletion = useDeletion(giveawayRoutes.remove, {
    params: { id: entry.id },
    noun: 'entry',
    question: `Delete the entry of ${coupleOf(entry)}? This cannot be undone.`,
    consequence: entry.has_won
      ? 'The draw they won stays on record with their names.'
      : 'They can’t win any more, and their details are gone.',
  });
  return <RowActions of={coupleOf(entry)} actions={[deletion]} />;
}

const coupleOf = ({ full_name_1, full_name_2 }: Pick<GiveawayEntry, 'full_name_1' | 'full_name_2'>) =>
  `${full_name_1} and ${full_name_2}`;

/** "Jul 4, 2027": a day of the calendar, in no time zone. */
function dayLabel(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
