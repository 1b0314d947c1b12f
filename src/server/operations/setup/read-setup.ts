import type { SetupState } from '../../../contract/operations/setup.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { listSitePhotos } from '../../business/photos/queries.ts';
import { getBatch } from '../../generation/batches/queries.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ShownSettings } from '../../platform/settings/site-settings.ts';
import { findFirsts } from './queries.ts';
import { findPending, findSetupBatch, readSiteState } from './setup-marks.ts';

interface SetupContext {
  readonly database: Database;
  readonly settings: ShownSettings;
  readonly config: Config;
}

/** Reads if the site is the demo, and computes the remaining setup steps from the data. */
export async function readSetup({ database, settings, config }: SetupContext): Promise<SetupState> {
  const db = database.kysely;
  const state = await readSiteState(db);
  // Before the batch: what ends between the two reads would otherwise look as if it waited for somebody.
  const isPending = (await findPending(db)) !== null;
  const batchId = await findSetupBatch(db);
  const batch = batchId === null ? null : await getBatch(db, batchId).catch(() => null);
  return {
    state,
    trade: packStore.own().label,
    batch_id: batch?.id ?? null,
    pages_made: batch?.total_completed ?? 0,
    pages_planned: batch?.total_planned ?? 0,
    is_working: isPending || batch?.status === 'generating',
    waits: !isPending && batch?.status === 'planning',
    checklist: state === 'set-up' ? await checklistOf({ database, settings, config }) : [],
  };
}

async function checklistOf({ database, settings, config }: SetupContext): Promise<SetupState['checklist']> {
  const db = database.kysely;
  const { testimonials } = settings.current();
  const photos = await listSitePhotos(db);
  const firsts = await findFirsts(db);
  const hasVoice = firsts.review || testimonials.entries.some(({ is_sample }) => !is_sample);
  return [
    {
      id: 'photo',
      label: 'Put your own photo on the front page',
      is_done: photos.some(({ place }) => place === 'home'),
      path: '/admin/settings?tab=photos',
    },
    {
      id: 'testimonial',
      label: 'Add a real review or testimonial',
      is_done: hasVoice,
      path: '/admin/reviews',
    },
    {
      id: 'mail',
      label: 'Connect a mail server, so that requests reach you by email',
      is_done: config.smtpUrl !== null || settings.current().mail.host !== '',
      path: '/admin/settings?tab=mail',
    },
    {
      id: 'request',
      label: 'Send yourself a test request from the site',
      is_done: firsts.request,
      path: '/admin/leads',
    },
    {
      id: 'page',
      label: 'Have a first landing page live',
      is_done: firsts.page,
      path: '/admin/generator',
    },
  ];
}
