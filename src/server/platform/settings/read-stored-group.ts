import { z } from 'zod';
import { type SettingGroup, type Settings, settingGroups } from '../../../contract/platform/settings.ts';
import type { Db } from '../db/database.ts';
import { defaultSettings } from './default-settings.ts';
import { listGroups } from './queries.ts';

export const groups = Object.keys(settingGroups) as SettingGroup[];

/** One value per group of settings. @example mapGroups<Record<SettingGroup, number>>(() => 0) */
export function mapGroups<Values extends Readonly<Record<SettingGroup, unknown>>>(
  of: <Group extends SettingGroup>(group: Group) => Values[Group],
): Values {
  return Object.fromEntries(groups.map(group => [group, of(group)])) as Values;
}

/** Fills fields that an older version didn't store with their defaults. */
export function readStoredGroup<Group extends SettingGroup>(
  group: Group,
  value: unknown,
): { settings: Settings[Group]; problem: string | null } {
  const fallback = defaultSettings[group];
  if (value === undefined) return { settings: fallback, problem: null };
  const schema: z.ZodType = settingGroups[group];
  const known = z.record(z.string(), z.unknown()).safeParse(value);
  const parsed = schema.safeParse(known.success ? { ...fallback, ...known.data } : value);
  if (parsed.success) return { settings: parsed.data as Settings[Group], problem: null };
  return { settings: fallback, problem: z.prettifyError(parsed.error) };
}

/** A group's current value from the database, for code that renders no pages. */
export async function currentGroup<Group extends SettingGroup>(
  db: Db,
  group: Group,
): Promise<Settings[Group]> {
  const stored = await listGroups(db, [group]);
  return readStoredGroup(group, stored.get(group)?.value).settings;
}
