import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { caseRoutes as routes } from '../../../contract/audience/cases.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage } from '../../platform/http/cursor.ts';
import { guardLinks } from '../../platform/http/guard-links.ts';
import { serveFile, serveRoute, serveUpload } from '../../platform/http/serve-route.ts';
import { readFormBody } from '../leads/read-form-body.ts';
import { storeWithRetry } from '../leads/store-with-retry.ts';
import type { CaseContext } from './case-context.ts';
import { presentCase, presentRow } from './case-row.ts';
import { agree, type ConsentState, readConsent, revoke } from './consent.ts';
import { makeConsentLink } from './consent-link.ts';
import { publishCase, withdrawCase } from './publish-case.ts';
import { findPublicPhoto } from './published-queries.ts';
import { countCases, findPhoto, listCases, readCase } from './queries.ts';
import { addPhoto, changeCase, createCase, deleteCase, removePhoto } from './save-case.ts';

const maxCounted = 10_000;

export function serveCaseRoutes(app: Hono<AppEnv>, context: CaseContext): void {
  const { db, clock } = context;
  serveRoute(app, routes.list, ({ query }) =>
    cursorPage(query, {
      list: place => listCases(db, { ...query, ...place }),
      count: max => countCases(db, query, max),
      maxCounted,
      present: presentRow,
    }),
  );
  serveRoute(app, routes.create, async ({ body }) => presentCase(await createCase(db, body, clock())));
  serveRoute(app, routes.read, async ({ params }) => presentCase(await readCase(db, params.id)));
  serveRoute(app, routes.update, async ({ params, body }) =>
    presentCase(await changeCase(db, params.id, body, clock())),
  );
  serveRoute(app, routes.remove, ({ params }) => deleteCase(db, params.id));
  serveRoute(app, routes.publish, async ({ params }) => presentCase(await publishCase(db, params.id)));
  serveRoute(app, routes.withdraw, async ({ params }) => presentCase(await withdrawCase(db, params.id)));
  serveRoute(app, routes.consentLink, ({ params, body: { email }, origin }) =>
    makeConsentLink(context, params.id, { email, origin }),
  );
  serveUpload(app, routes.addPhoto, async ({ params, query }, file) =>
    presentCase(await addPhoto(db, params.id, query.stage, file)),
  );
  serveFile(app, routes.photo, async ({ params, query }) => {
    const picture = await findPhoto(db, { caseId: params.id, id: params.photo, size: query.size });
    if (!picture) throw new AppError('not-found', 'Photo not found. It may have been deleted.');
    return Uint8Array.from(picture);
  });
  serveRoute(app, routes.removePhoto, async ({ params }) =>
    presentCase(await removePhoto(db, params.id, params.photo)),
  );
  // Revalidated each time: a withdrawn photo must not be shown.
  app.get('/photos/cases/:file{[0-9a-f-]{36}-(?:large|small)\\.webp}', async c => {
    const [, id = '', size] = /^(.{36})-(large|small)/.exec(c.req.param('file')) ?? [];
    const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
    const found = isId ? await findPublicPhoto(db, id, size === 'small' ? 'small' : 'large') : undefined;
    if (!found) return c.body(null, 404, { 'Cache-Control': 'no-store' });
    const headers = { 'Cache-Control': 'public, no-cache', ETag: `"${found.hash}"` };
    if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers);
    return c.body(Uint8Array.from(found.picture), 200, { ...headers, 'Content-Type': 'image/webp' });
  });
}

/** The page of a link, with the problem of the previous answer; null: none. */
export type RenderConsent = (
  consent: ConsentState & { readonly token: string },
  problem: string | null,
) => Promise<string>;

const statuses = { ask: 200, agreed: 200, withdrawn: 200, forged: 404, expired: 410, gone: 410 } as const;

const formSchema = z.object({
  action: z.enum(['agree', 'withdraw']),
  revision: z.coerce.number().int().min(0).catch(-1),
  photos: z.literal('yes').optional().catch(undefined),
  words: z.literal('yes').optional().catch(undefined),
  name: z.literal('yes').optional().catch(undefined),
});

interface RefusedConsent {
  readonly status: 400 | 409;
  readonly message: string;
}

/**
 * Where customers agree to be shown, or withdraw. The holder of the link is the customer, on whatever site a translator
 * shows the form: no other site knows the link.
 */
export function serveConsentRoutes(app: Hono<AppEnv>, context: CaseContext, render: RenderConsent): void {
  const { db, clock, limits } = context;
  const answer = async (c: Context<AppEnv>, token: string, refused?: RefusedConsent) => {
    const consent = await readConsent(db, token, clock());
    const status = refused && consent.state === 'ask' ? refused.status : statuses[consent.state];
    return c.html(await render({ ...consent, token }, refused?.message ?? null), status);
  };

  guardLinks(app, '/consent/*', limits);
  app.get('/consent/:token', c => answer(c, c.req.param('token')));

  app.post('/consent/:token', async c => {
    const token = c.req.param('token');
    const { values } = await readFormBody(c.req.raw, null);
    const form = formSchema.safeParse(
      Object.fromEntries(Object.entries(values).map(([name, [first]]) => [name, first])),
    );
    if (!form.success)
      return answer(c, token, { status: 400, message: 'Your answer did not arrive whole. Send it again.' });
    const stored = await storeWithRetry(context.leads, 'answer', () =>
      storeAnswer(context, token, form.data),
    );
    if (stored === 'shown') return answer(c, token);
    if (stored !== 'stored') return answer(c, token, stored);
    return c.redirect(`/consent/${token}`, 303);
  });

  // The customer sees the photos before they are public.
  app.get('/consent/:token/photos/:photo', async c => {
    const consent = await readConsent(db, c.req.param('token'), clock());
    const id = z.uuid().safeParse(c.req.param('photo')).data;
    const picture =
      'row' in consent && id !== undefined
        ? await findPhoto(db, { caseId: consent.row.id, id, size: 'small' })
        : null;
    return picture ? c.body(Uint8Array.from(picture), 200, { 'Content-Type': 'image/webp' }) : c.notFound();
  });
}

/** Stores what the customer answered; a repetition changes nothing. `shown`: the page of the link says why it is not stored. */
async function storeAnswer(
  { db, clock }: CaseContext,
  token: string,
  { action, revision, ...boxes }: z.infer<typeof formSchema>,
): Promise<'stored' | 'shown' | RefusedConsent> {
  const consent = await readConsent(db, token, clock());
  if (!('row' in consent)) return 'shown';
  if (action === 'withdraw') {
    await revoke(db, consent.row.id, clock());
    return 'stored';
  }
  if (!consent.canAgree || consent.state === 'agreed') return 'stored';
  const agreed = { photos: boxes.photos === 'yes', words: boxes.words === 'yes', name: boxes.name === 'yes' };
  if (!Object.values(agreed).includes(true))
    return { status: 400, message: 'Tick what we may show. To show nothing, just close this page.' };
  return (await agree(db, consent, { agreed, revision, now: clock() }))
    ? 'stored'
    : { status: 409, message: 'Something was changed since you opened this page. Look at it again.' };
}
