import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from '../http/app-env.ts';
import type { LeadDesk } from './lead-desk.ts';
import { type Received, receiveForm } from './receive-form.ts';

/** Draws the page a refused form comes back on. */
export type DrawRefusedForm = (refusal: Extract<Received, { ok: false }>) => Promise<string> | string;

/**
 * Where the site's forms post to. A browser is sent on to the thank-you page, so that reloading it sends nothing twice; a
 * script that asks for JSON is told the same in JSON.
 */
export function leadFormRoute(
  app: Hono<AppEnv>,
  desk: LeadDesk,
  drawRefused: DrawRefusedForm = plainRefusal,
): void {
  app.post('/leads', async c => {
    const received = await receiveForm(desk, c.req.raw, { address: c.get('address') });
    c.header('Cache-Control', 'no-store');
    const wantsJson = /\bapplication\/json\b/.test(c.req.header('accept') ?? '');
    if (wantsJson) return received.ok ? c.json(received, 201) : c.json(received, received.status);
    if (received.ok) return c.redirect(thankYouPath(received), 303);
    return c.html(await drawRefused(received), received.status);
  });
}

/** Nothing personal in it: addresses end up in logs and histories. */
function thankYouPath({ lead, photos }: Extract<Received, { ok: true }>): string {
  const query = new URLSearchParams({ request: lead.kind });
  if (photos.kept > 0) query.set('photos', String(photos.kept));
  if (photos.problems.length > 0) query.set('photos_left_out', String(photos.problems.length));
  return `/thank-you?${query.toString()}`;
}

/** Says what is wrong; the visitor goes back to what they typed, which the browser keeps. */
const plainRefusal: DrawRefusedForm = async ({ message, fields }) =>
  String(
    await html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Please check your request</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>Please check your request</h1>
<p>${message}</p><ul>${Object.values(fields).map(problem => html`<li>${problem}</li>`)}</ul></main></body></html>`,
  );
