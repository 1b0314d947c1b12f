import { Stack, Text } from '@mantine/core';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { type Statement, statementRoutes } from '../../../contract/business/statements.ts';
import { actionsColumn, dayColumn, FROM_LAPTOP, FROM_TABLET } from '../../platform/ui/columns.tsx';
import { RowOpener } from '../../platform/ui/links.tsx';
import { RowActions } from '../../platform/ui/row-actions.tsx';
import { SourceLink } from '../../platform/ui/source-link.tsx';
import { StatusBadge } from '../../platform/ui/status-badge.tsx';
import { useNow } from '../../platform/ui/use-now.ts';
import { useDeletion } from '../../platform/use-deletion.ts';
import { usePredicates } from './predicate-queries.ts';
import { openStatement } from './statement-form.tsx';
import { statementChanges, statementMutations } from './statement-mutations.ts';
import { sentenceOf, subjectShown } from './subject-shown.ts';

export const sourceColumn: DataTableColumn<Pick<Statement, 'source' | 'source_name'>> = {
  accessor: 'source',
  title: 'Source',
  width: 190,
  visibleMediaQuery: FROM_TABLET,
  render: statement => <SourceLink source={statement.source} name={statement.source_name} />,
};

export const statementColumns: DataTableColumn<Statement>[] = [
  {
    accessor: 'subject',
    title: 'About, and what pages say',
    render: statement => (
      <Stack gap={2}>
        <RowOpener onClick={() => openStatement(statement)}>{subjectShown(statement)}</RowOpener>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Sentence of={statement} />
        </Text>
        <Text size="sm" c="dimmed" hiddenFrom="sm">
          <SourceLink source={statement.source} name={statement.source_name} />
          {statement.expires_on && `, expires ${statement.expires_on}`}
        </Text>
        <State statement={statement} />
      </Stack>
    ),
  },
  sourceColumn,
  dayColumn('checked_on', { title: 'Checked', visibleMediaQuery: FROM_LAPTOP }),
  dayColumn('expires_on', { title: 'Expires', visibleMediaQuery: FROM_TABLET }),
  actionsColumn(statement => <StatementActions statement={statement} />),
];

function Sentence({ of: { predicate, value } }: { of: Statement }) {
  return sentenceOf(usePredicates().find(predicate), value);
}

function State({ statement: { is_disputed, is_chosen, expires_on, predicate } }: { statement: Statement }) {
  const predicates = usePredicates();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  if (predicates.isRead && !predicates.find(predicate))
    return <StatusBadge tone="yellow" word="No text uses it: no pack has this kind of fact" />;
  if (expires_on !== null && expires_on < today)
    return <StatusBadge tone="yellow" word="Expired: no page shows it" />;
  if (is_disputed) return <StatusBadge tone="red" word="Sources disagree: no page shows it" />;
  return is_chosen ? <StatusBadge tone="green" word="Chosen among sources" /> : null;
}

function StatementActions({ statement }: { statement: Statement }) {
  const choosing = useMutation(statementMutations.choose);
  const { id } = statement;
  const predicates = usePredicates();
  const name = `${subjectShown(statement)}: ${statement.predicate}`;
  const deletion = useDeletion(statementRoutes.remove, {
    params: { id },
    noun: 'statement',
    question: `Delete “${sentenceOf(predicates.find(statement.predicate), statement.value)}”?`,
    consequence: 'Sentences that need it leave the pages at once. This cannot be undone.',
    action: 'Delete',
    changes: statementChanges,
  });
  return (
    <RowActions
      of={name}
      actions={[
        ...(statement.is_disputed
          ? [
              {
                label: 'Choose this source',
                icon: IconCheck,
                busy: choosing.isPending,
                onAct: () => choosing.mutate({ params: { id }, body: { is_chosen: true } }),
              },
            ]
          : []),
        { label: 'Change', icon: IconPencil, onAct: () => openStatement(statement) },
        deletion,
      ]}
    />
  );
}
