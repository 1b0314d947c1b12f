import { Alert, Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Sheet } from '../../../contract/templates/sheets.ts';
import type { Template } from '../../../contract/templates/templates.ts';
import { type ColumnUse, guessColumns, readSheetRows, type SheetReport } from '../../../engine/index.ts';
import { stateOptions } from '../../business/places/state-options.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { Figure } from '../../platform/ui/figure.tsx';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Problem } from '../../platform/ui/problem.tsx';
import { RejectedLines } from '../../platform/ui/rejected-lines.tsx';
import { contentLabel } from '../data-sets/data-set-labels.ts';
import { ColumnTable } from './column-table.tsx';
import { PlaceholderCover } from './placeholder-cover.tsx';
import { type BroughtLists, listsOfReport } from './sheet-lists.ts';

interface SheetMappingProps {
  sheet: Sheet;
  template: Template | undefined;
  fileName: string;
  action: string;
  onLists: (lists: BroughtLists) => void;
  onCancel: () => void;
}

/** The role of each column, the placeholders it fills, and the resulting lists. */
export function SheetMapping({ sheet, template, fileName, action, onLists, onCancel }: SheetMappingProps) {
  const [columns, setColumns] = useState(() =>
    guessColumns(sheet.headings, sheet.rows, template?.custom_fields),
  );
  const [state, setState] = useState('');
  const deferredColumns = useDeferredValue(columns);
  const report = useMemo(
    () =>
      readSheetRows({
        columns: deferredColumns,
        rows: sheet.rows,
        row_numbers: sheet.row_numbers,
        state: state || undefined,
      }),
    [deferredColumns, sheet, state],
  );
  const has = (role: ColumnUse['role']) => columns.some(use => use.role === role);
  const isFew =
    (has('city') || has('location')) && report.rejected_count > report.ready_count + report.duplicate_count;
  const [isConfirmed, setConfirmed] = useState(false);
  const problem = problemOf(columns);
  const found = contentLabel({
    location_count: report.ready_count,
    keyword_count: report.keywords.length,
    columns: [],
    ...(report.is_page_per_row && { row_count: report.rows.length }),
  });
  return (
    <Stack gap="md">
      <ColumnTable sheet={sheet} columns={columns} onColumns={setColumns} />
      {has('city') && !has('state') && (
        <NativeSelect
          label="State of these places"
          description="No column says it."
          value={state}
          maw="20rem"
          data={stateOptions('Choose a state')}
          onChange={event => setState(event.currentTarget.value)}
        />
      )}
      {template && <PlaceholderCover template={template} columns={columns} report={report} />}
      <SheetNotes report={report} emptyRows={sheet.empty_rows} />
      {isFew && <FewRows report={report} isConfirmed={isConfirmed} onConfirmed={setConfirmed} />}
      {report.is_page_per_row ? (
        <Text size="sm">
          Rows of one town differ: each of the {counted(report.rows.length, 'row')} becomes a page.
        </Text>
      ) : (
        has('keyword') &&
        (has('city') || has('location')) && (
          <Text size="sm" c="dimmed">
            Every place is combined with every keyword, not only its neighbor.
          </Text>
        )
      )}
      <Group justify="flex-end" gap="xs">
        {problem && <Problem>{problem}</Problem>}
        <Button onClick={onCancel}>Cancel</Button>
        <PrimaryButton
          disabled={
            problem !== null || (isFew && !isConfirmed) || found === '' || deferredColumns !== columns
          }
          onClick={() => onLists(listsOfReport(report, fileName))}
        >
          {found === '' ? action : `${action}: ${found}`}
        </PrimaryButton>
      </Group>
    </Stack>
  );
}

interface FewRowsProps {
  report: SheetReport;
  isConfirmed: boolean;
  onConfirmed: (isConfirmed: boolean) => void;
}

/** Most rows give no place: the columns are probably not what they are taken for. */
function FewRows({ report, isConfirmed, onConfirmed }: FewRowsProps) {
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle aria-hidden />}
      role="status"
      title={`Only ${count(report.ready_count + report.duplicate_count)} of ${counted(report.total_rows, 'row')} give a place`}
    >
      <Text size="sm" mb="xs">
        Choose other columns above, or “Leave out” for a column that is no place.
      </Text>
      <Checkbox
        label="Use these rows anyway"
        checked={isConfirmed}
        onChange={event => onConfirmed(event.currentTarget.checked)}
      />
    </Alert>
  );
}

function problemOf(columns: readonly ColumnUse[]): string | null {
  const named = columns.flatMap(({ role, name }) => (role === 'value' ? [name] : []));
  const twice = named.find((name, index) => name !== '' && named.indexOf(name) < index);
  if (twice) return `Two columns fill {{${twice}}}. Rename one or leave it out.`;
  if (named.includes('')) return 'Give every value column a placeholder, or leave it out.';
  return null;
}

/** How the rows were understood: the same figures as for a pasted list, and what to do about each row that was not. */
function SheetNotes({ report, emptyRows }: { report: SheetReport; emptyRows: number }) {
  return (
    <section aria-label="Rows read">
      <SimpleGrid component="dl" cols={{ base: 3, sm: 6 }} spacing="xs">
        <Figure size="sm" name="Rows" value={count(report.total_rows)} />
        <Figure size="sm" name="Empty" value={count(emptyRows)} />
        <Figure size="sm" name="Places" value={count(report.ready_count)} />
        <Figure size="sm" name="Keywords" value={count(report.keywords.length)} />
        <Figure size="sm" name="Rejected" value={count(report.rejected_count)} />
        <Figure size="sm" name="Repeated" value={count(report.duplicate_count)} />
      </SimpleGrid>
      {report.conflict_count > 0 && !report.is_page_per_row && (
        <Text size="sm" mt="xs">
          {counted(report.conflict_count, 'row')} of a place that came before{' '}
          {report.conflict_count === 1 ? 'has' : 'have'} other values. The first row of a place counts.
        </Text>
      )}
      <RejectedLines noun="Row" lines={report.rejected} total={report.rejected_count} />
    </section>
  );
}
