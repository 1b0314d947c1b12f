import { Button, Group, Stack, Tabs } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { predicateNameSchema } from '../../../contract/business/predicates.ts';
import { statementRoutes } from '../../../contract/business/statements.ts';
import { addressOf } from '../../platform/api.ts';
import { listQuery } from '../../platform/read-query.ts';
import { ExportButton } from '../../platform/ui/export-button.tsx';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { ButtonLink } from '../../platform/ui/links.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { RecordList } from '../../platform/ui/record-list.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { ExpiringList } from './expiring-list.tsx';
import { openStatementImport } from './open-statement-import.tsx';
import { usePredicates } from './predicate-queries.ts';
import { statementColumns } from './statement-columns.tsx';
import { openStatement } from './statement-form.tsx';
import { kindLabels } from './subject-shown.ts';

const route = getRouteApi('/admin/statements');

/** Facts about towns, counties, services and the business, with their sources. */
export function StatementScreen() {
  const { view = 'all' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Screen
      title="Statements"
      purpose="Sourced facts, like {{fact:place.housing}}. Sentences with missing facts are left out."
      action={
        <>
          <ButtonLink to="/admin/work-orders">Work orders</ButtonLink>
          <Button onClick={openStatementImport}>Import CSV</Button>
          <ButtonLink to="/admin/local-facts">Answer questions</ButtonLink>
          <PrimaryButton onClick={() => openStatement(null)}>Add statement</PrimaryButton>
        </>
      }
    >
      <Tabs
        value={view}
        keepMounted={false}
        onChange={next => void navigate({ search: next === 'expiring' ? { view: 'expiring' } : {} })}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="all">All</Tabs.Tab>
          <Tabs.Tab value="expiring">Expiring</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="all">
          <StatementList />
        </Tabs.Panel>
        <Tabs.Panel value="expiring">
          <ExpiringList />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}

const states = optionsOf({
  disputed: 'Sources disagree',
  expiring: 'Expiring in 60 days',
  expired: 'Expired',
  unchecked: 'Without a day checked',
});

function StatementList() {
  const { search, kind, predicate, state, after } = route.useSearch();
  const filter = {
    search,
    subject_kind: kind,
    predicate: predicateNameSchema.safeParse(predicate).data,
    state,
  };
  const predicates = usePredicates();
  const statements = useQuery(listQuery(statementRoutes.list, { query: { ...filter, cursor: after } }));
  return (
    <Stack gap="md">
      <Group gap="sm">
        <SearchFilter label="Search statements" placeholder="A town, or part of the text" />
        <FilterSelect name="kind" label="About" all="About anything" options={optionsOf(kindLabels)} />
        <FilterSelect
          name="predicate"
          label="What"
          all="Any kind of fact"
          options={predicates.all.map(({ name, label }) => ({ value: name, label }))}
        />
        <FilterSelect name="state" label="State" all="In any state" options={states} />
        <ExportButton href={addressOf(statementRoutes.export.path, { query: filter })} />
      </Group>
      <RecordList
        query={statements}
        label="Statements"
        columns={statementColumns}
        noMatch={{ title: 'No statements match', why: 'Try a shorter part of the text.' }}
        empty={{
          icon: IconQuote,
          title: 'No statements',
          why: 'Pages state facts about their town only if statements have them.',
          step: <Button onClick={() => openStatement(null)}>Add the first one</Button>,
        }}
        nouns={['statement', 'statements']}
      />
    </Stack>
  );
}
