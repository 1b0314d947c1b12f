import { readFileSync } from 'node:fs';

/** True while a process with this number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Number and start time: a number alone may by now be somebody else's. */
export function processIdentity(pid: number): string {
  return `${pid} ${startTime(pid)}`;
}

/** True while the very process that `processIdentity` described is running. */
export function isStillRunning(identity: string): boolean {
  const pid = Number(identity.split(' ')[0]);
  return pid > 0 && isAlive(pid) && processIdentity(pid) === identity;
}

function startTime(pid: number): string {
  if (process.platform !== 'linux') return '';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''; // field 22 of proc(5), counted after the name
  } catch {
    return '';
  }
}
