import type { Hono } from 'hono';
import { localQuestionRoutes as routes } from '../../../contract/generation/local-questions.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { answerQuestion } from './answer-question.ts';
import { listQuestions } from './list-questions.ts';

export function serveLocalQuestionRoutes(app: Hono<AppEnv>, db: Db): void {
  serveRoute(app, routes.list, ({ query }) => listQuestions(db, query));
  serveRoute(app, routes.answer, ({ params, body }) => answerQuestion(db, params.id, body));
}
