import { z } from 'zod';
import type { SetupState } from '../../../contract/operations/setup.ts';
import type { Db } from '../../platform/db/database.ts';
import { findSetting } from '../../platform/db/settings.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { readIsEmpty } from '../../platform/settings/empty-site.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { countTemplates } from '../../templates/templates/queries.ts';

/** The setting that marks a finished setup, with its batch. */
export const setupMark = 'setup';
/** The setting that marks landing pages of a new business that are still to be approved. */
export const pendingMark = 'setup landing pages';

const markSchema = z.object({ batch_id: z.uuid().nullable() });
const pendingSchema = z.object({
  batch_id: z.uuid(),
  overrules: z.boolean(),
  user_id: z.string().nullable(),
});
export type PendingPages = z.output<typeof pendingSchema>;

/** The batch of the setup. */
export async function findSetupBatch(db: Db): Promise<string | null> {
  const mark = await findSetting(db, setupMark);
  return mark === null ? null : markSchema.parse(JSON.parse(mark)).batch_id;
}

export async function findPending(db: Db): Promise<PendingPages | null> {
  const mark = await findSetting(db, pendingMark);
  return mark === null ? null : pendingSchema.parse(JSON.parse(mark));
}

/** Only the demo's own business or an empty site can be replaced. */
export async function readSiteState(db: Db): Promise<SetupState['state']> {
  if ((await findSetting(db, setupMark)) !== null) return 'set-up';
  // Visitors see nothing yet, even if users have created something.
  if (await readIsEmpty(db)) return 'empty';
  const demo = await findSetting(db, 'demo');
  const { name } = await currentGroup(db, 'business');
  if (demo === 'begun' || demo === 'loaded')
    return name === defaultSettings.business.name ? 'demo' : 'set-up';
  const isUntouched = name === defaultSettings.business.name && (await countTemplates(db)) === 0;
  return isUntouched ? 'empty' : 'set-up';
}
