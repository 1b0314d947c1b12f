import { totalmem } from 'node:os';

const units: Readonly<Record<string, number>> = { '': 1, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 };

/** A size in bytes; null if the text is none. @example readMemorySize('1.5G') // 1610612736 */
export function readMemorySize(text: string): number | null {
  const [, amount = '', unit = ''] = /^(\d{1,15}(?:\.\d{1,3})?) ?([KMGT]?)(?:i?B)?$/i.exec(text.trim()) ?? [];
  const factor = units[unit.toUpperCase()];
  return amount === '' || factor === undefined ? null : Math.floor(Number(amount) * factor);
}

/** The memory of the machine, or the limit of the process's control group, in bytes. */
export function detectMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
