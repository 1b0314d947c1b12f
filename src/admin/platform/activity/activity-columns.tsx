import { Anchor, Box, Text } from '@mantine/core';
import { useToggle } from '@mantine/hooks';
import type { DataTableColumn } from 'mantine-datatable';
import type { Activity } from '../../../contract/platform/activity.ts';
import { FROM_DESKTOP, FROM_TABLET, timestampColumn } from '../ui/columns.tsx';
import { Timestamp } from '../ui/timestamp.tsx';
import { actionLabel, actorLabel, changeLabel } from './activity-labels.ts';
import { ActivitySubject } from './activity-subject.tsx';

export const activityColumns: DataTableColumn<Activity>[] = [
  {
    accessor: 'action',
    title: 'What',
    width: '45%',
    render: entry => (
      <>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {capital(actionLabel(entry))} <ActivitySubject entry={entry} />
        </Text>
        <Box hiddenFrom="lg">
          <Change entry={entry} />
        </Box>
        <Text size="xs" c="dimmed" hiddenFrom="sm" mt={2} style={{ overflowWrap: 'anywhere' }}>
          {actorLabel(entry)}, <Timestamp at={entry.created_at} />
        </Text>
      </>
    ),
  },
  {
    accessor: 'after',
    title: 'Change',
    visibleMediaQuery: FROM_DESKTOP,
    render: entry => <Change entry={entry} />,
  },
  {
    accessor: 'user_email',
    title: 'Who',
    width: 190,
    visibleMediaQuery: FROM_TABLET,
    render: entry => <Text style={{ overflowWrap: 'anywhere' }}>{actorLabel(entry)}</Text>,
  },
  timestampColumn('created_at', { title: 'When', visibleMediaQuery: FROM_TABLET }),
];

/** About what three lines of the column hold. */
const LONG = 90;

/** Long changes show their first lines; the rest expands on demand. */
function Change({ entry }: { entry: Activity }) {
  const [isOpen, toggle] = useToggle();
  const words = changeLabel(entry);
  const isLong = words.length > LONG;
  return (
    <>
      <Text
        size="sm"
        c="dimmed"
        {...(isLong && !isOpen ? { lineClamp: 3 } : {})}
        style={{ overflowWrap: 'anywhere' }}
      >
        {words}
      </Text>
      {isLong && (
        <Anchor component="button" type="button" size="xs" aria-expanded={isOpen} onClick={() => toggle()}>
          {isOpen ? 'Show less' : 'Show more'}
        </Anchor>
      )}
    </>
  );
}

const capital = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
