import { Button, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import type { DatabaseState } from '../../../contract/operations/database.ts';
import { count } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { type PlainColumn, PlainTable } from '../../platform/ui/plain-table.tsx';
import { byteLabel } from './byte-labels.ts';

/** The largest tables use nearly all of the space. The others are shown on request. */
const SHOWN = 12;

const columns: PlainColumn<DatabaseState['tables'][number]>[] = [
  { title: 'Table', render: ({ name }) => <span className="mono">{name}</span> },
  {
    title: 'Rows',
    isNumber: true,
    render: ({ rows, rows_are_exact }) => `${rows_are_exact ? '' : 'about '}${count(rows)}`,
  },
  { title: 'Size', isNumber: true, render: ({ bytes }) => byteLabel(bytes) },
  {
    title: 'Of that, indexes',
    isNumber: true,
    from: 'sm',
    render: ({ index_bytes }) => byteLabel(index_bytes),
  },
];

/** Every table, the largest first. */
export function TableList({ state }: { state: DatabaseState | undefined }) {
  const [hasAll, setHasAll] = useState(false);
  const tables = state?.tables ?? [];
  const isEstimated = tables.some(table => !table.rows_are_exact);
  return (
    <Panel title="Tables" isPlain>
      <Paper>
        <PlainTable
          label="Tables"
          columns={columns}
          rows={state && tables.slice(0, hasAll ? undefined : SHOWN)}
          keyOf={({ name }) => name}
        />
      </Paper>
      {tables.length > SHOWN && (
        <Button w="fit-content" aria-expanded={hasAll} onClick={() => setHasAll(!hasAll)}>
          {hasAll ? `Show the ${SHOWN} largest` : `Show all ${count(tables.length)} tables`}
        </Button>
      )}
      {isEstimated && (
        <Text size="sm" c="dimmed">
          “About”: above 100,000 rows, PostgreSQL’s estimate is shown.
        </Text>
      )}
    </Panel>
  );
}
