import { readFileSync } from 'node:fs';

/** True if a process with this pid exists, regardless of its owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Pid and start time. A pid alone may belong to another process by now. */
export function processIdentity(pid: number): string {
  return `${pid} ${startTime(pid)}`;
}

/** True if exactly this process is still running. */
export function isStillRunning(identity: string): boolean {
  const pid = Number(identity.split(' ')[0]);
  return pid > 0 && isAlive(pid) && processIdentity(pid) === identity;
}

function startTime(pid: number): string {
  if (process.platform !== 'linux') return '';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A killed process keeps its number until its parent reaps it, which may never happen.
    return state === 'Z' ? '' : (rest[18] ?? ''); // field 22 of proc(5), counted after the name
  } catch {
    return '';
  }
}
