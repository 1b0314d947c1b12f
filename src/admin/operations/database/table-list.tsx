import { Button, Paper, Skeleton, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { DatabaseState } from '../../../contract/operations/database.ts';
import { count } from '../../platform/ui/count.ts';
import { byteLabel } from './byte-labels.ts';

/** The largest tables use nearly all of the space. The others are shown on request. */
const SHOWN = 12;

/** Every table, the largest first. */
export function TableList({ state }: { state: DatabaseState | undefined }) {
  const [hasAll, setHasAll] = useState(false);
  const tables = state?.tables ?? [];
  const isEstimated = tables.some(table => !table.rows_are_exact);
  return (
    <section aria-labelledby="database-tables">
      <Title order={2} id="database-tables" mb="xs">
        Tables
      </Title>
      <Paper>
        <Table.ScrollContainer minWidth={320} type="native">
          <Table aria-busy={!state} verticalSpacing="xs" horizontalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Table</Table.Th>
                <Table.Th ta="right">Rows</Table.Th>
                <Table.Th ta="right">Size</Table.Th>
                <Table.Th ta="right" visibleFrom="sm">
                  Of that, indexes
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {state ? (
                tables.slice(0, hasAll ? undefined : SHOWN).map(table => (
                  <Table.Tr key={table.name}>
                    <Table.Td className="mono" style={{ overflowWrap: 'anywhere' }}>
                      {table.name}
                    </Table.Td>
                    <Table.Td ta="right" className="numeric">
                      {table.rows_are_exact ? count(table.rows) : `about ${count(table.rows)}`}
                    </Table.Td>
                    <Table.Td ta="right" className="numeric" style={{ whiteSpace: 'nowrap' }}>
                      {byteLabel(table.bytes)}
                    </Table.Td>
                    <Table.Td
                      ta="right"
                      className="numeric"
                      visibleFrom="sm"
                      style={{ whiteSpace: 'nowrap' }}
                    >
                      {byteLabel(table.index_bytes)}
                    </Table.Td>
                  </Table.Tr>
                ))
              ) : (
                <Table.Tr>
                  <Table.Td colSpan={4}>
                    <Skeleton height={14} my={8} />
                  </Table.Td>
                </Table.Tr>
              )}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Paper>
      {tables.length > SHOWN && (
        <Button mt="xs" aria-expanded={hasAll} onClick={() => setHasAll(!hasAll)}>
          {hasAll ? `Show the ${SHOWN} largest` : `Show all ${count(tables.length)} tables`}
        </Button>
      )}
      {isEstimated && (
        <Text size="sm" c="dimmed" mt="xs">
          “About”: tables of more than 100,000 rows are not counted; PostgreSQL’s own estimate is shown.
        </Text>
      )}
    </section>
  );
}
