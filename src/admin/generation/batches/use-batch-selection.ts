import { useState } from 'react';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { Selection } from '../../platform/ui/select-column.tsx';

/** Which batches are ticked. */
export interface BatchSelection extends Selection {
  readonly ids: ReadonlySet<string>;
}

export function useBatchSelection(): BatchSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    isEmpty: ids.size === 0,
    has: id => ids.has(id),
    toggle: id => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    add: more => setIds(new Set([...ids, ...more])),
    replace: list => setIds(new Set(list)),
  };
}

export function canGenerate(batch: Pick<Batch, 'status'>): boolean {
  return batch.status === 'planning' || batch.status === 'approved';
}
