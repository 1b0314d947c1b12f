import { Progress, Stack, Text } from '@mantine/core';
import type { ImportJob } from '../../contract/transfers.ts';
import { counted } from '../ui/count.ts';
import { megabytes } from './transfer-words.ts';

/** How much of a file has left this browser. It has to stay open until all of it has. */
export function SendingProgress({ sent, size }: { sent: number; size: number }) {
  const percent = Math.floor(sent * 100);
  return (
    <Stack gap="xs">
      <Text component="output">Sending the file. Keep this page open until it is there.</Text>
      <Text size="sm" c="dimmed" className="numeric">
        {percent}% of {megabytes(size)}
      </Text>
      <Progress value={percent} aria-label="How much of the file is sent" />
    </Stack>
  );
}

/** How far the reading of a file is, and then the writing of what it holds. */
export function ImportProgress({ job }: { job: ImportJob }) {
  const percent = Math.floor((job.bytes_done / Math.max(job.file_size, 1)) * 100);
  return (
    <Stack gap="xs">
      <Text component="output">{stateSentence(job, percent)}</Text>
      <Progress value={percent} animated aria-label="How much of the file is read" />
    </Stack>
  );
}

function stateSentence({ phase, status, rows_done }: ImportJob, percent: number): string {
  if (status === 'pending') return 'Waiting for its turn. You can leave this page; the work goes on.';
  if (phase === 'checking') return `Checking the file: ${percent}% read. Nothing changes yet.`;
  return rows_done > 0
    ? `Importing: ${counted(rows_done, 'row')} written. Visitors see them all at once, at the end.`
    : `Importing: ${percent}% of the file read. You can leave this page; the work goes on.`;
}
