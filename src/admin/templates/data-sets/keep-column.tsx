import { Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatementImport } from '../../../contract/business/statements.ts';
import { type DataSet, dataSetRoutes } from '../../../contract/templates/data-sets.ts';
import { usePredicates } from '../../business/statements/predicate-queries.ts';
import { statementChanges } from '../../business/statements/statement-mutations.ts';
import { call } from '../../platform/api.ts';
import { announce } from '../../platform/ui/announce.ts';
import { counted } from '../../platform/ui/count.ts';
import { Verdicts } from '../../platform/ui/csv-import.tsx';
import { FormButtons } from '../../platform/ui/form-buttons.tsx';
import { openDialog } from '../../platform/ui/open-dialog.tsx';
import { Refusal } from '../../platform/ui/refusal.tsx';
import { write } from '../../platform/write.ts';

export function openKeepColumn(set: DataSet): void {
  openDialog({ title: 'Keep a column as statements', size: 'xl' }, close => (
    <KeepColumn set={set} onDone={close} />
  ));
}

interface Kept {
  set: DataSet;
  column: string;
  predicate: string;
  apply: boolean;
  skip_refused: boolean;
}

const keep = write({
  mutationFn: ({ set, ...body }: Kept): Promise<StatementImport> =>
    call(dataSetRoutes.statements, { params: { id: set.id }, body }),
  silentFailure: true,
  changes: ({ apply }) => (apply ? statementChanges : []),
});

/** A column and what it says. The verdicts are shown first. */
function KeepColumn({ set, onDone }: { set: DataSet; onDone: () => void }) {
  const predicates = usePredicates();
  const looking = useMutation(keep);
  const applying = useMutation(keep);
  const [column, setColumn] = useState<string | null>(null);
  const [predicate, setPredicate] = useState<string | null>(null);
  const ofPlaces = predicates.all.filter(one => one.can_be_stated && one.of.includes('place'));
  const look = (nextColumn: string | null, nextPredicate: string | null) => {
    setColumn(nextColumn);
    setPredicate(nextPredicate);
    if (nextColumn && nextPredicate)
      looking.mutate({
        set,
        column: nextColumn,
        predicate: nextPredicate,
        apply: false,
        skip_refused: false,
      });
  };
  const report = looking.data;
  const changes = report ? report.counts.new + report.counts.changed : 0;
  const apply = () => {
    if (!column || !predicate || !report) return;
    applying.mutate(
      { set, column, predicate, apply: true, skip_refused: report.counts.refused > 0 },
      {
        onSuccess: () => {
          announce(`${counted(changes, 'statement')} kept. Pages show them now.`);
          onDone();
        },
      },
    );
  };
  const frame = predicate === null ? undefined : predicates.find(predicate)?.frame;
  return (
    <Stack gap="md">
      <Text size="md">
        Each value becomes a statement of its town, with this list as its source. Nothing changes until you
        confirm.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <Select
          label="Column"
          data={set.columns}
          value={column}
          onChange={next => look(next, predicate)}
          data-autofocus
        />
        <Select
          label="What it says"
          data={ofPlaces.map(({ name, label }) => ({ value: name, label }))}
          value={predicate}
          searchable
          {...(frame && { description: frame.replace('___', '…') })}
          onChange={next => look(column, next)}
        />
      </SimpleGrid>
      <Refusal error={looking.error ?? applying.error} />
      {report && (
        <Verdicts
          column="Statement"
          counts={report.counts}
          rows={report.rows.map(row => ({ ...row, name: row.subject.replace('place:', '') }))}
        />
      )}
      <FormButtons
        onCancel={onDone}
        disabled={!report || changes === 0}
        loading={applying.isPending}
        onClick={apply}
      >
        {report ? `Keep ${counted(changes, 'statement')}` : 'Keep statements'}
      </FormButtons>
    </Stack>
  );
}
