import type { SettingGroup, Settings } from '../../../contract/platform/settings.ts';
import { type NewActivity, writeActivity } from '../activity/write-activity.ts';
import { announce } from '../db/announce.ts';
import type { Database, Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { CachedPages } from '../http/cached-pages.ts';
import { replaceGroup } from './queries.ts';
import type { SiteSettings } from './site-settings.ts';

export interface SettingsContext {
  readonly database: Database;
  readonly settings: SiteSettings;
  readonly cache: Pick<CachedPages, 'dropAll'>;
}

interface Kept<Group extends SettingGroup> {
  readonly revision: number;
  readonly value: Settings[Group];
}

/** Checks a change in its transaction, before it is saved. Returns the facts for the activity log. */
type SettingsCheck = (trx: Trx) => Promise<Pick<NewActivity, 'before' | 'after'>>;

/**
 * Replaces a group of settings. On return, this process uses the new settings; other processes follow
 * immediately.
 */
export async function changeSettings<Group extends SettingGroup>(
  context: SettingsContext,
  group: Group,
  kept: Kept<Group>,
  look: SettingsCheck = async () => ({}),
): Promise<Kept<Group>> {
  await context.database.kysely
    .transaction()
    .execute(async trx => writeSettings(trx, group, kept, await look(trx)));
  await reloadSettings(context);
  return { revision: context.settings.revisions()[group], value: context.settings.current()[group] };
}

/** Saves settings in the database only, for processes that render no pages. */
export async function writeSettings<Group extends SettingGroup>(
  trx: Trx,
  group: Group,
  { revision, value }: Kept<Group>,
  { before, after }: Pick<NewActivity, 'before' | 'after'>,
): Promise<void> {
  if (!(await replaceGroup(trx, group, { revision, value }))) {
    throw new AppError(
      'conflict',
      'Another user changed these settings. Reload the page, then repeat your change.',
      { reason: 'settings-changed' },
    );
  }
  await writeActivity(trx, {
    action: 'saved',
    noun: 'settings',
    id: group,
    name: group,
    before: { revision, ...before },
    after: { revision: revision + 1, ...after },
  });
  await announce(trx, { kind: 'settings' });
}

/** Reloads the stored settings for all later pages. */
export async function reloadSettings({
  settings,
  cache,
}: Pick<SettingsContext, 'settings' | 'cache'>): Promise<void> {
  await settings.load();
  cache.dropAll();
}
