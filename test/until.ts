import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between questions: short at first, then longer, since questions take the processor from the work that is waited for. */
const shortest = 20;
const longest = 150;

/** The result of `read` once `isDone` is true of it. */
export async function until<Value>(
  read: () => Promise<Value>,
  isDone: (value: Value) => boolean,
): Promise<Value> {
  for (let wait = shortest; ; wait = Math.min(wait * 1.2, longest)) {
    const value = await read();
    if (isDone(value)) return value;
    await pause(wait);
  }
}
