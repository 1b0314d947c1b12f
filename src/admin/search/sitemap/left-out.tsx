import { Paper, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Sitemap } from '../../../contract/search/sitemap.ts';
import { boundedCount } from '../../platform/ui/count.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import classes from './sitemap.module.css';

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
    why: 'The town’s page is listed instead, and these pages name it as the one to show.',
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

/** Pages that the sitemap leaves out, and why. */
export function LeftOut({ sitemap }: { sitemap: Sitemap | undefined }) {
  return (
    <section aria-labelledby="left-out">
      <Title order={2} id="left-out" mb="xs">
        Pages left out, and why
      </Title>
      <Paper>
        <table className={classes.table} aria-busy={!sitemap}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">How many</th>
            </tr>
          </thead>
          <tbody>
            {sitemap ? (
              sitemap.left_out.map(({ what, count, is_exact }) => (
                <tr key={what}>
                  <td>
                    {words[what].name}
                    <Text size="sm" c="dimmed">
                      {words[what].why}
                    </Text>
                  </td>
                  <td className="numeric">{boundedCount({ total: count, total_is_exact: is_exact })}</td>
                </tr>
              ))
            ) : (
              <tr>
                <td colSpan={2}>
                  <Skeleton height={14} my={8} />
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </Paper>
    </section>
  );
}
