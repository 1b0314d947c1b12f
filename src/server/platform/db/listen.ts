import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Announcement, announcementChannel, announcementSchema } from './announce.ts';
import { connectionTimeout } from './database.ts';
import { retryWhenConnectionsFull } from './retry-when-connections-full.ts';

export interface Listener {
  close(): Promise<void>;
}

/**
 * Receives the announcements of every process. After a lost connection it reconnects and calls `onGap`, because
 * announcements may have been lost. A server that vanished without closing the connection does not answer, so it is
 * queried every `heartbeat` milliseconds, and the connection closed if there is no answer within that time.
 */
export async function listen(
  url: string,
  onAnnouncement: (announcement: Announcement) => void,
  onGap: () => void,
  heartbeat = 15_000,
): Promise<Listener> {
  const closing = new AbortController();
  let client = await retryWhenConnectionsFull(connect, connectionTimeout);

  async function connect(): Promise<Client> {
    const fresh = new Client({
      connectionString: url,
      application_name: 'pagehaul-listen',
      connectionTimeoutMillis: connectionTimeout,
      query_timeout: heartbeat,
    });
    fresh.on('notification', message => {
      const parsed = announcementSchema.safeParse(JSON.parse(message.payload ?? 'null'));
      if (parsed.success) onAnnouncement(parsed.data);
    });
    fresh.on('error', () => undefined); // 'end' follows and reconnects
    try {
      await fresh.connect();
      await fresh.query(`listen ${announcementChannel}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    // Only after success: a failed attempt also ends, and would start a second reconnect loop.
    const beat = setInterval(() => {
      fresh.query('select').catch(() => fresh.end()); // Ends at once, because a query is still open.
    }, heartbeat);
    fresh.once('end', () => {
      clearInterval(beat);
      void reconnect();
    });
    return fresh;
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        client = await connect();
        onGap();
        return;
      } catch {
        await pause(500);
      }
    }
  }

  return {
    close: async () => {
      closing.abort();
      await client.end();
    },
  };
}
