import type { GiveawayDraw, GiveawayEntry } from '../../../contract/audience/giveaway.ts';
import type { DrawRow, EntryRow } from './queries.ts';

export function presentEntry(row: EntryRow): GiveawayEntry {
  return { ...row, has_won: Boolean(row.has_won), created_at: row.created_at.toISOString() };
}

export function presentDraw({ drawer, drawn_at, ...row }: DrawRow): GiveawayDraw {
  return { ...row, drawn_by: drawer, drawn_at: drawn_at.toISOString() };
}
