import type { z } from 'zod';
import { mailRoutes } from '../../../contract/platform/mail-server.ts';
import {
  type SettingGroup,
  type Settings,
  type SettingsReply,
  settingRoutes,
} from '../../../contract/platform/settings.ts';
import { callRoute } from '../api.ts';
import { readQuery } from '../read-query.ts';
import { write } from '../write.ts';

export interface KeptGroup<Group extends SettingGroup> {
  revision: number;
  value: Settings[Group];
}

/** All settings. */
export const settingsQuery = readQuery(['settings'], settingRoutes.read);

/** Which mail server is used. */
export const mailStateQuery = readQuery(['mail-state'], mailRoutes.state);

/** The group's own value under the group's own name: the compiler can't follow the pair. */
export function keptOf<Group extends SettingGroup>(all: SettingsReply, group: Group): KeptGroup<Group> {
  return all[group] as KeptGroup<Group>;
}

const replaceGroup = <Group extends SettingGroup>(group: Group, body: KeptGroup<Group>) =>
  callRoute<z.ZodType>(settingRoutes[group], { body }) as Promise<KeptGroup<Group>>;

/** Wraps a write: it may ask something first, and repeat the write. */
export type Around = <Result>(write: () => Promise<Result>) => Promise<Result>;

/** Replaces one group. The form shows why that failed. */
export function saveSettings<Group extends SettingGroup>(group: Group, around: Around) {
  return write({
    mutationFn: (body: KeptGroup<Group>) => around(() => replaceGroup(group, body)),
    silentFailure: true,
    // What other screens say of the mail server.
    changes: group === 'mail' ? [mailStateQuery.queryKey, ['setup'], ['outbox'], ['leads']] : [],
    remember: (client, saved) =>
      client.setQueryData<SettingsReply>(settingsQuery.queryKey, all => all && { ...all, [group]: saved }),
  });
}
