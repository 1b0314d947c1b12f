import { Anchor, Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Sitemap, sitemapRoutes } from '../../../contract/search/sitemap.ts';
import { readQuery } from '../../platform/read-query.ts';
import { boundedCount, count } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { Timestamp } from '../../platform/ui/timestamp.tsx';
import { write } from '../../platform/write.ts';
import { IndexNowCard } from '../indexnow/indexnow-card.tsx';
import { LeftOut } from './left-out.tsx';
import classes from './sitemap.module.css';
import { SitemapFiles } from './sitemap-files.tsx';

export function SitemapScreen() {
  /** The build shown when a new one was requested; the wait ends when it changes. */
  const [awaited, setAwaited] = useState<{ after: string | null } | null>(null);
  const sitemap = useQuery(
    readQuery(sitemapRoutes.read, {
      refetchInterval: ({ state }) => (awaited && state.data?.built_at === awaited.after ? 500 : 30_000),
    }),
  );
  const build = useMutation(write(sitemapRoutes.build, { failure: 'The sitemap could not be built' }));
  const isBuilding = awaited !== null && sitemap.data?.built_at === awaited.after;
  return (
    <Screen
      title="Sitemap"
      purpose="The list of pages for search engines. Updated automatically after each change."
      action={
        <PrimaryButton
          loading={build.isPending || isBuilding}
          disabled={!sitemap.data}
          onClick={() => {
            const after = sitemap.data?.built_at ?? null;
            build.mutate(undefined, { onSuccess: () => setAwaited({ after }) });
          }}
        >
          Build now
        </PrimaryButton>
      }
    >
      <QueryBoundary title="The sitemap could not be read" query={sitemap}>
        <Facts sitemap={sitemap.data} />
        <SitemapFiles sitemap={sitemap.data} />
        <LeftOut sitemap={sitemap.data} />
        <IndexNowCard />
      </QueryBoundary>
    </Screen>
  );
}

function Facts({ sitemap }: { sitemap: Sitemap | undefined }) {
  const leftOut = sitemap?.left_out ?? [];
  const facts = [
    { label: 'Addresses in it', value: sitemap && count(sitemap.addresses) },
    {
      label: 'Left out',
      value:
        sitemap &&
        boundedCount({
          total: leftOut.reduce((sum, one) => sum + one.count, 0),
          total_is_exact: leftOut.every(one => one.is_exact),
        }),
    },
    {
      label: 'Built',
      value: sitemap && (sitemap.built_at ? <Timestamp at={sitemap.built_at} mayWrap /> : 'Not yet'),
    },
    {
      label: 'Took',
      value:
        sitemap &&
        (sitemap.took_ms < 1_000 ? `${sitemap.took_ms} ms` : `${(sitemap.took_ms / 1_000).toFixed(1)} s`),
    },
  ];
  return (
    <Panel title="Now" isPlain>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
        {facts.map(({ label, value }) => (
          <Paper key={label} className={classes.fact}>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="div" fz="1.25rem" fw={600} className="numeric">
              {value ?? <Skeleton height={22} width={72} my={4} />}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        Search engines find it by robots.txt; in their consoles, give them{' '}
        <Anchor href="/sitemap.xml" underline="always" target="_blank" rel="noreferrer">
          {sitemap?.address ?? '/sitemap.xml'}
        </Anchor>
      </Text>
    </Panel>
  );
}
