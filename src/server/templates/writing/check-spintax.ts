import { compileText } from '../../../engine/index.ts';
import { sampleReadings } from './readings.ts';

const readingsTaken = 48;

/**
 * The reason why a spun text can't replace the original; null if it can. It must be well-formed, have
 * variants, and keep placeholders, links and numbers in every sampled reading.
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

/**
 * Parts that a variant must keep: placeholders, addresses and numbers. Trailing commas and periods don't
 * count.
 */
export function fixedParts(text: string): Set<string> {
  const found = text.match(
    /\{\{[^{}]*\}\}|(?:https?:\/\/|www\.|mailto:|tel:|javascript:|data:)[^\s<>"'{}|]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.[\w.-]+|[$€£]?\d[\d,.:-]*%?/giu,
  );
  return new Set((found ?? []).map(part => part.replace(/(?<![.,:;!?-])[.,:;!?-]+$/u, '').toLowerCase()));
}
