import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { GiveawayDraw, GiveawayEntry } from '../../../contract/audience/giveaway.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { presentDraw, presentEntry } from './present-entry.ts';
import { countWhoCanWin, findAtPlace, findEntry, holdEntries, insertDraw, listDraws } from './queries.ts';

/**
 * Draws one of the eligible entries, each with the same chance, from the system's source of randomness. The draw is
 * recorded in the same transaction, so every winner can be checked.
 */
export async function drawWinner(
  db: Db,
  { leaves_out_winners }: { readonly leaves_out_winners: boolean },
  userId: string | null,
): Promise<GiveawayDraw & { winner: GiveawayEntry }> {
  return db.transaction().execute(async trx => {
    await holdEntries(trx);
    const entries = await countWhoCanWin(trx, leaves_out_winners);
    if (entries === 0) {
      throw new AppError(
        'conflict',
        leaves_out_winners
          ? 'Nobody to draw from. All entries have won, or there are none.'
          : 'Nobody to draw from. There are no entries yet.',
        { reason: 'nobody-to-draw' },
      );
    }
    const place = randomInt(entries) + 1;
    const winner = await findEntry(trx, (await findAtPlace(trx, leaves_out_winners, place)) ?? '');
    if (!winner) throw new Error('an entry left while the entries were held');
    const id = uuidv7();
    await insertDraw(trx, {
      id,
      entry_id: winner.id,
      winner_names: `${winner.full_name_1} and ${winner.full_name_2}`,
      entries,
      place,
      leaves_out_winners,
      drawn_by: userId,
    });
    // No names: activity is stored longer than an entry whose deletion was requested.
    await writeActivity(trx, {
      action: 'drew',
      noun: 'giveaway',
      id,
      name: '',
      after: { entries, place, leaves_out_winners },
    });
    const [draw] = await listDraws(trx, 1);
    if (!draw) throw new Error('the draw was not recorded');
    return { ...presentDraw(draw), winner: { ...presentEntry(winner), has_won: true } };
  });
}
