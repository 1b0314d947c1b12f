import { useState } from 'react';
import type { Batch } from '../../../contract/generation/batches.ts';

/** Which batches are ticked. They stay so on other pages of the list. */
export interface BatchSelection {
  readonly ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  replace: (ids: readonly string[]) => void;
}

export function useBatchSelection(): BatchSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    toggle: id => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    replace: list => setIds(new Set(list)),
  };
}

export function canGenerate(batch: Pick<Batch, 'status'>): boolean {
  return batch.status === 'planning' || batch.status === 'approved';
}
