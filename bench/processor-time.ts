import { readFileSync } from 'node:fs';
import { childrenOf } from './memory.ts';

/** The kernel counts in hundredths of a second. */
const tickMs = 10;

/** Milliseconds that a process had a processor, all its threads and, where they are wanted, the children it has and had. */
export function processorMs(pid: number, withChildren = false): number {
  const own = ticks(pid, withChildren);
  const children = withChildren ? childrenOf(pid).reduce((sum, child) => sum + ticks(child, false), 0) : 0;
  return (own + children) * tickMs;
}

function ticks(pid: number, withEnded: boolean): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const [user, system, endedUser, endedSystem] = [11, 12, 13, 14].map(at => Number(fields[at]));
    const own = (user ?? 0) + (system ?? 0);
    return withEnded ? own + (endedUser ?? 0) + (endedSystem ?? 0) : own;
  } catch {
    return 0; // It has ended.
  }
}
