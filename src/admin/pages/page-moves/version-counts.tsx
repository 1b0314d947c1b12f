import { Box } from '@mantine/core';
import type { Outdated } from '../../../contract/pages/page-moves.ts';
import { count } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { PlainTable } from '../../platform/ui/plain-table.tsx';

export function VersionCounts({ outdated }: { outdated: Outdated }) {
  if (outdated.versions.length === 0) return null;
  return (
    <Panel title="Pages by version">
      <Box maw={420}>
        <PlainTable
          label="Pages by version"
          columns={[
            {
              title: 'Version',
              render: ({ number }) => `${number}${number === outdated.newest_version ? ' (newest)' : ''}`,
            },
            { title: 'Pages', isNumber: true, render: ({ page_count }) => count(page_count) },
          ]}
          rows={outdated.versions}
          keyOf={({ number }) => number}
        />
      </Box>
    </Panel>
  );
}
