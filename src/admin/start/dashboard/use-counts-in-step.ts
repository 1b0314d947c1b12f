import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Batch } from '../../../contract/generation/batches.ts';
import { batchQueries } from '../../generation/batches/batch-queries.ts';
import { setupQueries } from '../../operations/setup/setup-queries.ts';
import { pageQueries } from '../../pages/pages/page-queries.ts';

/** Reads the counts of pages and the batches again as soon as something on the screen says that more pages are there. */
export function useCountsInStep(batches: readonly Batch[] | undefined): void {
  const client = useQueryClient();
  const setup = useQuery(setupQueries.state()).data;
  const isKnown = batches !== undefined && setup !== undefined;
  const made = batches?.map(({ id, status, total_completed }) => [id, status, total_completed]);
  const progress = isKnown ? JSON.stringify([made, setup.pages_made, setup.is_working]) : null;
  const before = useRef(progress);
  useEffect(() => {
    const isNews = before.current !== null && progress !== before.current;
    before.current = progress;
    if (!isNews) return;
    void client.invalidateQueries({ queryKey: pageQueries.counts().queryKey });
    void client.invalidateQueries({ queryKey: batchQueries.all });
  }, [client, progress]);
}
