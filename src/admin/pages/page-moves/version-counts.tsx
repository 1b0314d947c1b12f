import { Paper, Table, Title } from '@mantine/core';
import type { Outdated } from '../../../contract/pages/page-moves.ts';
import { count } from '../../platform/ui/count.ts';

export function VersionCounts({ outdated }: { outdated: Outdated }) {
  if (outdated.versions.length === 0) return null;
  return (
    <Paper p="lg" component="section" aria-labelledby="version-counts">
      <Title order={2} id="version-counts" mb="xs">
        Pages by version
      </Title>
      <Table maw={420} aria-labelledby="version-counts">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Version</Table.Th>
            <Table.Th ta="right">Pages</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {outdated.versions.map(({ number, page_count }) => (
            <Table.Tr key={number}>
              <Table.Td>
                {number}
                {number === outdated.newest_version && ' (newest)'}
              </Table.Td>
              <Table.Td ta="right" className="numeric">
                {count(page_count)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
