import { Button, FileInput, Group, Stack, Text } from '@mantine/core';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { decodeText } from '../../../engine/index.ts';
import { announce } from './announce.ts';
import { count, counted } from './count.ts';
import { FormButtons } from './form-buttons.tsx';
import { openDialog } from './open-dialog.tsx';
import { PlainTable } from './plain-table.tsx';
import { Refusal } from './refusal.tsx';

/** The result of one row of a file. */
export interface RowVerdict {
  readonly line: number;
  readonly name: string;
  readonly verdict: 'new' | 'changed' | 'same' | 'refused';
  readonly reason: string;
}

/** The result of a file. The rows may be only a part of it. */
export interface FileVerdict {
  readonly counts: Readonly<Record<RowVerdict['verdict'], number>>;
  readonly rows: readonly RowVerdict[];
  /** Sentences about rows that do what may not be meant. */
  readonly warnings?: readonly string[];
}

interface CsvFile {
  csv: string;
  apply: boolean;
  skip_refused: boolean;
  /** What `corrections` chose. */
  chosen?: object;
}

interface CsvImportProps<Verdict extends FileVerdict> {
  intro: ReactNode;
  /** Heading of the column of names. */
  column: string;
  nouns: readonly [one: string, many: string];
  importCsv: UseMutationOptions<Verdict, Error, CsvFile>;
  /** Above the verdicts: choices about the file. A choice checks it again. */
  corrections?: (verdict: Verdict, onChoose: (chosen: object) => void) => ReactNode;
  /** Saves the verdict of every row as a file. */
  keepVerdicts?: UseMutationOptions<void, Error, string>;
  onDone: () => void;
}

/** Opens the dialog of an import. */
export function openCsvImport<Verdict extends FileVerdict = FileVerdict>(
  props: Omit<CsvImportProps<Verdict>, 'onDone'>,
): void {
  openDialog({ title: `Import ${props.nouns[1]}`, size: 'xl' }, close => (
    <CsvImport {...props} onDone={close} />
  ));
}

const maxShown = 200;

/** A file is checked first. Refused rows are listed; the others come when the button says so. */
function CsvImport<Verdict extends FileVerdict>({
  intro,
  column,
  nouns,
  importCsv,
  corrections,
  keepVerdicts,
  onDone,
}: CsvImportProps<Verdict>) {
  const looking = useMutation(importCsv);
  const applying = useMutation(importCsv);
  const [csv, setCsv] = useState('');
  const [chosen, setChosen] = useState({});
  const [seen, setSeen] = useState<Verdict | null>(null);
  const check = (text: string, choices: object) => {
    setChosen(choices);
    looking.mutate({ csv: text, apply: false, skip_refused: false, chosen: choices }, { onSuccess: setSeen });
  };
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [isGuessed, setGuessed] = useState(false);
  const look = async (file: File | null) => {
    looking.reset();
    applying.reset();
    setSeen(null);
    const decoded = decodeText(new Uint8Array((await file?.arrayBuffer()) ?? []));
    const read =
      'problem' in decoded ? { text: '', isGuessed: false, ...decoded } : { ...decoded, problem: null };
    setFileProblem(read.problem);
    setGuessed(read.isGuessed);
    setCsv(read.text);
    if (read.text !== '') check(read.text, {});
  };
  const verdict = looking.data;
  const changes = verdict ? verdict.counts.new + verdict.counts.changed : 0;
  const error = looking.error ?? applying.error;
  const refused = verdict?.counts.refused ?? 0;
  const apply = () =>
    applying.mutate(
      { csv, apply: true, skip_refused: refused > 0, chosen },
      {
        onSuccess: () => {
          announce(`${counted(changes, ...nouns)} imported`);
          onDone();
        },
      },
    );
  return (
    <Stack gap="md">
      <Text size="md">{intro} Nothing changes until you confirm.</Text>
      <FileInput
        label="CSV file"
        placeholder="Choose a file"
        accept=".csv,text/csv"
        clearable
        error={fileProblem}
        onChange={file => void look(file)}
      />
      {isGuessed && <Text role="status">Read as Windows-1252. Check the accents below.</Text>}
      {looking.isPending && <Text c="dimmed">Reading every row…</Text>}
      <Refusal error={error} />
      {seen && corrections?.(seen, choices => check(csv, { ...chosen, ...choices }))}
      {verdict && <Verdicts column={column} {...verdict} />}
      {verdict && keepVerdicts && <EveryVerdict csv={csv} keep={keepVerdicts} />}
      <FormButtons
        onCancel={onDone}
        disabled={!verdict || changes === 0}
        loading={applying.isPending}
        onClick={apply}
      >
        {verdict ? importLabel(changes, refused, nouns) : `Import ${nouns[1]}`}
      </FormButtons>
    </Stack>
  );
}

function importLabel(changes: number, refused: number, nouns: readonly [one: string, many: string]): string {
  if (changes === 0) return 'Nothing to import';
  if (refused === 0) return `Import ${counted(changes, ...nouns)}`;
  return changes === 1 ? `Import the other ${nouns[0]}` : `Import the other ${counted(changes, ...nouns)}`;
}

/** The verdict on each row, the refused ones first. */
export function Verdicts({ column, counts, rows, warnings }: FileVerdict & { column: string }) {
  const total = counts.new + counts.changed + counts.same + counts.refused;
  return (
    <>
      <div role="status">
        <Text>
          {count(counts.new)} new, {count(counts.changed)} changed, {count(counts.same)} the same,{' '}
          {counted(counts.refused, 'row')} refused.
          {counts.refused > 0 && ' Fix these rows in the file, or import the others.'}
        </Text>
        {warnings?.map(warning => (
          <Text key={warning}>{warning}</Text>
        ))}
      </div>
      <PlainTable
        label="Result for each row"
        maxHeight={320}
        columns={[
          { title: 'Line', isNumber: true, render: ({ line }) => line },
          { title: column, render: ({ name }) => name },
          {
            title: 'Verdict',
            render: ({ verdict, reason }) => (
              <Text inherit {...(verdict === 'refused' && { c: 'var(--tone-red)' })}>
                {verdict}
                {reason && `: ${reason}`}
              </Text>
            ),
          },
        ]}
        rows={rows.slice(0, maxShown)}
        keyOf={({ line }) => line}
      />
      {total > maxShown && (
        <Text size="sm" c="dimmed">
          {maxShown} of {count(total)} rows: refused rows first, then rows to check.
        </Text>
      )}
    </>
  );
}

function EveryVerdict({ csv, keep }: { csv: string; keep: UseMutationOptions<void, Error, string> }) {
  const keeping = useMutation(keep);
  return (
    <Group>
      <Button size="xs" loading={keeping.isPending} onClick={() => keeping.mutate(csv)}>
        Download every verdict
      </Button>
    </Group>
  );
}
