import { dirname, resolve } from 'node:path';
import { largestBrandFile } from '../../../contract/business/brand.ts';
import type { Setup, SetupPlan } from '../../../contract/operations/setup.ts';
import { planSetup } from '../../operations/setup/plan-setup.ts';
import { readBusiness } from '../../operations/setup/read-business.ts';
import { setUp } from '../../operations/setup/set-up.ts';
import { findPending, findSetupBatch } from '../../operations/setup/setup-marks.ts';
import { followBatch } from '../batches/follow-batch.ts';
import { confirm } from '../confirm.ts';
import { type Session, withSession } from '../open-session.ts';
import { count, type Output } from '../output.ts';
import { readGivenFile } from '../read-given-file.ts';
import { readTextFile } from '../read-text-file.ts';
import { stoppedWatching, watchUntil } from '../watch-until.ts';
import { readBusinessFile } from './read-business-file.ts';

const largestFile = 1_000_000;

interface SetupOptions {
  readonly file: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

/** Sets up the business of a file, and stays until its first pages are made. */
export async function setupCommand(output: Output, options: SetupOptions): Promise<void> {
  const { file, dryRun = false, yes = false } = options;
  const setup = await withLogo(file, readBusinessFile(file, await readTextFile(file, largestFile, output)));
  return withSession(async session => {
    const business = await readBusiness(setup);
    const plan = await planSetup(session.db, business);
    if (dryRun) {
      output.result(plan, `${words(plan)}\nNothing was changed.`);
      return;
    }
    output.note(words(plan));
    await confirm('Replace what is there?', yes);
    await setUp({ db: session.db, queue: await session.queue() }, business, null);
    await followPages(session);
    output.result(plan, `${business.settings.business.name} is set up. A running server shows it now.`);
  });
}

/** The path of a logo is seen from the file that names it. */
async function withLogo(file: string, setup: Setup): Promise<Setup> {
  const { logo } = setup.brand;
  if (logo === undefined) return setup;
  const bytes = await readGivenFile(resolve(dirname(file), logo), largestBrandFile);
  return { ...setup, brand: { ...setup.brand, logo: bytes.toString('base64') } };
}

async function followPages(session: Session): Promise<void> {
  const id = await findSetupBatch(session.db);
  if (id === null) return;
  await followBatch(session, id, 'planning');
  // After Ctrl-C, following the batch reports its state.
  await watchUntil(session.interrupted, () => findPending(session.db), {
    isOver: pending => pending === null || session.interrupted.aborted,
    stopped: () => stoppedWatching(),
  });
  await followBatch(session, id, 'generating');
}

function words({
  trade,
  site_pages,
  services,
  towns,
  own_places,
  landing_pages,
  posts,
  advice,
  replaces,
}: SetupPlan): string {
  const gone = replaces.map(one => `${one.count.toLocaleString('en-US')} ${one.label}`).join(', ');
  return [
    `${trade}: ${count(site_pages, 'site page')}, ${count(services, 'service')}${posts === 0 ? '' : `, ${count(posts, 'post')}`}.`,
    landing_pages === 0
      ? ''
      : `${count(landing_pages, 'landing page')} in ${towns.length === 1 ? towns[0] : `${count(towns.length, 'town')}, from ${towns[0] ?? ''} on`}.`,
    own_places.length === 0 ? '' : `Kept on your word, in no list of towns: ${own_places.join('; ')}.`,
    advice,
    gone === '' ? '' : `Deleted: ${gone}.`,
  ]
    .filter(Boolean)
    .join('\n');
}
