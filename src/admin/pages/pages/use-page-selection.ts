import { useState } from 'react';
import type { PageFilterInput } from '../../../contract/pages/page-filter.ts';
import type { Selection } from '../../platform/ui/select-column.tsx';

/** Which pages are ticked: some, or all of a filter but some. A selection belongs to the filter it was made under. */
export interface PageSelection extends Selection {
  readonly isAll: boolean;
  /** How many, where all of a filter are not among them. */
  readonly picked: ReadonlySet<string>;
  readonly leftOut: ReadonlySet<string>;
  selectAll: () => void;
}

interface Ticked {
  readonly filter: string;
  readonly isAll: boolean;
  readonly ids: ReadonlySet<string>;
}

export function usePageSelection(filter: PageFilterInput): PageSelection {
  const name = JSON.stringify(filter);
  const nothing: Ticked = { filter: name, isAll: false, ids: new Set() };
  const [stored, setTicked] = useState<Ticked>(nothing);
  const ticked = stored.filter === name ? stored : nothing;
  const none: ReadonlySet<string> = new Set();
  return {
    isAll: ticked.isAll,
    isEmpty: !ticked.isAll && ticked.ids.size === 0,
    picked: ticked.isAll ? none : ticked.ids,
    leftOut: ticked.isAll ? ticked.ids : none,
    has: id => ticked.ids.has(id) !== ticked.isAll,
    toggle: id => {
      const ids = new Set(ticked.ids);
      if (!ids.delete(id)) ids.add(id);
      setTicked({ ...ticked, ids });
    },
    add: more => {
      const ids = new Set(ticked.ids);
      for (const id of more) {
        if (ticked.isAll) ids.delete(id);
        else ids.add(id);
      }
      setTicked({ ...ticked, ids });
    },
    replace: ids => setTicked({ filter: name, isAll: false, ids: new Set(ids) }),
    selectAll: () => setTicked({ filter: name, isAll: true, ids: new Set() }),
  };
}
