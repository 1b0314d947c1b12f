import type { Hono } from 'hono';
import { conversationRoutes as routes } from '../../../contract/audience/conversations.ts';
import type { RecordEvents } from '../../platform/db/record-events.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { pageAfter } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { serveStream } from '../../platform/http/serve-stream.ts';
import type { LeadContext } from '../leads/lead-context.ts';
import { addMessage } from './add-message.ts';
import { type ConversationRow, findConversations, placeSchema } from './list-queries.ts';
import { presentConversations, presentMessages, readConversation } from './present-conversation.ts';
import { getMessage } from './queries.ts';
import { watchWaiting } from './watch-waiting.ts';

export function serveConversationRoutes(app: Hono<AppEnv>, context: LeadContext, events: RecordEvents): void {
  const db = context.database.kysely;

  serveRoute(app, routes.list, async ({ query, user }) => {
    const page = await pageAfter(query, {
      key: placeSchema,
      keyOf: ({ at, id }: ConversationRow) => ({ at, id }),
      list: place => findConversations(db, { ...query, ...place, userId: user.id }),
    });
    return { ...page, items: await presentConversations(context, page.items) };
  });

  serveStream(
    app,
    routes.watch,
    'conversations',
    async () => (send, signal) => watchWaiting({ db, events }, send, signal),
  );
  serveRoute(app, routes.read, ({ params, query }) => readConversation(context, params.id, query));
  serveRoute(app, routes.add, async ({ params, body }) => {
    const id = await addMessage(context, params.id, body);
    const [message] = await presentMessages(context, [await getMessage(db, id)]);
    if (!message) throw new Error('a message was lost while presenting it');
    return message;
  });
}
