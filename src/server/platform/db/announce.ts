import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Db } from './database.ts';

/** A change that is announced to every process when (and only if) the transaction commits. */
export const announcementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('batch'), id: z.string() }),
  z.object({ kind: z.literal('template'), id: z.string() }),
  /** A bulk change of pages. */
  z.object({ kind: z.literal('page-change'), id: z.string() }),
  z.object({ kind: z.literal('pages'), slugs: z.array(z.string()) }),
  z.object({ kind: z.literal('article'), topic: z.string() }),
  z.object({
    kind: z.literal('facts'),
    facts: z.array(z.object({ subject: z.string(), predicate: z.string() })),
  }),
  z.object({ kind: z.literal('all-facts') }),
  /** Finished work of these services, by name in small letters; null: the services themselves. */
  z.object({
    kind: z.literal('cases'),
    services: z.array(z.string()).nullable(),
    towns: z.array(z.string()),
  }),
  /** Reviews of these services, by name in small letters, and towns. */
  z.object({ kind: z.literal('reviews'), services: z.array(z.string()), towns: z.array(z.string()) }),
  /** A request came in, or staff changed or deleted one. */
  z.object({ kind: z.literal('leads') }),
  /** Something was said with a contact, or a contact changed. */
  z.object({ kind: z.literal('contacts') }),
  z.object({ kind: z.literal('all-pages') }),
  z.object({ kind: z.literal('settings') }),
  /** A pack was imported or deleted. */
  z.object({ kind: z.literal('packs') }),
  z.object({ kind: z.literal('redirects'), sources: z.array(z.string()) }),
  /** All data may have changed, because a backup was restored. */
  z.object({ kind: z.literal('restored') }),
  /** Webhook messages are ready to deliver. */
  z.object({ kind: z.literal('webhooks') }),
]);
export type Announcement = z.infer<typeof announcementSchema>;

export const announcementChannel = 'pagehaul';

export async function announce(db: Db, announcement: Announcement): Promise<void> {
  await sql`select pg_notify(${announcementChannel}, ${JSON.stringify(announcement)})`.execute(db);
}

/** Announces on the connection of a job. */
export async function announceOn(client: Pool | PoolClient, announcement: Announcement): Promise<void> {
  await client.query('select pg_notify($1, $2)', [announcementChannel, JSON.stringify(announcement)]);
}
