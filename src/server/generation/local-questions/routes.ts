import type { Hono } from 'hono';
import { localQuestionRoutes as routes } from '../../../contract/generation/local-questions.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { WritingContext } from '../../templates/writing/writing-context.ts';
import { answerQuestion } from './answer-question.ts';
import { listQuestions } from './list-questions.ts';
import { proposalTask, proposeAnswers } from './propose-answers.ts';

export function serveLocalQuestionRoutes(app: Hono<AppEnv>, context: WritingContext): void {
  const { db } = context;
  serveRoute(app, routes.list, async ({ query }) => ({
    ...(await listQuestions(db, query)),
    model: context.writer.model || null,
  }));
  serveRoute(app, routes.propose, async ({ body, user, signal }) => {
    const asked = await proposalTask(context, body);
    await context.admit(user.id);
    return proposeAnswers(context, asked, { signal });
  });
  serveRoute(app, routes.answer, ({ params, body }) => answerQuestion(db, params.id, body));
}
