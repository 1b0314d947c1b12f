import { Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { Activity } from '../../contract/activity.ts';
import { FIT } from '../ui/record-table.tsx';
import { When } from '../ui/when.tsx';
import { ActivitySubject } from './activity-subject.tsx';
import { actorWords, changeWords, deedWords } from './activity-words.ts';

const FROM_TABLET = '(min-width: 48em)';
const FROM_DESKTOP = '(min-width: 75em)';

export const activityColumns: DataTableColumn<Activity>[] = [
  {
    accessor: 'action',
    title: 'What',
    render: entry => (
      <>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {capital(deedWords(entry))} <ActivitySubject entry={entry} />
        </Text>
        <Text size="sm" c="dimmed" hiddenFrom="lg" style={{ overflowWrap: 'anywhere' }}>
          {changeWords(entry)}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm" mt={2} style={{ overflowWrap: 'anywhere' }}>
          {actorWords(entry)}, <When at={entry.created_at} />
        </Text>
      </>
    ),
  },
  {
    accessor: 'after',
    title: 'Change',
    visibleMediaQuery: FROM_DESKTOP,
    render: entry => (
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {changeWords(entry)}
      </Text>
    ),
  },
  {
    accessor: 'user_email',
    title: 'Who',
    visibleMediaQuery: FROM_TABLET,
    render: entry => <Text style={{ overflowWrap: 'anywhere' }}>{actorWords(entry)}</Text>,
  },
  {
    accessor: 'created_at',
    title: 'When',
    width: FIT,
    visibleMediaQuery: FROM_TABLET,
    render: entry => <When at={entry.created_at} />,
  },
];

const capital = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
