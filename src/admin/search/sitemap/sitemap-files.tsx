import { Anchor, Paper, Text } from '@mantine/core';
import type { Sitemap } from '../../../contract/search/sitemap.ts';
import { count } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { type PlainColumn, PlainTable } from '../../platform/ui/plain-table.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';

const columns: PlainColumn<Sitemap['files'][number]>[] = [
  {
    title: 'File',
    render: ({ path }) => (
      <>
        <Anchor href={path} target="_blank" rel="noreferrer" className="mono">
          {path}
        </Anchor>
        <Text size="sm" c="dimmed">
          {kindOf(path)}
        </Text>
      </>
    ),
  },
  { title: 'Addresses', isNumber: true, render: ({ addresses }) => count(addresses) },
  {
    title: 'Last change',
    isNumber: true,
    from: 'sm',
    render: ({ changed_at }) =>
      changed_at ? <Timestamp at={changed_at} /> : <Text c="dimmed">Not known</Text>,
  },
];

/** The files the index names, and what kind of address each holds. */
export function SitemapFiles({ sitemap }: { sitemap: Sitemap | undefined }) {
  return (
    <Panel title="What is in it" isPlain>
      <Paper>
        <PlainTable
          label="What is in it"
          columns={columns}
          rows={sitemap?.files}
          keyOf={({ path }) => path}
        />
      </Paper>
    </Panel>
  );
}

function kindOf(path: string): string {
  if (path.startsWith('/sitemap-pages')) return 'The site’s own pages';
  if (path.startsWith('/sitemap-posts')) return 'Published posts of the blog';
  if (path.startsWith('/sitemap-hubs')) return 'Lists of states and towns';
  return 'Published landing pages, by address';
}
