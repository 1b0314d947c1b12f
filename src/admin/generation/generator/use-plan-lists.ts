import { useState } from 'react';
import type { UsedDataSet } from '../../../contract/templates/data-sets.ts';
import { locationKey } from '../../../engine/index.ts';
import {
  type BroughtLists,
  isListOfRows,
  type ListEntry,
  storedEntries,
} from '../../templates/sheets/sheet-lists.ts';

type LocationValues = readonly ListEntry[];

/** What can be kept of a plan's lists. */
export interface KeptLists {
  readonly location_values: LocationValues;
  readonly data_sets: readonly UsedDataSet[];
  /** Each row of `location_values` is a page. */
  readonly page_per_row: boolean;
}

export const noLists: KeptLists = { location_values: [], data_sets: [], page_per_row: false };

/** A plan's data beside its typed lists: values of single places, and the sources of the lists. */
export interface PlanLists extends KeptLists {
  bring: (lists: BroughtLists) => void;
  setPagePerRow: (isPerRow: boolean) => void;
  forgetValues: () => void;
  /** The lists they came with are gone. */
  clear: () => void;
  forgetDataSet: (used: UsedDataSet) => void;
}

export function usePlanLists(initial: KeptLists, onLists: (lists: KeptLists) => void): PlanLists {
  const [lists, setLists] = useState(initial);
  const change = (changed: Partial<KeptLists>) => {
    const next = { ...lists, ...changed };
    setLists(next);
    onLists(next);
  };
  return {
    ...lists,
    bring: ({ location_values: more, data_set: used }) => {
      const isPerRow = lists.page_per_row || isListOfRows(more);
      change({
        page_per_row: isPerRow,
        location_values: isPerRow ? [...lists.location_values, ...more] : merged(lists.location_values, more),
        ...(used && {
          data_sets: [...lists.data_sets.filter(one => one.id !== used.id), used].slice(-8),
        }),
      });
    },
    setPagePerRow: isPerRow => change({ page_per_row: isPerRow }),
    forgetValues: () => change({ location_values: [], page_per_row: false }),
    clear: () => {
      if (lists.location_values.length + lists.data_sets.length > 0) change(noLists);
    },
    forgetDataSet: used => change({ data_sets: lists.data_sets.filter(one => one.id !== used.id) }),
  };
}

/** What comes later wins, value by value. */
function merged(before: LocationValues, more: LocationValues): LocationValues {
  if (before.length === 0) return more;
  if (more.length === 0) return before;
  const all = new Map(before.map(one => [locationKey(one), one]));
  for (const one of more) {
    const known = all.get(locationKey(one));
    all.set(
      locationKey(one),
      known ? { ...one, field_values: { ...known.field_values, ...one.field_values } } : one,
    );
  }
  return [...all.values()];
}

/** The names that places have values of. */
export function namesOfValues(values: LocationValues): string[] {
  const names = new Set<string>();
  for (const { field_values } of values) for (const name of Object.keys(field_values)) names.add(name);
  return [...names];
}

/** The keywords of rows; empty unless all rows have one. */
export function keywordsOfRows(values: LocationValues): readonly string[] {
  if (!values.every(({ keyword }) => keyword)) return [];
  return [...new Set(values.flatMap(({ keyword }) => keyword ?? []))];
}

/** True if the plan needs no list of keywords. */
export const hasRowKeywords = ({ page_per_row, location_values }: KeptLists) =>
  page_per_row && keywordsOfRows(location_values).length > 0;

/** In the format of a batch. Without a page per row, the first row of a place counts. */
export function listsOf({ location_values, data_sets, page_per_row }: KeptLists) {
  return {
    location_values: storedEntries(page_per_row ? location_values : firstRows(location_values)),
    page_per_row,
    data_sets: data_sets.map(({ id, version }) => ({ id, version })),
  };
}

function firstRows(values: LocationValues): LocationValues {
  const first = new Map<string, ListEntry>();
  for (const one of values) if (!first.has(locationKey(one))) first.set(locationKey(one), one);
  return [...first.values()];
}
