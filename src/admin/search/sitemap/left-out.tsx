import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Sitemap } from '../../../contract/search/sitemap.ts';
import { boundedCount } from '../../platform/ui/count.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { type PlainColumn, PlainTable } from '../../platform/ui/plain-table.tsx';

type What = Sitemap['left_out'][number]['what'];

const words: Record<What, { name: ReactNode; why: string }> = {
  'draft-pages': {
    name: (
      <TextLink to="/admin/pages" search={{ status: 'draft' }}>
        Draft pages
      </TextLink>
    ),
    why: 'Not public. Publish them to list them.',
  },
  'archived-pages': {
    name: (
      <TextLink to="/admin/pages" search={{ status: 'archived' }}>
        Archived pages
      </TextLink>
    ),
    why: 'Taken down.',
  },
  'draft-posts': {
    name: (
      <TextLink to="/admin/posts" search={{ status: 'draft' }}>
        Drafts of the blog
      </TextLink>
    ),
    why: 'Not public until they are published.',
  },
  redirected: {
    name: <TextLink to="/admin/redirects">Redirected addresses</TextLink>,
    why: 'The redirect’s target is listed instead if it is on this site.',
  },
  'town-pages': {
    name: 'Main service in a town with its own page',
    why: 'The town’s page is listed instead. It is their canonical address.',
  },
  'town-lists': {
    name: 'Lists of a town’s pages',
    why: 'Marked “noindex”. The pages on them are listed themselves.',
  },
  noindex: {
    name: (
      <TextLink to="/admin/pages" search={{ noindex: true, status: 'published' }}>
        Pages marked “noindex”
      </TextLink>
    ),
    why: 'Kept out of search engines by staff, and the thank-you page.',
  },
};

const columns: PlainColumn<Sitemap['left_out'][number]>[] = [
  {
    title: 'What',
    render: ({ what }) => (
      <>
        {words[what].name}
        <Text size="sm" c="dimmed">
          {words[what].why}
        </Text>
      </>
    ),
  },
  {
    title: 'How many',
    isNumber: true,
    render: ({ count, is_exact }) => boundedCount({ total: count, total_is_exact: is_exact }),
  },
];

/** Pages that the sitemap leaves out, and why. */
export function LeftOut({ sitemap }: { sitemap: Sitemap | undefined }) {
  return (
    <Panel title="Pages left out, and why" isPlain>
      <Paper>
        <PlainTable
          label="Pages left out, and why"
          columns={columns}
          rows={sitemap?.left_out}
          keyOf={({ what }) => what}
        />
      </Paper>
    </Panel>
  );
}
