import type { Hono } from 'hono';
import { giveawayRoutes } from '../../../contract/audience/giveaway.ts';
import { settingRoutes } from '../../../contract/platform/settings.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { writeCsv } from '../../platform/csv-records.ts';
import { chunksAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { byId, pageAfter } from '../../platform/http/cursor.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { changeSettings, type SettingsContext } from '../../platform/settings/change-settings.ts';
import { tooManyMessage } from '../leads/sender-limits.ts';
import { isFromOtherSite } from '../leads/sending-site.ts';
import { senderReason } from '../leads/spam-reason.ts';
import { drawWinner } from './draw-winner.ts';
import { enterGiveaway, type GiveawayContext } from './enter-giveaway.ts';
import { isLastDayOver } from './is-open.ts';
import { findEntries } from './list-queries.ts';
import { presentDraw, presentEntry } from './present-entry.ts';
import { countWhoCanWin, deleteEntry, type EntryRow, listDraws, listEntries } from './queries.ts';
import { type RefusedEntry, receiveEntry } from './receive-entry.ts';

const maxDraws = 100;

export function serveGiveawayRoutes(app: Hono<AppEnv>, context: GiveawayContext & SettingsContext): void {
  const db = context.leads.database.kysely;

  serveRoute(app, giveawayRoutes.list, async ({ query }) => {
    const page = await pageAfter(query, { ...byId, list: place => findEntries(db, { ...query, ...place }) });
    return { ...page, items: page.items.map(presentEntry) };
  });

  serveDownload(app, giveawayRoutes.exportCsv, async ({ signal }) => ({
    name: `giveaway-entries-${new Date().toISOString().slice(0, 10)}.csv`,
    chunks: exportEntries(db, signal),
  }));

  serveRoute(app, giveawayRoutes.enter, async ({ body, address, headers, origin }) => {
    const verdict = await context.leads.limits.check(address);
    if (verdict === 'refused' || verdict === 'blocked') {
      throw new AppError('too-many', tooManyMessage, { reason: 'too-many-entries' });
    }
    const circumstances = {
      now: new Date(),
      verdict,
      formKey: context.leads.formKey,
      isForm: false,
      isFromOtherSite: isFromOtherSite(context.leads, { headers, url: origin }),
    };
    await enterGiveaway(context, body, senderReason(body, circumstances));
    return { entered: true as const };
  });

  serveRoute(app, settingRoutes.giveaway, ({ body }) => {
    const { business } = context.settings.current();
    if (body.value.is_open && isLastDayOver({ giveaway: body.value, business }, new Date())) {
      const message = 'This day is over. Choose a later one, or switch “People can enter now” off.';
      throw new AppError('invalid', message, { fields: [{ path: 'value.closes_on', message }] });
    }
    return changeSettings(context, 'giveaway', body);
  });

  serveRoute(app, giveawayRoutes.remove, ({ params }) => removeEntry(db, params.id));

  serveRoute(app, giveawayRoutes.draws, async () => {
    const [all, left, draws] = await Promise.all([
      countWhoCanWin(db, false),
      countWhoCanWin(db, true),
      listDraws(db, maxDraws),
    ]);
    return { items: draws.map(presentDraw), can_win: all, have_won: all - left };
  });

  serveRoute(app, giveawayRoutes.draw, ({ body, user }) => drawWinner(db, body, user.id));
}

/** Target of the giveaway's form. After an entry it redirects, so that reloading sends nothing twice. */
export function giveawayFormRoute(
  app: Hono<AppEnv>,
  context: GiveawayContext,
  renderRefused: (refusal: RefusedEntry) => Promise<string>,
): void {
  app.post('/giveaway', async c => {
    const received = await receiveEntry(context, c.req.raw, c.get('address'));
    // Back shows the refused form again instead of asking whether to send it twice.
    c.header('Cache-Control', received.ok ? 'no-store' : 'private, no-cache');
    if (received.ok) return c.redirect('/thank-you?request=giveaway#main', 303);
    // An unread request may be one of ten thousand: drawing a page for each would help the flood.
    if (Object.keys(received.values).length === 0) return c.text(received.message, received.status);
    return c.html(await renderRefused(received), received.status);
  });
}

const columns = [
  'Full Name 1',
  'Full Name 2',
  'State',
  'Email',
  'Phone',
  'Wedding Date',
  'Entry Date',
  'Left Out',
];

/** All entries as CSV, newest first. */
const exportEntries = (db: Db, signal: AbortSignal) =>
  writeCsv(
    columns,
    chunksAfter(page => listEntries(db, page), signal),
    cells,
  );

function cells(row: EntryRow): string[] {
  const { full_name_1, full_name_2, state, email, phone, wedding_date, created_at, spam_reason } = row;
  return [
    full_name_1,
    full_name_2,
    state,
    email,
    phone,
    wedding_date,
    created_at.toISOString(),
    spam_reason ?? '',
  ];
}

/** Deletes an entry, at the request of its owner. The log does not name them. */
async function removeEntry(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    if (!(await deleteEntry(trx, id))) {
      throw new AppError('not-found', 'Entry not found.', { reason: 'entry-missing' });
    }
    await writeActivity(trx, { action: 'deleted', noun: 'giveaway', id, name: '' });
  });
}
