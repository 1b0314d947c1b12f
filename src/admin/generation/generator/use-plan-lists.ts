import { useState } from 'react';
import type { DataSetContent, UsedDataSet } from '../../../contract/templates/data-sets.ts';
import { locationKey } from '../../../engine/index.ts';
import type { BroughtLists } from '../../templates/sheets/sheet-lists.ts';

type LocationValues = DataSetContent['location_values'];

/** A plan's data beside its typed lists: values of single places, and the sources of the lists. */
export interface PlanLists {
  readonly location_values: LocationValues;
  readonly data_sets: readonly UsedDataSet[];
  bring: (lists: BroughtLists) => void;
  forgetValues: () => void;
  /** The lists they came with are gone. */
  clear: () => void;
  forgetDataSet: (used: UsedDataSet) => void;
}

export function usePlanLists(): PlanLists {
  const [values, setValues] = useState<LocationValues>([]);
  const [sets, setSets] = useState<readonly UsedDataSet[]>([]);
  return {
    location_values: values,
    data_sets: sets,
    bring: lists => {
      setValues(before => merged(before, lists.location_values));
      const used = lists.data_set;
      if (used) setSets(before => [...before.filter(one => one.id !== used.id), used].slice(-8));
    },
    forgetValues: () => setValues([]),
    clear: () => {
      setValues(before => (before.length > 0 ? [] : before));
      setSets(before => (before.length > 0 ? [] : before));
    },
    forgetDataSet: used => setSets(before => before.filter(one => one.id !== used.id)),
  };
}

/** What comes later wins, value by value. */
function merged(before: LocationValues, more: LocationValues): LocationValues {
  if (before.length === 0) return more;
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

/** In the format of a batch. */
export function listsOf({ location_values, data_sets }: PlanLists) {
  return {
    location_values: [...location_values],
    data_sets: data_sets.map(({ id, version }) => ({ id, version })),
  };
}
