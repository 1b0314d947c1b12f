import { List, Text } from '@mantine/core';
import type { PageReport } from '../../../contract/pages/page-reports.ts';
import { changeLabel } from '../../platform/activity/activity-labels.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';

type PastAction = PageReport['history'][number];

const words: Record<string, string> = {
  created: 'Created',
  status: 'Status changed',
  indexing: 'Search engines',
  renamed: 'Address changed',
  publish: 'Published in bulk',
  archive: 'Archived in bulk',
  draft: 'Set to draft in bulk',
  noindex: 'Hidden from search engines in bulk',
  index: 'Shown to search engines in bulk',
  move: 'Moved to the newest version in bulk',
  rename: 'Address changed in bulk',
  revert: 'Deleted with its batch',
  delete: 'Deleted in bulk',
};

/** Changes of the page, newest first. */
export function PageHistory({ history }: { history: PageReport['history'] }) {
  return (
    <Panel p="md" title="History">
      <List listStyleType="none" spacing={6}>
        {history.map(deed => (
          <List.Item key={`${deed.at} ${deed.action}`}>
            <Text size="sm">
              {actionLabel(deed)}
              {changeLabel(deed) && <> · {changeLabel(deed)}</>}
            </Text>
            <Text size="xs" c="dimmed">
              <Timestamp at={deed.at} /> by {deed.by ?? 'Pagehaul'}
            </Text>
          </List.Item>
        ))}
      </List>
    </Panel>
  );
}

function actionLabel({ action, is_bulk }: PastAction): string {
  if (action === 'created') return is_bulk ? 'Created by its batch' : 'Created';
  if (action.startsWith('undo-')) return `Undone: ${(words[action.slice(5)] ?? action).toLowerCase()}`;
  return words[action] ?? action.replaceAll('-', ' ');
}
