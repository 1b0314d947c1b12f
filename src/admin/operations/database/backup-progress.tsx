import { Alert, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { BackupRun } from '../../../contract/operations/backups.ts';
import { count } from '../../platform/ui/count.ts';
import { Timestamp } from '../../platform/ui/timestamp.tsx';

/** The current backup or restore, or the result of the last one. */
export function BackupProgress({ run }: { run: BackupRun }) {
  const isRestore = run.kind === 'restore';
  if (run.status === 'failed') {
    return (
      <Alert
        color="red"
        role="alert"
        icon={<IconAlertTriangle aria-hidden />}
        title={isRestore ? 'The backup was not restored; nothing was changed' : 'The backup was not made'}
      >
        {run.message}
      </Alert>
    );
  }
  if (run.status === 'completed') {
    return (
      <Text size="sm" c="dimmed" aria-live="polite">
        {isRestore ? 'Last restored' : 'Last made'}: <span className="mono">{run.file_name}</span>,{' '}
        {run.finished_at && <Timestamp at={run.finished_at} />}
        {run.safety_file_name && (
          <>
            . What it replaced is in <span className="mono">{run.safety_file_name}</span>
          </>
        )}
        .
      </Text>
    );
  }
  const words = isRestore ? 'Restoring' : 'Making a backup';
  return (
    <Stack gap={4} role="status">
      <Text size="sm">
        {words}: {count(run.tables_done)} of {count(run.tables_total)} tables, {count(run.rows_done)} rows.
        The site stays online.
      </Text>
      <Progress
        aria-label={words}
        value={run.tables_total === 0 ? 0 : (run.tables_done / run.tables_total) * 100}
        animated
      />
    </Stack>
  );
}
