import type { z } from 'zod';
import { mailRoutes } from '../../../contract/platform/mail-server.ts';
import { outboxRoutes } from '../../../contract/platform/outbox.ts';
import {
  type ListedGroup,
  type Settings,
  type SettingsReply,
  settingRoutes,
} from '../../../contract/platform/settings.ts';
import { callRoute } from '../api.ts';
import { keyOf, nounKey } from '../route-key.ts';
import { type Around, write } from '../write.ts';

export interface KeptGroup<Group extends ListedGroup> {
  revision: number;
  value: Settings[Group];
}

/** The group's own value under the group's own name: the compiler can't follow the pair. */
export function keptOf<Group extends ListedGroup>(all: SettingsReply, group: Group): KeptGroup<Group> {
  return all[group] as KeptGroup<Group>;
}

const replaceGroup = <Group extends ListedGroup>(group: Group, body: KeptGroup<Group>) =>
  callRoute<z.ZodType>(settingRoutes[group], { body }) as Promise<KeptGroup<Group>>;

/** Replaces one group. The form shows why that failed. */
export function saveSettings<Group extends ListedGroup>(group: Group, around: Around) {
  return write({
    mutationFn: (body: KeptGroup<Group>) => around(() => replaceGroup(group, body)),
    silentFailure: true,
    // What other screens say of the mail server.
    changes:
      group === 'mail' ? [keyOf(mailRoutes.state), ['setup'], nounKey(outboxRoutes.list), ['leads']] : [],
    remember: (client, saved) =>
      client.setQueryData(
        keyOf(settingRoutes.read),
        (all: SettingsReply | undefined) => all && { ...all, [group]: saved },
      ),
  });
}
