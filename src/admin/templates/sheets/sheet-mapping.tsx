import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Sheet } from '../../../contract/templates/sheets.ts';
import type { Template } from '../../../contract/templates/templates.ts';
import { type ColumnUse, guessColumns, readSheetRows } from '../../../engine/index.ts';
import { stateOptions } from '../../business/places/state-options.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { Problem } from '../../platform/ui/problem.tsx';
import { contentLabel } from '../data-sets/data-set-labels.ts';
import { ColumnTable } from './column-table.tsx';
import { PlaceholderCover } from './placeholder-cover.tsx';
import { SheetFindings } from './sheet-findings.tsx';
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
  const [columns, setColumns] = useState(() => guessColumns(sheet.headings, sheet.rows));
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
  const problem = problemOf(columns);
  const found = contentLabel({
    location_count: report.ready_count,
    keyword_count: report.keywords.length,
    columns: [],
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
      <SheetFindings report={report} emptyRows={sheet.empty_rows} />
      {has('keyword') && (has('city') || has('location')) && (
        <Text size="sm" c="dimmed">
          Every place is combined with every keyword, not only its neighbor.
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        {problem && <Problem>{problem}</Problem>}
        <Button onClick={onCancel}>Cancel</Button>
        <PrimaryButton
          disabled={problem !== null || found === '' || deferredColumns !== columns}
          onClick={() => onLists(listsOfReport(report, fileName))}
        >
          {found === '' ? action : `${action}: ${found}`}
        </PrimaryButton>
      </Group>
    </Stack>
  );
}

function problemOf(columns: readonly ColumnUse[]): string | null {
  const named = columns.flatMap(({ role, name }) => (role === 'value' ? [name] : []));
  const twice = named.find((name, index) => name !== '' && named.indexOf(name) < index);
  if (twice) return `Two columns fill {{${twice}}}. Rename one or leave it out.`;
  if (named.includes('')) return 'Give every value column a placeholder, or leave it out.';
  return null;
}
