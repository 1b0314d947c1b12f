import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { reviewRequestRoutes } from '../../../contract/audience/review-requests.ts';
import { reviewContentFields, reviewRoutes as routes } from '../../../contract/audience/reviews.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage } from '../../platform/http/cursor.ts';
import { guardLinks } from '../../platform/http/guard-links.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { readFormBody } from '../leads/read-form-body.ts';
import { storeWithRetry } from '../leads/store-with-retry.ts';
import {
  type Answer,
  answerRequest,
  type RefusedAnswer,
  type RenderReviewForm,
  readRequest,
  revokeReview,
} from './answer-request.ts';
import { askEverybody, askForReview, readAsking } from './ask-review.ts';
import { problemOfWords } from './check-review.ts';
import { importReviews } from './import-reviews.ts';
import { countReviews, listReviews, readReview } from './queries.ts';
import type { ReviewContext } from './review-context.ts';
import { presentReview } from './review-row.ts';
import { changeReview, createReview, deleteReview, publishReview, withdrawReview } from './save-review.ts';
import { presentSync, syncJob } from './sync-reviews.job.ts';

const maxCounted = 10_000;

export function serveReviewRoutes(app: Hono<AppEnv>, context: ReviewContext): void {
  const { db, clock } = context;
  serveRoute(app, routes.list, ({ query }) =>
    cursorPage(query, {
      list: place => listReviews(db, { ...query, ...place }),
      count: max => countReviews(db, query, max),
      maxCounted,
      present: presentReview,
    }),
  );
  serveRoute(app, routes.create, async ({ body }) => presentReview(await createReview(db, body, clock())));
  serveRoute(app, routes.import, ({ body }) => importReviews(db, body, clock()));
  serveRoute(app, reviewRequestRoutes.asking, () => readAsking(context));
  serveRoute(app, reviewRequestRoutes.ask, ({ body, origin }) => askForReview(context, body, origin));
  serveRoute(app, reviewRequestRoutes.askAll, ({ origin }) => askEverybody(context, origin));
  serveRoute(app, routes.sync, () => presentSync(context));
  serveRoute(app, routes.startSync, async () => {
    if (context.businessProfile) await context.queue.sendNow(syncJob, {});
    return presentSync(context);
  });
  serveRoute(app, routes.read, async ({ params }) => presentReview(await readReview(db, params.id)));
  serveRoute(app, routes.update, async ({ params, body }) =>
    presentReview(await changeReview(db, params.id, body, clock())),
  );
  serveRoute(app, routes.remove, ({ params }) => deleteReview(db, params.id));
  serveRoute(app, routes.publish, async ({ params }) => presentReview(await publishReview(db, params.id)));
  serveRoute(app, routes.withdraw, async ({ params, body }) =>
    presentReview(await withdrawReview(db, params.id, body.reason)),
  );
}

const statuses = {
  ask: 200,
  answered: 200,
  hidden: 200,
  withdrawn: 200,
  forged: 404,
  expired: 410,
  gone: 410,
} as const;

const answerSchema = z.object({
  rating: reviewContentFields.rating,
  words: reviewContentFields.words.default(''),
  author: reviewContentFields.author.default(''),
});

/**
 * Where customers write their review, or take it back. The holder of the link is the customer, on whatever site a
 * translator shows the form: no other site knows the link.
 */
export function serveReviewLinkRoutes(
  app: Hono<AppEnv>,
  context: ReviewContext,
  render: RenderReviewForm,
): void {
  const { db, clock, limits } = context;
  const show = async (
    c: Context<AppEnv>,
    token: string,
    refused: (RefusedAnswer & { readonly status: 400 }) | null = null,
  ) => {
    const request = await readRequest(db, token, clock());
    const status = refused?.status ?? statuses[request.state];
    return c.html(await render({ ...request, token }, refused), status);
  };

  guardLinks(app, '/review/*', limits);
  app.get('/review/:token', c => show(c, c.req.param('token')));

  app.post('/review/:token', async c => {
    const token = c.req.param('token');
    const { values } = await readFormBody(c.req.raw, null);
    const given = (name: string) => values[name]?.[0] ?? '';
    const sent = { rating: given('rating'), words: given('words'), author: given('author') };
    const takesBack = given('action') === 'withdraw';
    const stored = await storeWithRetry(context.leads, 'review', () =>
      storeReview(context, token, takesBack ? null : sent),
    );
    if (stored === 'shown') return show(c, token);
    if (stored !== 'stored') return show(c, token, { status: 400, ...stored });
    return c.redirect(`/review/${token}`, 303);
  });
}

/**
 * Stores what the customer says, or that they take it back (null); a repetition changes nothing. `shown`: the page of the link
 * says why it is not stored.
 */
async function storeReview(
  { db, clock }: ReviewContext,
  token: string,
  sent: RefusedAnswer['typed'] | null,
): Promise<'stored' | 'shown' | RefusedAnswer> {
  const request = await readRequest(db, token, clock());
  if (!('request' in request)) return 'shown';
  if (sent === null) {
    if (request.review) await revokeReview(db, request.review.id, clock());
    return 'stored';
  }
  if (request.state !== 'ask' && !request.canWrite) return 'shown';
  const answer = readAnswer(sent);
  if (typeof answer === 'string') return { message: answer, typed: sent };
  return (await answerRequest(db, request, { answer, now: clock() })) ? 'stored' : 'shown';
}

/** The answer, or what is wrong with it. */
function readAnswer(sent: RefusedAnswer['typed']): Answer | string {
  const read = answerSchema.safeParse({ ...sent, rating: sent.rating || undefined });
  if (!read.success)
    return read.error.issues[0]?.message ?? 'Your answer did not arrive whole. Send it again.';
  return problemOfWords(read.data.words) ?? problemOfWords(read.data.author) ?? read.data;
}
