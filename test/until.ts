import { setTimeout as pause } from 'node:timers/promises';

/** A tighter loop takes the processor from the work it waits for. In milliseconds. */
const askEvery = 25;

/** What `read` gives once `isDone` is true of it. */
export async function until<Value>(
  read: () => Promise<Value>,
  isDone: (value: Value) => boolean,
): Promise<Value> {
  for (;;) {
    const value = await read();
    if (isDone(value)) return value;
    await pause(askEvery);
  }
}
