import { Anchor, Paper, Skeleton, Text, Title } from '@mantine/core';
import type { Sitemap } from '../../../contract/search/sitemap.ts';
import { count } from '../../platform/ui/count.ts';
import { Timestamp } from '../../platform/ui/when.tsx';
import classes from './sitemap.module.css';

/** The files the index names, and what kind of address each holds. */
export function SitemapFiles({ sitemap }: { sitemap: Sitemap | undefined }) {
  return (
    <section aria-labelledby="sitemap-files">
      <Title order={2} id="sitemap-files" mb="xs">
        What is in it
      </Title>
      <Paper>
        <table className={classes.table} aria-busy={!sitemap}>
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">Addresses</th>
              <th scope="col" className={classes.wide}>
                Last change
              </th>
            </tr>
          </thead>
          <tbody>
            {sitemap ? (
              sitemap.files.map(file => (
                <tr key={file.path}>
                  <td>
                    <Anchor href={file.path} target="_blank" rel="noreferrer" className="mono">
                      {file.path}
                    </Anchor>
                    <Text size="sm" c="dimmed">
                      {kindOf(file.path)}
                    </Text>
                  </td>
                  <td className="numeric">{count(file.addresses)}</td>
                  <td className={classes.wide}>
                    {file.changed_at ? <Timestamp at={file.changed_at} /> : <Text c="dimmed">Not known</Text>}
                  </td>
                </tr>
              ))
            ) : (
              <tr>
                <td colSpan={3}>
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

function kindOf(path: string): string {
  if (path.startsWith('/sitemap-pages')) return 'The site’s own pages';
  if (path.startsWith('/sitemap-posts')) return 'Published posts of the blog';
  if (path.startsWith('/sitemap-hubs')) return 'Lists of states and towns';
  return 'Published landing pages, by address';
}
