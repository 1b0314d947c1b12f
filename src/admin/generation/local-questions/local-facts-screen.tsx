import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { localQuestionRoutes } from '../../../contract/generation/local-questions.ts';
import { openStatementImport } from '../../business/statements/open-statement-import.tsx';
import { readQuery } from '../../platform/read-query.ts';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { AskTown, Questions } from './questions.tsx';

const route = getRouteApi('/admin/local-facts');

/** What only the owner knows of the towns, one question at a time. */
export function LocalFactsScreen() {
  const { batch, place } = route.useSearch();
  const query = useQuery({
    ...readQuery(localQuestionRoutes.list, { query: { batch, place, per_page: 500 } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen
      title="Local facts"
      purpose="Answer what you know. Pages say it at once."
      action={<Button onClick={openStatementImport}>Import CSV</Button>}
      back={{ to: '/admin/statements', label: 'Statements' }}
    >
      <QueryBoundary title="The questions could not be loaded" query={query} loading={320}>
        {query.data && <Questions list={query.data} batch={batch} place={place} />}
      </QueryBoundary>
      {query.isError && place !== undefined && <AskTown />}
    </Screen>
  );
}
