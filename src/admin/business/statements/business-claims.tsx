import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { statementRoutes } from '../../../contract/business/statements.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { counted } from '../../platform/ui/count.ts';
import { Panel } from '../../platform/ui/panel.tsx';
import { PlainTable } from '../../platform/ui/plain-table.tsx';
import { QueryBoundary } from '../../platform/ui/query-boundary.tsx';
import { SourceLink } from '../../platform/ui/source-link.tsx';
import { usePredicates } from './predicate-queries.ts';
import { openStatement } from './statement-form.tsx';

/** What pages claim of the business: by whom it was stated, and until when it is shown. */
export function BusinessClaims() {
  const claims = useQuery(
    listQuery(statementRoutes.list, { query: { subject_kind: 'business', per_page: 200 } }),
  );
  const expiring = useQuery(
    readQuery(statementRoutes.expiring, { query: { days: 3_650, subject_kind: 'business', per_page: 200 } }),
  );
  const { items = [] } = claims.data ?? {};
  const predicates = usePredicates();
  const missing = predicates.all.filter(
    ({ name, of, can_be_stated }) =>
      can_be_stated && of.includes('business') && !items.some(({ predicate }) => predicate === name),
  );
  return (
    <QueryBoundary title="Claims could not be read" query={claims}>
      <Panel
        title="Claims"
        help="Years, licenses, discounts. When one expires, its sentences leave all pages."
      >
        {items.length > 0 && (
          <PlainTable
            label="Claims of the business"
            columns={[
              {
                title: 'Claim',
                render: statement => (
                  <>
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      ml={-8}
                      onClick={() => openStatement(statement)}
                    >
                      {predicates.find(statement.predicate)?.label ?? statement.predicate}
                    </Button>
                    <Text size="sm">{statement.value}</Text>
                  </>
                ),
              },
              {
                title: 'Stated by',
                render: ({ source, source_name }) => <SourceLink source={source} name={source_name} />,
              },
              { title: 'Until', isNumber: true, render: ({ expires_on }) => expires_on ?? 'Always' },
              {
                title: 'Pages',
                isNumber: true,
                render: ({ id }) =>
                  shownPages(expiring.data?.items.find(one => one.statement.id === id)?.pages),
              },
            ]}
            rows={items}
            keyOf={({ id }) => id}
          />
        )}
        {missing.length > 0 && (
          <Text size="sm" c="dimmed">
            Not stated, so on no page: {missing.map(({ label }) => label).join(' · ')}.
          </Text>
        )}
        <Group>
          <Button onClick={() => openStatement(null)}>Add statement</Button>
        </Group>
      </Panel>
    </QueryBoundary>
  );
}

const shownPages = (pages: number | undefined) => (pages === undefined ? '–' : counted(pages, 'page'));
