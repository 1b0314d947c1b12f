import { setTimeout as pause } from 'node:timers/promises';
import type { RecordEvents } from '../db/record-events.ts';
import { AppError } from '../errors.ts';

/** Milliseconds between two events, so that a fast job doesn't send a hundred in a second. */
const minInterval = 150;
/** Milliseconds without an announcement. A lost one must not freeze a screen. */
const maxWait = 5_000;

type Stream<Reply> = (send: (reply: Reply) => Promise<void>, signal: AbortSignal) => Promise<void>;

/** Sends a record, then again whenever it has changed, until the reader leaves or the record is deleted. */
export async function watchRecord<Reply>(
  events: RecordEvents,
  id: string,
  read: () => Promise<Reply>,
): Promise<Stream<Reply>> {
  await read(); // Refuses a missing record while the call can still be refused.
  return async (send, signal) => {
    let sent = '';
    while (!signal.aborted) {
      // Listens before it reads, so that no change falls between.
      const changed = events.next(id, maxWait, signal);
      const reply = await read().catch(endIfMissing);
      if (reply === undefined) return;
      const text = JSON.stringify(reply);
      if (text !== sent) await send(reply);
      sent = text;
      await pause(minInterval);
      await changed;
    }
  };
}

function endIfMissing(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}
