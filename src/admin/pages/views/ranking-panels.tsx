import { Anchor, Button, Paper, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import type { Ranked, ViewRanking } from '../../../contract/pages/views.ts';
import { boundedCount, count } from '../../platform/ui/count.ts';
import { TextLink } from '../../platform/ui/links.tsx';
import { Panel } from '../../platform/ui/panel.tsx';
import { PlainTable } from '../../platform/ui/plain-table.tsx';
import { WithoutViewsActions } from '../page-changes/without-views-actions.tsx';
import classes from './views.module.css';

/** Which pages bring visitors and which don't. Computed every few minutes at most. */
export function RankingPanels({ ranking }: { ranking: ViewRanking | null | undefined }) {
  return (
    <>
      <Ranking title="Best pages" rows={ranking?.best_pages} noun="Page" />
      <Ranking title="Pages with the fewest views" rows={ranking?.worst_pages} noun="Page" />
      <PagesWithoutViews ranking={ranking} />
      <Ranking title="Towns" rows={ranking?.towns} noun="Town" />
      <Ranking title="Keywords" rows={ranking?.keywords} noun="Keyword" />
    </>
  );
}

function Ranking({ title, rows, noun }: { title: string; rows: Ranked[] | undefined; noun: string }) {
  const { shown, more } = useShown(rows, title);
  return (
    <Panel isPlain title={title}>
      <Paper>
        {rows?.length === 0 ? (
          <Text c="dimmed" p="lg">
            No landing page was viewed in this period yet. Views appear once visitors come.
          </Text>
        ) : (
          <PlainTable
            label={title}
            columns={[
              {
                title: noun,
                render: ({ path, name }) => (path ? <PageLink path={path} title={name} /> : name),
              },
              { title: 'Views', isNumber: true, render: ({ views }) => count(views) },
              { title: 'Calls', isNumber: true, render: ({ calls }) => count(calls) },
              { title: 'Leads', isNumber: true, render: ({ leads }) => count(leads) },
            ]}
            rows={shown}
            keyOf={({ page_id, name }) => page_id ?? name}
          />
        )}
        {more}
      </Paper>
    </Panel>
  );
}

const SHOWN = 5;

/** The first of a list, and the button for the rest: seven lists in full would bury each other on a phone. */
function useShown<T>(rows: readonly T[] | undefined, title: string) {
  const [isWhole, setWhole] = useState(false);
  const rest = (rows?.length ?? 0) - SHOWN;
  const more = !isWhole && rest > 0 && (
    <Button
      variant="subtle"
      fullWidth
      aria-label={`Show ${rest} more: ${title}`}
      onClick={() => setWhole(true)}
    >
      Show {rest} more
    </Button>
  );
  return { shown: isWhole ? rows : rows?.slice(0, SHOWN), more };
}

const withoutViewsTitle = 'Pages without views in 90 days';

function PagesWithoutViews({ ranking }: { ranking: ViewRanking | null | undefined }) {
  const found = ranking?.pages_without_views;
  const { shown, more } = useShown(found?.pages, withoutViewsTitle);
  return (
    <Panel isPlain title={withoutViewsTitle}>
      <Paper>
        {!ranking && <Skeleton height={12} m="lg" width="60%" />}
        {ranking && !found && (
          <Text c="dimmed" p="lg">
            Shown once views have been counted for 90 days.
          </Text>
        )}
        {found?.count === 0 && (
          <Text c="dimmed" p="lg">
            Every page public for 90 days was viewed in that time.
          </Text>
        )}
        {found && found.count > 0 && (
          <PlainTable
            label={withoutViewsTitle}
            columns={[
              {
                title: `${boundedCount({ total: found.count, total_is_exact: found.is_exact })} in all, the oldest first`,
                render: page => <PageLink {...page} />,
              },
            ]}
            rows={shown}
            keyOf={({ page_id }) => page_id}
          />
        )}
        {more}
        {found && found.count > 0 && (
          <div className={classes.deeds}>
            <WithoutViewsActions found={found} />
            <TextLink to="/admin/pages" search={{ without_views: true }} size="sm">
              Choose among them
            </TextLink>
          </div>
        )}
      </Paper>
    </Panel>
  );
}

/** The page as visitors see it. */
function PageLink({ path, title }: { path: string; title: string }) {
  return (
    <Anchor href={path} target="_blank" rel="noreferrer" title={path}>
      {title}
    </Anchor>
  );
}
