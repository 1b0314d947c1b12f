import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import { mailRoutes } from '../../../contract/platform/mail-server.ts';
import { outboxRoutes } from '../../../contract/platform/outbox.ts';
import {
  type ListedGroup,
  type SettingGroup,
  type Settings,
  type SettingsReply,
  settingRoutes,
} from '../../../contract/platform/settings.ts';
import { callRoute } from '../api.ts';
import { readQuery } from '../read-query.ts';
import { keyOf, nounKey } from '../route-key.ts';
import { type Around, write } from '../write.ts';

export interface KeptGroup<Group extends SettingGroup> {
  revision: number;
  value: Settings[Group];
}

/** The group's own value under the group's own name: the compiler can't follow the pair. */
export function keptOf<Group extends ListedGroup>(all: SettingsReply, group: Group): KeptGroup<Group> {
  return all[group] as KeptGroup<Group>;
}

/** How a group is read and replaced. */
export interface GroupCalls<Group extends SettingGroup> {
  readonly replace: (body: KeptGroup<Group>) => Promise<KeptGroup<Group>>;
  readonly read: (client: QueryClient) => Promise<KeptGroup<Group>>;
  readonly remember: (client: QueryClient, saved: KeptGroup<Group>) => void;
  readonly changes: readonly QueryKey[];
}

/** The calls of a group that `GET /api/settings` lists. */
export function listedCalls<Group extends ListedGroup>(group: Group): GroupCalls<Group> {
  return {
    replace: body => callRoute<z.ZodType>(settingRoutes[group], { body }) as Promise<KeptGroup<Group>>,
    read: async client =>
      keptOf(await client.fetchQuery(readQuery(settingRoutes.read, { staleTime: 0 })), group),
    remember: (client, saved) =>
      client.setQueryData(
        keyOf(settingRoutes.read),
        (all: SettingsReply | undefined) => all && { ...all, [group]: saved },
      ),
    // What other screens say of the mail server.
    changes:
      group === 'mail' ? [keyOf(mailRoutes.state), ['setup'], nounKey(outboxRoutes.list), ['leads']] : [],
  };
}

/** Replaces one group. The form shows why that failed. */
export function saveSettings<Group extends SettingGroup>(calls: GroupCalls<Group>, around: Around) {
  return write({
    mutationFn: (body: KeptGroup<Group>) => around(() => calls.replace(body)),
    silentFailure: true,
    changes: calls.changes,
    remember: calls.remember,
  });
}
