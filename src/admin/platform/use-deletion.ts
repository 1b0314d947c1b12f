import { type QueryKey, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Route } from '../../contract/platform/route.ts';
import { callRoute } from './api.ts';
import { nounKey } from './route-key.ts';
import { confirmLoss } from './ui/confirm-loss.tsx';
import { deleteAction, type RowAction } from './ui/row-actions.tsx';
import { type Around, alone, write } from './write.ts';

interface Deletion<Params> {
  params: Params;
  /** What the record is called, as in "Delete webhook". */
  noun: string;
  title?: string;
  question?: string;
  consequence: string;
  action?: string;
  done?: string;
  around?: Around;
  changes?: readonly QueryKey[];
  /** Not given to `mutate`: the row that asked is gone by then. */
  onDeleted?: () => void;
}

/** The action that deletes its row, once that is confirmed. */
export function useDeletion<P extends z.ZodType>(
  route: Route<P, z.ZodUndefined, z.ZodUndefined>,
  {
    params,
    noun,
    done,
    around = alone,
    changes = [nounKey(route)],
    onDeleted,
    ...question
  }: Deletion<z.input<P>>,
): Extract<RowAction, { onAct: () => void }> {
  const removing = useMutation(
    write({
      mutationFn: () => around(() => callRoute(route, { params })),
      failure: `The ${noun} could not be deleted`,
      done: done ?? `${noun.charAt(0).toUpperCase()}${noun.slice(1)} deleted`,
      remember: () => onDeleted?.(),
      changes,
    }),
  );
  const ask = () =>
    confirmLoss({
      title: `Delete ${noun}`,
      question: `Are you sure you want to delete this ${noun}?`,
      action: `Delete ${noun}`,
      ...question,
      onConfirm: () => removing.mutate(),
    });
  return { ...deleteAction, busy: removing.isPending, onAct: ask };
}
