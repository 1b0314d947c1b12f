import type { Hono } from 'hono';
import { z } from 'zod';
import { invitationRoutes as contract } from '../../../contract/identity/invitations.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { AccountContext } from '../account/account-context.ts';
import { requireProof } from '../account/open-session.ts';
import { acceptInvitation, openInvitation } from './accept-invitation.ts';
import { presentInvitation } from './invitation-state.ts';
import { invite, resendInvitation, revokeInvitation } from './invite.ts';
import { countInvitations, listInvitations } from './queries.ts';

export function invitationRoutesOf(app: Hono<AppEnv>, context: AccountContext): void {
  const db = context.database.kysely;
  serveRoute(app, contract.list, async ({ query }) => {
    const after = readCursor(query.cursor, z.uuid());
    const rows = await listInvitations(db, { after, limit: query.per_page + 1 });
    const items = rows.slice(0, query.per_page);
    const last = items.at(-1);
    return {
      items: items.map(presentInvitation),
      next_cursor: rows.length > items.length && last ? writeCursor(last.id) : null,
      total: await countInvitations(db),
      total_is_exact: true,
    };
  });
  serveRoute(app, contract.create, async ({ user, body, origin, session }) => {
    requireProof(session);
    return invite(context, user, { email: body.email, origin });
  });
  serveRoute(app, contract.resend, async ({ user, params, origin, session }) => {
    requireProof(session);
    return resendInvitation(context, user, { id: params.id, origin });
  });
  serveRoute(app, contract.revoke, ({ params }) => revokeInvitation(context, params.id));
  serveRoute(app, contract.open, ({ body, address }) =>
    openInvitation(context, { token: body.token, address }),
  );
  serveRoute(app, contract.accept, ({ body, address }) => acceptInvitation(context, body, address));
}
