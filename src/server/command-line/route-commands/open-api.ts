import { bySet } from '../../../sections/schemas.ts';
import { originOf } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import { createApp } from '../../start/app.ts';
import { startProgram } from '../../start/program.ts';
import type { SiteAssets } from '../../website/context/site-assets.ts';
import { type Interruption, watchInterruption } from '../interruption.ts';
import { configFromEnvironment } from '../open-session.ts';
import { operatorOf } from './operator.ts';

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
