import {
  type SettingGroup,
  type Settings,
  type SettingsReply,
  settingRoutes,
} from '../../../contract/platform/settings.ts';
import { call } from '../api.ts';
import { readQuery } from '../read-query.ts';
import { write } from '../write.ts';

export interface KeptGroup<Group extends SettingGroup> {
  revision: number;
  value: Settings[Group];
}

const writes: { [Group in SettingGroup]: (body: KeptGroup<Group>) => Promise<KeptGroup<Group>> } = {
  brand: body => call(settingRoutes.brand, { body }),
  navigation: body => call(settingRoutes.navigation, { body }),
  business: body => call(settingRoutes.business, { body }),
  areas: body => call(settingRoutes.areas, { body }),
  testimonials: body => call(settingRoutes.testimonials, { body }),
  packs: body => call(settingRoutes.packs, { body }),
  outside: body => call(settingRoutes.outside, { body }),
  likeness: body => call(settingRoutes.likeness, { body }),
  substance: body => call(settingRoutes.substance, { body }),
  claims: body => call(settingRoutes.claims, { body }),
  accounts: body => call(settingRoutes.accounts, { body }),
  giveaway: body => call(settingRoutes.giveaway, { body }),
  backups: body => call(settingRoutes.backups, { body }),
};

/** All settings. */
export const settingsQuery = readQuery(['settings'], settingRoutes.read);

/** The group's own value under the group's own name: the compiler can't follow the pair. */
export function keptOf<Group extends SettingGroup>(all: SettingsReply, group: Group): KeptGroup<Group> {
  return all[group] as KeptGroup<Group>;
}

/** Wraps a write: it may ask something first, and repeat the write. */
export type Around = <Result>(write: () => Promise<Result>) => Promise<Result>;

/** Replaces one group. The form shows why that failed. */
export function saveSettings<Group extends SettingGroup>(group: Group, around: Around) {
  return write({
    mutationFn: (body: KeptGroup<Group>) => around(() => writes[group](body)),
    silentFailure: true,
    remember: (client, saved) =>
      client.setQueryData<SettingsReply>(settingsQuery.queryKey, all => all && { ...all, [group]: saved }),
  });
}
