import { Box, Paper, Title } from '@mantine/core';
import type { Outdated } from '../../../contract/pages/page-moves.ts';
import { count } from '../../platform/ui/count.ts';
import { PlainTable } from '../../platform/ui/plain-table.tsx';

export function VersionCounts({ outdated }: { outdated: Outdated }) {
  if (outdated.versions.length === 0) return null;
  return (
    <Paper p="lg" component="section" aria-labelledby="version-counts">
      <Title order={2} id="version-counts" mb="xs">
        Pages by version
      </Title>
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
    </Paper>
  );
}
