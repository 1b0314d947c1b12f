import { Alert, FileInput, Group, NativeSelect, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ImportJob,
  largestImport,
  type TransferType,
  transferRoutes,
} from '../../../contract/operations/transfers.ts';
import { upload } from '../../platform/api.ts';
import { ApiError, errorMessage } from '../../platform/api-error.ts';
import { readQuery } from '../../platform/read-query.ts';
import { nounKey } from '../../platform/route-key.ts';
import type { OnSent } from '../../platform/send-file.ts';
import { announce } from '../../platform/ui/announce.ts';
import { counted } from '../../platform/ui/count.ts';
import { optionsOf } from '../../platform/ui/options.ts';
import { PrimaryButton } from '../../platform/ui/primary-button.tsx';
import { write } from '../../platform/write.ts';
import { ImportVerdicts } from './import-verdicts.tsx';
import { isUnderWay, megabytes, typeLabels } from './transfer-labels.ts';

interface ImportPanelProps {
  /** The import that is looked at. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

const TITLE = 'import-title';

/** How often (ms) an import that is worked on is looked at. */
const POLL = 500;

const sendImport = write({
  mutationFn: ({ type, file, onSent }: { type: TransferType; file: File; onSent: OnSent }) => {
    if (file.size > largestImport)
      throw new ApiError('invalid', 'This file is larger than 4 GB. Import it in parts.');
    return upload(transferRoutes.upload, {
      params: undefined,
      query: { import_type: type, file_name: file.name.slice(-200) },
      file,
      onSent,
    });
  },
  silentFailure: true,
  changes: [nounKey(transferRoutes.listImports)],
});

/** The lists are far below the panel of one import: scrolls to the panel and moves the focus there. */
export function showImportPanel(): void {
  const title = document.getElementById(TITLE);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

const types: readonly TransferType[] = ['templates', 'batches', 'full_system'];

/** A file is sent and checked; what would become of it is shown, and only then it is imported. */
export function ImportPanel({ chosen, onChoose }: ImportPanelProps) {
  const client = useQueryClient();
  const [type, setType] = useState<TransferType>('templates');
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState(0);
  const sending = useMutation(sendImport);
  const job = useQuery(
    readQuery(transferRoutes.readImport, {
      params: { id: chosen ?? '' },
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL : false),
      enabled: chosen !== null,
    }),
  );
  const current = chosen === null ? undefined : job.data;
  const isBusy = sending.isPending || (current !== undefined && isUnderWay(current));
  /** Another type or file is another import: the checked one waits in the list of imports. */
  const leaveChecked = () => {
    if (current?.status === 'checked') onChoose(null);
  };
  const send = () => {
    if (!file) return;
    onChoose(null);
    setSent(0);
    sending.mutate(
      { type, file, onSent: setSent },
      {
        onSuccess: ({ id }) => {
          onChoose(id);
          // Once it is sent, a changed file of this name has to be chosen again: the browser can't read it.
          setFile(null);
        },
      },
    );
  };
  useAnnouncedEnd(current, () => void client.invalidateQueries());
  return (
    <Paper p="lg" component="section" aria-labelledby={TITLE}>
      <Title
        order={2}
        id={TITLE}
        tabIndex={-1}
        mb="md"
        style={{ scrollMarginTop: 'calc(var(--app-shell-header-height) + 2rem)' }}
      >
        Import
      </Title>
      <Stack gap="md">
        <Group align="end" gap="sm">
          <NativeSelect
            label="Import type"
            value={type}
            disabled={isBusy}
            onChange={event => {
              setType(types.find(one => one === event.currentTarget.value) ?? 'templates');
              leaveChecked();
            }}
            data={optionsOf(typeLabels)}
          />
          <FileInput
            label="File"
            placeholder="Choose a .json file"
            accept=".json,application/json"
            clearable
            value={file}
            disabled={isBusy}
            onChange={chosenFile => {
              setFile(chosenFile);
              sending.reset();
              leaveChecked();
            }}
            error={file !== null && !isJson(file) ? 'The file must be a .json file' : undefined}
            style={{ flex: '1 1 16rem' }}
          />
          <PrimaryButton disabled={file === null || !isJson(file) || isBusy} onClick={send}>
            {isBusy ? 'Importing...' : 'Import Data'}
          </PrimaryButton>
        </Group>
        {sending.isPending && <SendingProgress sent={sent} size={file?.size ?? 0} />}
        {sending.error && <Failure message={errorMessage(sending.error)} />}
        {job.isError && chosen !== null && <Failure message={errorMessage(job.error)} />}
        {current && <ImportStatus job={current} onChoose={onChoose} />}
      </Stack>
    </Paper>
  );
}

const isJson = (file: File) => file.name.toLowerCase().endsWith('.json');

function ImportStatus({ job, onChoose }: { job: ImportJob; onChoose: (id: string | null) => void }) {
  if (isUnderWay(job)) return <ImportProgress job={job} />;
  return (
    <>
      {job.status === 'failed' && <Failure message={job.error_message ?? 'Unknown error'} />}
      {job.import_results && (
        <ImportVerdicts job={job} results={job.import_results} onDone={() => onChoose(null)} />
      )}
    </>
  );
}

function Failure({ message }: { message: string }) {
  return (
    <Alert color="red" role="alert">
      Import failed: {message}
    </Alert>
  );
}

/** Shows one notification when a watched import ends. */
function useAnnouncedEnd(job: ImportJob | undefined, onCompleted: () => void): void {
  const watched = useRef<string | null>(null);
  const complete = useEffectEvent((type: TransferType) => {
    announce(`${type} imported successfully!`);
    onCompleted();
  });
  const id = job?.id;
  // A short import may never be seen at work: it was checked a moment ago, and now it is done.
  const isOpen = job !== undefined && job.status !== 'completed' && job.status !== 'failed';
  const status = job?.status;
  const type = job?.import_type;
  useEffect(() => {
    if (id === undefined || type === undefined) return;
    if (isOpen) watched.current = id;
    else if (status === 'completed' && watched.current === id) {
      watched.current = null;
      complete(type);
    }
  }, [id, isOpen, status, type]);
}

/** How much of a file has left this browser. It has to stay open until all of it has. */
function SendingProgress({ sent, size }: { sent: number; size: number }) {
  const percent = Math.floor(sent * 100);
  return (
    <Stack gap="xs">
      <Text component="output">Uploading the file. Keep this page open.</Text>
      <Text size="sm" c="dimmed" className="numeric">
        {percent}% of {megabytes(size)}
      </Text>
      <Progress value={percent} aria-label="Upload progress" />
    </Stack>
  );
}

/** How far the reading of a file is, and then the writing of what it holds. */
function ImportProgress({ job }: { job: ImportJob }) {
  const percent = Math.floor((job.bytes_done / Math.max(job.file_size, 1)) * 100);
  return (
    <Stack gap="xs">
      <Text component="output">{stateSentence(job, percent)}</Text>
      <Progress value={percent} animated aria-label="Check progress" />
    </Stack>
  );
}

function stateSentence({ phase, status, rows_done }: ImportJob, percent: number): string {
  if (status === 'pending') return 'Waiting in the queue. You can leave this page.';
  if (phase === 'checking') return `Checking the file: ${percent}% read. Nothing changes yet.`;
  return rows_done > 0
    ? `Importing: ${counted(rows_done, 'row')} written. All changes become visible at once, at the end.`
    : `Importing: ${percent}% of the file read. You can leave this page.`;
}
