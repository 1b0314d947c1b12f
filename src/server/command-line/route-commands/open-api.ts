import { bySet } from '../../../sections/schemas.ts';
import { findPersonByEmail } from '../../identity/account/queries.ts';
import { findRole } from '../../identity/auth/queries.ts';
import { listStaff } from '../../identity/staff/queries.ts';
import { originOf } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/app-env.ts';
import { createLog } from '../../platform/log.ts';
import { createApp } from '../../start/app.ts';
import { startProgram } from '../../start/program.ts';
import type { SiteAssets } from '../../website/context/site-assets.ts';
import { misuse } from '../exit-codes.ts';
import { type Interruption, watchInterruption } from '../interruption.ts';
import { configFromEnvironment } from '../open-session.ts';

/** Sends a call to the API of this process. */
export type SendCall = (path: string, init?: RequestInit) => Promise<Response>;

interface Who {
  /** The email of the admin who acts. */
  readonly as: string | undefined;
  readonly isRead: boolean;
}

/**
 * Opens the program without its web server and without running jobs: the calls are those of the server, on the same database.
 * Jobs that they start are stored, and a running server works on them.
 */
export async function withApi<R>(
  { as, isRead }: Who,
  work: (send: SendCall, interrupted: AbortSignal) => Promise<R>,
): Promise<R> {
  const config = configFromEnvironment();
  const log = createLog(config.logLevel === 'info' ? 'error' : config.logLevel);
  let interruption: Interruption | null = null;
  const program = await startProgram({ ...config, databaseReadUrls: [] }, log, {
    worker: { wake: () => undefined },
  });
  try {
    interruption = watchInterruption();
    const { signal } = interruption;
    const operator = await operatorOf(program.database.kysely, as, isRead);
    const app = createApp({ ...program, assets: noAssets, publicUrl: config.publicUrl, operator });
    const origin = originOf(config);
    return await work(
      async (path, init) => app.fetch(new Request(`${origin}${path}`, { signal, ...init })),
      signal,
    );
  } finally {
    log.level = 'silent'; // Losing the connection while the database stops is expected.
    await program.stop();
    interruption?.done();
  }
}

/** Only previews of pages need style sheets. */
const noSheet = { address: '', text: '', font: null };
const noAssets: SiteAssets = {
  sheets: {
    sets: bySet(() => noSheet),
    types: { friendly: noSheet, classic: noSheet, clean: noSheet },
    without_illustrations: noSheet,
  },
  adminHtml: '',
};

type Operator = Pick<Caller, 'user' | 'session'>;

/**
 * The admin who acts: the named one, or the only one. Who may open the database needs no password. Reading needs no name,
 * because nothing is written down about it.
 */
async function operatorOf(db: Db, email: string | undefined, isRead: boolean): Promise<Operator> {
  if (email !== undefined) {
    const person = await findPersonByEmail(db, email);
    if (person && !person.disabled_at && (await findRole(db, person.id)) === 'admin') return acting(person);
    throw misuse(`${email} is no admin.`, 'See: users list');
  }
  const [first, second] = (await listStaff(db, { after: null, limit: 100 })).filter(one => !one.disabled_at);
  if (isRead) return acting(first ?? nobody);
  if (!first) throw misuse('There is no admin yet.', 'Create one: users create <email> --role admin');
  if (!second) return acting(first);
  throw misuse('There are several admins: say who acts with --as <email>.', 'See: users list');
}

const nobody = { id: '00000000-0000-0000-0000-000000000000', email: '' };

const acting = ({ id, email }: { id: string; email: string }): Operator => ({
  user: { id, email, role: 'admin', lacksFactor: false, via: 'command line' },
  session: { id: 'command line', userId: id, email, factorUntil: null, provenAt: new Date() },
});
