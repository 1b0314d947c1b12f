import { compileText } from '../../../engine/index.ts';
import { sampleReadings } from './readings.ts';

const readingsTaken = 48;

/**
 * Why a spun text may not stand for the original, or null when it may: it is well formed, it varies, and in every reading
 * looked at its placeholders, links and numbers are those of the original.
 */
export function spintaxFault(original: string, spun: string): string | null {
  if (spun.length > original.length * 12 + 2_000) return 'too-long';
  if (problemsOf(spun) > problemsOf(original)) return 'malformed';
  const before = sampleReadings(original, readingsTaken).map(fixedParts);
  const after = sampleReadings(spun, readingsTaken);
  if (spun === original || after.length <= 1) return 'no-variation';
  const allowed = new Set(before.flatMap(parts => [...parts]));
  const required = [...(before[0] ?? [])].filter(part => before.every(parts => parts.has(part)));
  for (const reading of after) {
    const parts = fixedParts(reading);
    if (required.some(part => !parts.has(part))) return 'lost-part';
    if ([...parts].some(part => !allowed.has(part))) return 'invented-part';
  }
  return null;
}

const problemsOf = (text: string) =>
  compileText(text, { kind: 'plain', key: 'check' }).issues.filter(({ level }) => level === 'problem').length;

/** What no rewording may touch: placeholders, addresses, numbers. Commas and full stops after them don't count. */
export function fixedParts(text: string): Set<string> {
  const found = text.match(
    /\{\{[^{}]*\}\}|(?:https?:\/\/|www\.|mailto:|tel:|javascript:|data:)[^\s<>"'{}|]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.[\w.-]+|[$€£]?\d[\d,.:-]*%?/giu,
  );
  return new Set((found ?? []).map(part => part.replace(/[.,:;!?-]+$/u, '').toLowerCase()));
}
