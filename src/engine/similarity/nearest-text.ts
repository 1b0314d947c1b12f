import { fillTable, ShingleTable } from './shingle-table.ts';

/**
 * Finds the text most similar to the first, with the exact similarity from 0 to 1. Null if no text shares
 * anything.
 */
export function nearestText(
  page: readonly Uint32Array[],
  others: Iterable<readonly Uint32Array[]>,
): { readonly at: number; readonly likeness: number } | null {
  const mine = new ShingleTable();
  const rest = new ShingleTable();
  fillTable(mine, page);
  let nearest: { at: number; likeness: number } | null = null;
  let at = 0;
  for (const other of others) {
    const likeness = mine.similarityBeyond(nearest?.likeness ?? 0, other, rest);
    if (likeness !== null) nearest = { at, likeness };
    at += 1;
  }
  return nearest;
}
