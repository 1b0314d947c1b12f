import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { readFormBody } from '../leads/read-form-body.ts';
import { isFromOtherSite } from '../leads/sending-site.ts';
import type { CaseContext } from './case-context.ts';
import { agree, type ConsentState, readConsent, revoke } from './consent.ts';
import { findPhoto } from './queries.ts';

/** The page of a link, and what was wrong with the answer before; null: nothing. */
export type DrawConsent = (
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

/** Where customers agree to be shown, or withdraw. Whoever holds the link is the customer. */
export function consentRoutes(app: Hono<AppEnv>, context: CaseContext, draw: DrawConsent): void {
  const { db, clock, limits } = context;
  const answer = async (
    c: Context<AppEnv>,
    token: string,
    refused?: { readonly status: 400 | 403 | 409; readonly message: string },
  ) => {
    const consent = await readConsent(db, token, clock());
    const status = refused && consent.state === 'ask' ? refused.status : statuses[consent.state];
    return c.html(await draw({ ...consent, token }, refused?.message ?? null), status);
  };

  app.use('/consent/*', async (c, next) => {
    const verdict = await limits.weigh(c.get('address'));
    if (verdict === 'refused' || verdict === 'flood')
      return c.text('Too many requests from one connection. Wait a minute and open the link again.', 429);
    await next();
    c.header('Cache-Control', 'no-store');
    // The link is a secret: no other page may hear of it.
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    return undefined;
  });

  app.get('/consent/:token', c => answer(c, c.req.param('token')));

  app.post('/consent/:token', async c => {
    const token = c.req.param('token');
    if (isFromOtherSite(context, c.req.raw))
      return answer(c, token, { status: 403, message: 'This answer came from another site. Answer here.' });
    const { values } = await readFormBody(c.req.raw, null);
    const form = formSchema.safeParse(
      Object.fromEntries(Object.entries(values).map(([name, [first]]) => [name, first])),
    );
    if (!form.success)
      return answer(c, token, { status: 400, message: 'Your answer did not arrive whole. Send it again.' });
    const consent = await readConsent(db, token, clock());
    if (!('row' in consent)) return answer(c, token);
    const { action, revision, ...boxes } = form.data;
    if (action === 'withdraw') await revoke(db, consent.row.id, clock());
    else if (consent.canAgree && consent.state !== 'agreed') {
      const agreed = {
        photos: boxes.photos === 'yes',
        words: boxes.words === 'yes',
        name: boxes.name === 'yes',
      };
      if (!Object.values(agreed).includes(true))
        return answer(c, token, {
          status: 400,
          message: 'Tick what we may show. To show nothing, just close this page.',
        });
      if (!(await agree(db, consent, { agreed, revision, now: clock() })))
        return answer(c, token, {
          status: 409,
          message: 'Something was changed since you opened this page. Look at it again.',
        });
    }
    return c.redirect(`/consent/${token}`, 303);
  });

  // The customer sees the photos before anybody else may.
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
