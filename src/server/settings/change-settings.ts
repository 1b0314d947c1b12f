import type { SettingGroup, Settings } from '../../contract/settings.ts';
import { announce } from '../db/announce.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { PageCache } from '../site/page-cache.ts';
import { replaceGroup } from './queries.ts';
import type { SiteSettings } from './site-settings.ts';

export interface SettingsDesk {
  readonly database: Database;
  readonly settings: SiteSettings;
  readonly cache: PageCache;
}

/** Replaces a group of settings. When this returns, this process draws from the new ones; the others follow at once. */
export async function changeSettings<Group extends SettingGroup>(
  desk: SettingsDesk,
  group: Group,
  { revision, value }: { readonly revision: number; readonly value: Settings[Group] },
): Promise<{ revision: number; value: Settings[Group] }> {
  await desk.database.kysely.transaction().execute(async trx => {
    if (!(await replaceGroup(trx, group, { revision, value }))) {
      throw new AppError(
        'conflict',
        'Somebody else changed these settings after you opened them. Reload to see theirs, then make your change again.',
        { reason: 'settings-changed' },
      );
    }
    await announce(trx, { kind: 'settings' });
  });
  await takeUp(desk);
  return { revision: desk.settings.revisions()[group], value: desk.settings.current()[group] };
}

/** From here on every page is drawn from the settings as they are stored. */
export async function takeUp({ settings, cache }: Pick<SettingsDesk, 'settings' | 'cache'>): Promise<void> {
  await settings.load();
  cache.dropAll();
}
