import type { Hono } from 'hono';
import { staffRoutes as contract, staffMemberSchema } from '../../../contract/identity/staff.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { keyedPage } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { presentAs } from '../../platform/present-as.ts';
import type { AccountContext } from '../account/account-context.ts';
import { noticeMessage } from '../account/account-messages.ts';
import { requireProof } from '../account/open-session.ts';
import { sendMessage } from '../account/send-message.ts';
import { changeMember, deleteMember, type StaffContext } from './change-staff.ts';
import { countStaff, listStaff } from './queries.ts';

export function serveStaffRoutes(app: Hono<AppEnv>, accountContext: AccountContext): void {
  const db = accountContext.database.kysely;
  const context: StaffContext = {
    db,
    // Not linked to the account, so that the message outlives a deleted account.
    notify: (trx, { email }, what) =>
      sendMessage(
        accountContext,
        trx,
        { userId: null, to: email },
        noticeMessage(accountContext.mailbox().name, what),
      ),
  };
  serveRoute(app, contract.list, ({ query, user }) =>
    keyedPage(query, {
      list: place => listStaff(db, place),
      keyOf: row => row.email,
      count: () => countStaff(db),
      present: row =>
        presentAs(staffMemberSchema, {
          ...row,
          is_you: row.id === user.id,
          is_disabled: row.disabled_at !== null,
        }),
    }),
  );
  serveRoute(app, contract.update, async ({ params, body, session }) => {
    requireProof(session);
    await changeMember(context, params.id, body);
  });
  serveRoute(app, contract.remove, async ({ params, session }) => {
    requireProof(session);
    await deleteMember(context, params.id, { onlyAdmins: true });
  });
}
