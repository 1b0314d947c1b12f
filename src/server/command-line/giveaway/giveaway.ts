import type { GiveawayDraw, GiveawayEntry } from '../../../contract/audience/giveaway.ts';
import { drawWinner } from '../../audience/giveaway/draw-winner.ts';
import { exportEntries } from '../../audience/giveaway/export-entries.ts';
import { presentDraw, presentEntry } from '../../audience/giveaway/present-entry.ts';
import { countEntries, countWhoCanWin, listDraws, listEntries } from '../../audience/giveaway/queries.ts';
import { removeEntry } from '../../audience/giveaway/remove-entry.ts';
import { readId } from '../command-parts.ts';
import { confirm } from '../confirm.ts';
import { withSession } from '../open-session.ts';
import { facts, type Output, table } from '../output.ts';
import { writeExport } from '../write-export.ts';

const maxCounted = 100_000;

/** The entries, newest first. */
export async function listEntriesCommand(
  output: Output,
  { search, limit }: { readonly search?: string; readonly limit: number },
): Promise<void> {
  return withSession(async ({ db }) => {
    const entries = (await listEntries(db, { search, after: null, limit })).map(presentEntry);
    const total = await countEntries(db, search, maxCounted);
    if (total > entries.length) output.note(`${entries.length} of ${total.toLocaleString('en-US')}.`);
    const rows = entries.map(one => [
      one.id,
      `${one.full_name_1} and ${one.full_name_2}`,
      one.state,
      one.email,
      one.phone,
      one.wedding_date,
      one.created_at.slice(0, 10),
      one.has_won ? 'has won' : one.spam_reason === null ? '' : 'left out',
    ]);
    const headings = ['Id', 'Couple', 'State', 'Email', 'Phone', 'Wedding', 'Entered', ''];
    output.result({ entries, total }, table(headings, rows, 'No entries found'));
  });
}

export async function exportEntriesCommand(output: Output, file: string): Promise<void> {
  return withSession(async ({ db, interrupted }) => {
    await writeExport(file, exportEntries(db, interrupted), { interrupted, output });
  });
}

export async function deleteEntryCommand(
  output: Output,
  id: string,
  { yes }: { readonly yes?: boolean },
): Promise<void> {
  readId(id, 'an entry');
  return withSession(async ({ db }) => {
    await confirm('Delete the entry? This cannot be undone.', yes);
    await removeEntry(db, id);
    output.result({ deleted: id }, 'Deleted.');
  });
}

/** Draws a winner. The draw is recorded, so the command asks for confirmation first. */
export async function drawCommand(
  output: Output,
  { winnersToo = false, yes }: { readonly winnersToo?: boolean; readonly yes?: boolean },
): Promise<void> {
  return withSession(async ({ db }) => {
    const left = await countWhoCanWin(db, !winnersToo);
    output.note(`${entriesLabel(left)} can win.`);
    if (left > 0) await confirm('Draw a winner? The draw stays on record.', yes);
    const draw = await drawWinner(db, { leaves_out_winners: !winnersToo }, null);
    output.result({ draw }, describe(draw));
  });
}

export async function listDrawsCommand(output: Output, { limit }: { limit: number }): Promise<void> {
  return withSession(async ({ db }) => {
    const draws = (await listDraws(db, limit)).map(presentDraw);
    const rows = draws.map(one => [
      one.drawn_at,
      one.winner_names,
      one.place,
      one.entries,
      one.drawn_by ?? 'Pagehaul',
    ]);
    const headings = ['Drawn', 'Winner', 'Place', 'Among', 'By'];
    output.result({ draws }, table(headings, rows, 'Nothing was drawn yet'));
  });
}

function describe(draw: GiveawayDraw & { winner: GiveawayEntry }): string {
  const { winner } = draw;
  return facts([
    ['Winner', draw.winner_names],
    ['Email', winner.email],
    ['Phone', winner.phone],
    ['State', winner.state],
    ['Wedding date', winner.wedding_date],
    ['Drawn', `place ${draw.place} of ${entriesLabel(draw.entries)}`],
  ]);
}

const entriesLabel = (n: number) => (n === 1 ? '1 entry' : `${n.toLocaleString('en-US')} entries`);
