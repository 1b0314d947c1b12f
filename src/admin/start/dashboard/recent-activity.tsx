import { Paper, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { activityRoutes } from '../../../contract/platform/activity.ts';
import { actionLabel, actorLabel, changeLabel } from '../../platform/activity/activity-labels.ts';
import { ActivitySubject } from '../../platform/activity/activity-subject.tsx';
import { listQuery } from '../../platform/read-query.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import classes from './panel.module.css';

const SHOWN = 5;

/** The latest changes, by whomever. */
export function RecentActivity() {
  const activity = useQuery(listQuery(activityRoutes.list, { query: { per_page: SHOWN }, staleTime: 0 }));
  return (
    <Panel
      title="Recent Activity"
      aside={
        <TextLink to="/admin/activity" size="sm">
          All activity
        </TextLink>
      }
      isPlain
    >
      <Paper>
        {activity.data?.items.length === 0 ? (
          <Text c="dimmed" p="lg">
            No recent activity to display.
          </Text>
        ) : (
          <ul>
            {activity.data
              ? activity.data.items.map(entry => (
                  <li key={entry.id} className={classes.entry}>
                    <Text style={{ overflowWrap: 'anywhere' }}>
                      {actorLabel(entry)} {actionLabel(entry)} <ActivitySubject entry={entry} />
                    </Text>
                    <Text size="sm" c="dimmed" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
                      <Timestamp at={entry.created_at} />
                      {changeLabel(entry) && ` · ${changeLabel(entry)}`}
                    </Text>
                  </li>
                ))
              : [1, 2, 3, 4].map(place => (
                  <li key={place} className={classes.entry}>
                    <Skeleton height={12} width="70%" my={5} />
                    <Skeleton height={10} width="30%" my={5} />
                  </li>
                ))}
          </ul>
        )}
      </Paper>
    </Panel>
  );
}
