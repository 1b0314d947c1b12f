import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BatchBar } from './batch-bar.tsx';
import { latestBatches } from './batch-queries.ts';
import { batchProgress, batchTone, isRunning } from './batch-status.ts';
import classes from './running-batches.module.css';

const SHOWN = 3;

/** Running batches, shown on every screen. */
export function RunningBatches() {
  const running = useQuery(latestBatches).data?.items.filter(isRunning) ?? [];
  if (running.length === 0) return null;
  return (
    <Stack gap={8} p="sm">
      {running.slice(0, SHOWN).map(batch => (
        <Link key={batch.id} to="/admin/batches/$id" params={{ id: batch.id }} className={classes.card}>
          <span className={classes.name}>{batch.name}</span>
          <span className={classes.state}>
            {batchTone(batch).word}
            <span className="numeric">{batchProgress(batch).percent}%</span>
          </span>
          <BatchBar batch={batch} />
        </Link>
      ))}
    </Stack>
  );
}
