import type { Hono } from 'hono';
import {
  outboxRoutes as contract,
  type OutboxRow,
  type OutboxState,
  outboxRowSchema,
} from '../../../contract/platform/outbox.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { cursorPage } from '../http/cursor.ts';
import { serveRoute } from '../http/serve-route.ts';
import { presentAs } from '../present-as.ts';
import { emailSchema } from './email.ts';
import type { Outbox } from './outbox.ts';
import { countMessages, findMessage, listMessages, type OutboxTable } from './queries.ts';

const maxCounted = 10_000;

export function serveOutboxRoutes(app: Hono<AppEnv>, db: Db, outbox: Pick<Outbox, 'canSend'>): void {
  serveRoute(app, contract.list, async ({ query }) => {
    const page = await cursorPage(query, {
      list: place => listMessages(db, { topic: query.topic, ...place }),
      count: max => countMessages(db, query, max),
      maxCounted,
      present: row => presentMessage(row, outbox.canSend),
    });
    return { ...page, has_mail_server: outbox.canSend };
  });
  serveRoute(app, contract.read, async ({ params }) => {
    const row = await findMessage(db, params.id);
    if (!row) throw new AppError('not-found', 'Message not found.');
    const isOver = row.expires_at !== null && row.expires_at < new Date();
    const { text } = emailSchema.parse(row.payload);
    return { ...presentMessage(row, outbox.canSend), text: isOver || text === '' ? null : text };
  });
}

function presentMessage(row: OutboxTable, canSend: boolean): OutboxRow {
  const { to, subject } = emailSchema.parse(row.payload);
  return presentAs(outboxRowSchema, {
    ...row,
    topic: row.topic === 'account' ? 'account' : 'lead',
    to,
    subject,
    state: stateOf(row, canSend),
  });
}

function stateOf(row: OutboxTable, canSend: boolean): OutboxState {
  if (row.sent_at) return 'sent';
  if (row.expires_at && row.expires_at < new Date()) return 'expired';
  if (!canSend) return 'no-mail-server';
  if (row.next_at) return 'waiting';
  return row.attempts > 0 ? 'failed' : 'no-mail-server';
}
