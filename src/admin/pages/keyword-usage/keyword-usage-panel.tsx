import { Group, Paper, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type KeywordUsage, keywordUsageRoutes } from '../../../contract/pages/keyword-usage.ts';
import { listQuery } from '../../platform/read-query.ts';
import { count } from '../../platform/ui/count.ts';
import { CursorPager, type Trail } from '../../platform/ui/cursor-pager.tsx';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { type PlainColumn, PlainTable } from '../../platform/ui/plain-table.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { SearchField } from '../../platform/ui/search-field.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';

const PER_PAGE = 25;

/** Which keywords were used, where and when. */
export function KeywordUsagePanel() {
  const [search, setSearch] = useState('');
  const [trail, setTrail] = useState<Trail>([]);
  const cursor = trail.at(-1);
  const usage = useQuery(
    listQuery(keywordUsageRoutes.list, { query: { per_page: PER_PAGE, search, cursor } }),
  );
  return (
    <Panel
      title="Keyword usage tracker"
      help="Keywords used by batches and single pages, with places and dates."
      isPlain
      gap="md"
    >
      <Group>
        <SearchField
          label="Search keywords"
          placeholder="Part of a keyword"
          value={search}
          onSearch={text => {
            setSearch(text);
            setTrail([]);
          }}
        />
      </Group>
      <QueryBoundary title="The keywords could not be read" query={usage} loading={200} />
      {usage.data?.items.length === 0 && (
        <Paper>
          <EmptyState
            icon={IconHistory}
            title={search ? 'No keyword matches' : 'No keyword has been used yet'}
            why={
              search ? 'Try a shorter part of it.' : 'Each batch and single page leaves its keywords here.'
            }
          />
        </Paper>
      )}
      {usage.data && usage.data.items.length > 0 && (
        <>
          <Paper style={{ overflow: 'hidden' }}>
            <PlainTable
              label="Keyword usage"
              columns={columns}
              rows={usage.data.items}
              keyOf={({ keyword }) => keyword}
            />
          </Paper>
          <CursorPager
            list={usage.data}
            perPage={PER_PAGE}
            nouns={['keyword', 'keywords']}
            local={[trail, setTrail]}
          />
        </>
      )}
    </Panel>
  );
}

const columns: PlainColumn<KeywordUsage>[] = [
  {
    title: 'Keyword',
    render: ({ keyword }) => (
      <Text inherit fw={500}>
        {keyword}
      </Text>
    ),
  },
  {
    title: 'Places',
    isNumber: true,
    from: 'sm',
    render: ({ location_count }) => count(location_count),
  },
  { title: 'Used for', render: item => <Uses item={item} /> },
  {
    title: 'Last used',
    isNumber: true,
    from: 'sm',
    render: ({ last_used_at }) => <Timestamp at={last_used_at} />,
  },
];

function Uses({ item }: { item: KeywordUsage }) {
  return (
    <>
      {item.uses.map(use => (
        <Text key={use.dataset_id} size="sm">
          {use.kind === 'batch' && use.exists ? (
            <TextLink to="/admin/batches/$id" params={{ id: use.dataset_id }}>
              {use.name}
            </TextLink>
          ) : (
            use.name
          )}
          {use.kind === 'page' && (
            <Text span c="dimmed">
              {' '}
              · single page
            </Text>
          )}
          {!use.exists && (
            <Text span c="dimmed">
              {' '}
              · deleted
            </Text>
          )}
        </Text>
      ))}
      {item.use_count > item.uses.length && (
        <Text size="sm" c="dimmed">
          … and {count(item.use_count - item.uses.length)} more
        </Text>
      )}
    </>
  );
}
