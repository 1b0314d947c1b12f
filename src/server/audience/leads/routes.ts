import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import type { Lead } from '../../../contract/audience/leads.ts';
import { routes } from '../../../contract/routes.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { RecordEvents } from '../../platform/db/record-events.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { byId, pageAfter } from '../../platform/http/cursor.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { serveFile, serveRoute } from '../../platform/http/serve-route.ts';
import { serveStream } from '../../platform/http/serve-stream.ts';
import { deliverNow } from '../../platform/outbox/outbox.ts';
import { findMessageOfLead } from '../../platform/outbox/queries.ts';
import { forgetLead } from '../contacts/forget-lead.ts';
import { changeLead } from './change-lead.ts';
import { exportLeads } from './export-leads.ts';
import { haveVideo } from './keep-photos.ts';
import type { LeadContext } from './lead-context.ts';
import { findLeads } from './list-queries.ts';
import { dropPhotoFiles, photoFile } from './photo-files.ts';
import { presentLeads, readLead } from './present-lead.ts';
import { deleteLeadRow, lockLead } from './queries.ts';
import { receiveAddition } from './receive-addition.ts';
import { type Received, receiveForm } from './receive-form.ts';
import { sendLead } from './send-lead.ts';
import { isFromOtherSite } from './sending-site.ts';
import { thankYouPath } from './thank-you-path.ts';
import { watchNewLeads } from './watch-new-leads.ts';

export function serveLeadRoutes(app: Hono<AppEnv>, context: LeadContext, events: RecordEvents): void {
  const { leads } = routes;
  const db = context.database.kysely;

  app.post(leads.send.path, bodyLimit({ maxSize: 64 * 1024 }));
  serveRoute(app, leads.send, ({ body, address, headers, origin }) =>
    sendLead(context, body, {
      address,
      isFromOtherSite: isFromOtherSite(context, { headers, url: origin }),
    }),
  );

  serveRoute(app, leads.list, async ({ query }) => {
    const page = await pageAfter(query, { ...byId, list: place => findLeads(db, { ...query, ...place }) });
    return { ...page, items: await presentLeads(context, page.items) };
  });

  serveDownload(app, leads.export, async ({ query, signal }) => ({
    name: `leads-${new Date().toISOString().slice(0, 10)}.csv`,
    chunks: exportLeads(db, query, signal),
  }));

  serveStream(
    app,
    leads.watch,
    'leads',
    async () => (send, signal) => watchNewLeads({ db, events }, send, signal),
  );
  serveRoute(app, leads.read, ({ params }) => readLead(context, params.id));
  serveRoute(app, leads.change, ({ params, body }) => changeLead(context, params.id, body));
  serveRoute(app, leads.remove, ({ params }) => deleteLead(context, params.id));
  serveRoute(app, leads.retry, ({ params }) => retryNotification(context, params.id));

  serveFile(app, leads.photo, async ({ params: { id, n } }) => {
    try {
      return await readFile(photoFile(context.uploads, id, n));
    } catch {
      throw new AppError('not-found', 'Photo not found.', { reason: 'photo-missing' });
    }
  });
}

/** Renders the page of a refused form: one of the three, or what was to be added. */
export type RenderRefusedForm = (refusal: Refused, kind?: 'addition') => Promise<string> | string;

/**
 * Target of the site's forms. A browser is redirected to the thank-you page, so that reloading it sends nothing twice;
 * a script that accepts JSON gets JSON.
 */
export function leadFormRoute(
  app: Hono<AppEnv>,
  context: LeadContext,
  renderRefused: RenderRefusedForm,
): void {
  app.post('/leads', async c => {
    const received = await receiveForm(context, c.req.raw, { address: c.get('address') });
    // Back shows the refused form again instead of asking whether to send it twice.
    c.header('Cache-Control', received.ok ? 'no-store' : 'private, no-cache');
    const wantsJson = /\bapplication\/json\b/.test(c.req.header('accept') ?? '');
    if (wantsJson) return received.ok ? c.json(received, 201) : c.json(received, received.status);
    if (received.ok) return c.redirect(thankYouOf(received), 303);
    return c.html(await refusedPage(received), received.status);
  });

  app.post('/leads/more', async c => {
    const received = await receiveAddition(context, c.req.raw, c.get('address'));
    c.header('Cache-Control', received.ok ? 'no-store' : 'private, no-cache');
    if (received.ok) return c.redirect(thankYouPath(received.shown), 303);
    return c.html(await refusedPage(received, 'addition'), received.status);
  });

  function refusedPage(refusal: Refused, kind?: 'addition'): Promise<string> | string {
    // An unread request may be one of ten thousand: rendering a page for each would help the flood.
    const isFlood = Object.keys(refusal.values).length === 0;
    return isFlood ? plainRefusal(refusal) : renderRefused(refusal, kind);
  }
}

type Refused = Extract<Received, { ok: false }>;

/** The address of the page about a stored request. */
function thankYouOf({ lead, county, photos, more }: Extract<Received, { ok: true }>): string {
  return thankYouPath({
    request: lead.kind,
    photos: photos.kept,
    photos_left_out: photos.left_out,
    has_video: haveVideo(photos.problems),
    county,
    opens: lead.next_open_day,
    zip: lead.zip_answer?.zip_code ?? null,
    more,
    added: null,
  });
}

/** Shows the problems; the visitor returns to the input, which the browser keeps. */
const plainRefusal: RenderRefusedForm = async ({ message, fields }) =>
  String(
    await html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Please check your request</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>Please check your request</h1>
<p>${message}</p><ul>${Object.values(fields).map(problem => html`<li>${problem}</li>`)}</ul></main></body></html>`,
  );

/** Deletes a lead with everything about it: photos, messages and its contact hold the person's data as well. */
async function deleteLead(context: LeadContext, id: string): Promise<void> {
  await context.database.kysely.transaction().execute(async trx => {
    const { contact_id } = await deleteLeadRow(trx, id);
    await forgetLead(trx, contact_id);
    await writeActivity(trx, { action: 'deleted', noun: 'leads', id, name: '' });
    await announce(trx, { kind: 'leads' });
  });
  await dropPhotoFiles(context.uploads, id);
}

/** Tries an unsent notification at once. */
async function retryNotification(context: LeadContext, id: string): Promise<Lead> {
  await context.database.kysely.transaction().execute(async trx => {
    await lockLead(trx, id);
    const message = await findMessageOfLead(trx, id);
    if (!message) throw refusal('No notification: this lead is suspected spam.', 'none');
    if (message.sent_at) throw refusal('The notification has been sent already.', 'sent');
    if (!context.outbox.canSend) {
      throw refusal('No mail server is set. Enter one in Settings, Mail.', 'no-mail-server');
    }
    await deliverNow(context.outbox, trx, message.id);
  });
  return readLead(context, id);
}

const refusal = (message: string, reason: string) => new AppError('conflict', message, { reason });
