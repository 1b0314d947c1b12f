import { Paper, ScrollArea, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dataSetRoutes } from '../../../contract/templates/data-sets.ts';
import { listQuery } from '../../platform/read-query.ts';
import { CursorPager } from '../../platform/ui/cursor-pager.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';

interface DataSetRowsProps {
  id: string;
  version: number;
  kind: 'locations' | 'keywords';
  /** Names of the values that places of this version have; a page of rows may lack some. */
  columns: readonly string[];
  /** The cursor in the URL. */
  after: string | undefined;
}

/** Rows of a version, fifty at a time. */
export function DataSetRows({ id, version, kind, columns, after }: DataSetRowsProps) {
  const rows = useQuery(
    listQuery(dataSetRoutes.rows, { params: { id }, query: { version, kind, cursor: after } }),
  );
  if (!rows.data) return <QueryBoundary title="The rows could not be read" query={rows} loading={320} />;
  const { items } = rows.data;
  if (items.length === 0) {
    return (
      <Paper p="lg">
        <Text c="dimmed">
          {kind === 'locations' ? 'This version holds no places.' : 'This version holds no keywords.'}
        </Text>
      </Paper>
    );
  }
  const names = kind === 'locations' ? columns : [];
  return (
    <>
      <Paper
        component={ScrollArea}
        type="auto"
        viewportProps={{ tabIndex: 0, 'aria-label': 'Rows of the data set' }}
      >
        <Table aria-label="Rows of the data set" highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{kind === 'locations' ? 'Place' : 'Keyword'}</Table.Th>
              {names.map(name => (
                <Table.Th
                  key={name}
                  className="mono"
                  style={{ whiteSpace: 'nowrap' }}
                >{`{{${name}}}`}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map(row => (
              <Table.Tr key={row.id}>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{row.text}</Table.Td>
                {names.map(name => (
                  <Table.Td key={name}>
                    <Text size="sm" lineClamp={2} maw="20rem">
                      {row.field_values[name] ?? ''}
                    </Text>
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      <CursorPager
        list={rows.data}
        nouns={kind === 'locations' ? ['place', 'places'] : ['keyword', 'keywords']}
        before={Number(items[0]?.id ?? 0)}
      />
    </>
  );
}
