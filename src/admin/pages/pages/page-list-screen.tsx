import { Alert, Box, Button, Group, Text } from '@mantine/core';
import { IconEyeOff, IconFileText, IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageRoutes } from '../../../contract/pages/pages.ts';
import { newestSearched } from '../../../contract/platform/route.ts';
import { isShortSearch } from '../../../engine/index.ts';
import { addressOf } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { count } from '../../platform/ui/count.ts';
import type { EmptyStateProps } from '../../platform/ui/empty-state.tsx';
import { ExportButton } from '../../platform/ui/export-button.tsx';
import { ButtonLink, PrimaryLink } from '../../platform/ui/links.tsx';
import { NumberedPager } from '../../platform/ui/numbered-pager.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { BulkChangesButton, LatestChanges } from '../page-changes/latest-changes.tsx';
import { WithoutViewsActions } from '../page-changes/without-views-actions.tsx';
import { SavedViewMenu } from '../saved-views/saved-view-menu.tsx';
import { viewsOf } from '../views/view-queries.ts';
import { selectablePageColumns } from './page-columns.tsx';
import { PageFilters } from './page-filters.tsx';
import { filterOf } from './page-search.ts';
import { PageSelectionBar } from './page-selection-bar.tsx';
import { usePageSelection } from './use-page-selection.ts';

const PER_PAGE = 50;
const route = getRouteApi('/admin/pages');

interface PageListScreenProps {
  /** Filters that are not seen in the row of filters. */
  pills: ReactNode;
}

export function PageListScreen({ pills }: PageListScreenProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, sort = 'newest' } = search;
  const after = page > 1 ? search.after : undefined;
  const filter = filterOf(search);
  const selection = usePageSelection(filter);
  const pages = useQuery(
    listQuery(pageRoutes.list, {
      query: {
        ...filter,
        sort,
        per_page: PER_PAGE,
        cursor: after,
        page: page > 1 && !after ? page : undefined,
      },
    }),
  );
  const isFiltered = Object.keys(filter).length > 0;
  const noPages = useNoPages({ isFiltered, page });
  const inAll = useQuery(readQuery(pageRoutes.counts, { enabled: isFiltered })).data?.total;
  return (
    <Screen
      title="Page Management"
      purpose="All generated pages."
      action={<PrimaryLink to="/admin/generator">Generate pages</PrimaryLink>}
    >
      <PageFilters />
      {pills}
      <Group gap="xs" className="buttons">
        <SavedViewMenu
          filter={filter}
          sort={sort}
          onOpen={view => void navigate({ search: { ...view.filter, sort: view.sort } })}
        />
        <BulkChangesButton />
        <ExportButton href={addressOf(pageRoutes.export.path, { query: filter })} />
        <ButtonLink
          to="/admin/pages/rename"
          search={isFiltered ? { filter } : {}}
          leftSection={<IconRoute size={16} aria-hidden />}
        >
          Change addresses
        </ButtonLink>
      </Group>
      <LatestChanges />
      {filter.without_views === true && <WithoutViewsNotice />}
      {isShortSearch(filter.search) && inAll !== undefined && inAll > newestSearched && (
        <Text size="sm" role="status">
          Short searches cover the newest {count(newestSearched)} pages. Type a third letter for all{' '}
          {count(inAll)}.
        </Text>
      )}
      <RecordList
        query={pages}
        errorTitle="The pages could not be read"
        label="Pages"
        columns={selectablePageColumns(selection, pages.data?.items ?? [])}
        empty={noPages}
        pager={
          <NumberedPager
            list={pages.data}
            current={page}
            perPage={PER_PAGE}
            isStale={pages.isPlaceholderData}
            inAll={isFiltered ? inAll : undefined}
            nouns={['page', 'pages']}
          />
        }
      >
        <PageSelectionBar
          selection={selection}
          hasMore={page > 1 || Boolean(pages.data?.next_cursor)}
          filter={filter}
          isFiltered={isFiltered}
        />
      </RecordList>
    </Screen>
  );
}

/** Why the list is empty, and what to do. */
function useNoPages({ isFiltered, page }: { isFiltered: boolean; page: number }): EmptyStateProps {
  const navigate = route.useNavigate();
  const none = { icon: IconFileText, title: 'No pages found' };
  if (page > 1) {
    const first = { page: undefined, after: undefined };
    return {
      ...none,
      why: `The list ends before page ${count(page)}.`,
      step: (
        <Button onClick={() => void navigate({ search: previous => ({ ...previous, ...first }) })}>
          To the first page
        </Button>
      ),
    };
  }
  return isFiltered
    ? {
        ...none,
        why: 'Try adjusting your search or filters.',
        step: <Button onClick={() => void navigate({ search: {} })}>Clear search and filters</Button>,
      }
    : {
        ...none,
        why: 'Pages appear here when you generate a batch.',
        step: <PrimaryLink to="/admin/generator">Plan the first batch</PrimaryLink>,
      };
}

/** Explains the list of pages without views, and offers actions. */
function WithoutViewsNotice() {
  const views = useQuery(viewsOf('90')).data;
  const found = views?.ranking?.pages_without_views;
  return (
    <Alert color="gray" icon={<IconEyeOff aria-hidden />} title="Pages without views in 90 days">
      <Text>
        {found || !views
          ? 'Public for 90 days, open to search engines, and never viewed. Select some or all: merge them into a viewed page, hide them from search engines, or archive them. Archived addresses redirect to the most similar page. You can undo each for 30 days.'
          : 'Shown once views have been counted for 90 days.'}
      </Text>
      {found && found.count > 0 && (
        <Box mt="sm">
          <WithoutViewsActions found={found} />
        </Box>
      )}
    </Alert>
  );
}
