import { Accordion, Stack, Table, Text } from '@mantine/core';
import type { DatabaseState } from '../../../contract/operations/database.ts';
import { Timestamp } from '../../platform/ui/when.tsx';
import { byteLabel } from './byte-labels.ts';

/** How large the indexes of searches are, and when each was last made anew. */
export function SearchIndexes({ state }: { state: DatabaseState | undefined }) {
  if (!state) return null;
  const bytes = state.search_indexes.reduce((sum, index) => sum + index.bytes, 0);
  return (
    <Accordion variant="contained">
      <Accordion.Item value="search-indexes">
        <Accordion.Control>Search indexes, {byteLabel(bytes)}</Accordion.Control>
        <Accordion.Panel>
          <Stack gap="sm">
            <Text size="sm" c="dimmed">
              Rebuilt automatically when idle if that saves at least 10% (4 MB).
            </Text>
            <Table verticalSpacing="xs" horizontalSpacing={0}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Index</Table.Th>
                  <Table.Th ta="right">Size</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {state.search_indexes.map(index => (
                  <Table.Tr key={index.name}>
                    <Table.Td>
                      <span className="mono" style={{ overflowWrap: 'anywhere' }}>
                        {index.name}
                      </span>
                      <LastRebuild rebuilt={index.rebuilt} />
                    </Table.Td>
                    <Table.Td
                      ta="right"
                      className="numeric"
                      style={{ verticalAlign: 'top', whiteSpace: 'nowrap' }}
                    >
                      {byteLabel(index.bytes)}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

function LastRebuild({ rebuilt }: Pick<DatabaseState['search_indexes'][number], 'rebuilt'>) {
  if (!rebuilt) {
    return (
      <Text size="sm" c="dimmed">
        Not rebuilt yet
      </Text>
    );
  }
  const { at, took_ms, bytes_before, bytes_after, failure } = rebuilt;
  if (failure) {
    return (
      <Text size="sm" c="var(--tone-red)">
        Rebuild failed <Timestamp at={at} />: {failure} The next attempt is in an hour.
      </Text>
    );
  }
  const seconds = Math.max(1, Math.round(took_ms / 1000));
  return (
    <Text size="sm" c="dimmed">
      Rebuilt <Timestamp at={at} /> in {seconds} s: {byteLabel(bytes_before)} became {byteLabel(bytes_after)}
    </Text>
  );
}
