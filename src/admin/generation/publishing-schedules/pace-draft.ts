import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Pace } from '../../../contract/generation/publishing-schedules.ts';

/** A chosen pace that is not stored yet; null in it: the form has an error. */
export interface PaceDraft {
  readonly pace: Pace | null;
}

/** Every button that approves or starts the batch sends it. */
const draft = (id: string) =>
  queryOptions({
    queryKey: ['pace-draft', id],
    queryFn: skipToken,
    initialData: null as PaceDraft | null,
    staleTime: Infinity,
  });

export const usePaceDraft = (id: string): PaceDraft | null => useQuery(draft(id)).data ?? null;

export const readPaceDraft = (client: QueryClient, id: string): PaceDraft | null =>
  client.getQueryData(draft(id).queryKey) ?? null;

export function setPaceDraft(client: QueryClient, id: string, value: PaceDraft | null): void {
  client.setQueryData(draft(id).queryKey, value);
}
