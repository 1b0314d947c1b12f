import { Progress, Stack, Text } from '@mantine/core';
import type { ImportJob } from '../../../contract/operations/transfers.ts';
import { counted } from '../../platform/ui/count.ts';
import { megabytes } from './transfer-labels.ts';

/** How much of a file has left this browser. It has to stay open until all of it has. */
export function SendingProgress({ sent, size }: { sent: number; size: number }) {
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
export function ImportProgress({ job }: { job: ImportJob }) {
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
