import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LatestChanges } from '../../pages/page-changes/latest-changes.tsx';
import { pageColumnsOf } from '../../pages/pages/page-columns.tsx';
import { pageQueries } from '../../pages/pages/page-queries.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';

const RECENT = 10;

const columns = pageColumnsOf({ deletionFailure: 'Failed to delete page' });

/** The most recently generated pages from all sources. */
export function RecentPages() {
  const pages = useQuery(pageQueries.list({ per_page: RECENT }));
  return (
    <Panel title="Recent generated pages" isPlain>
      <LatestChanges />
      <RecordList
        query={pages}
        errorTitle="The pages could not be read"
        label="Recent generated pages"
        columns={columns}
        empty={{ icon: IconFileText, title: 'No pages yet', why: 'The last ten pages appear here.' }}
      />
    </Panel>
  );
}
