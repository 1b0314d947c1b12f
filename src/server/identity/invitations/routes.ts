import type { Hono } from 'hono';
import { invitationRoutes as contract } from '../../../contract/identity/invitations.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import type { AccountContext } from '../account/account-context.ts';
import { requireProof } from '../account/open-session.ts';
import { acceptInvitation, openInvitation } from './accept-invitation.ts';
import { presentInvitation } from './invitation-state.ts';
import { invite, resendInvitation, revokeInvitation } from './invite.ts';
import { countInvitations, listInvitations } from './queries.ts';

export function serveInvitationRoutes(app: Hono<AppEnv>, context: AccountContext): void {
  const db = context.database.kysely;
  serveRoute(app, contract.list, ({ query }) =>
    cursorPage(query, {
      list: place => listInvitations(db, place),
      count: () => countInvitations(db),
      present: presentInvitation,
    }),
  );
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
