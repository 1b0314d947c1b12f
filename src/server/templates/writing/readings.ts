import { compileText, fillText } from '../../../engine/index.ts';

/**
 * A reading of a text with its placeholders: groups are chosen, `{{city}}` stays. Supplied values replace
 * their placeholders.
 * @example readingOf('{In|Around} {{city}}', { seed: 1 }) // 'Around {{city}}'
 */
export function readingOf(
  text: string,
  { seed, values = {} }: { seed: number; values?: Readonly<Record<string, string>> },
): string {
  const compiled = compileText(text, { kind: 'plain', key: 'reading' });
  const suppliedValues = new Map(Object.entries(values).filter(([, value]) => value.trim() !== ''));
  const kept = compiled.names.map(name => [name, suppliedValues.get(name) ?? `{{${name}}}`]);
  // Facts stay as placeholders: which of them are known differs from page to page.
  const facts = new Map(compiled.facts.map(name => [name, `{{fact:${name}}}`]));
  return fillText(compiled, Object.fromEntries(kept), seed, facts);
}

/** Up to `count` different readings. */
export function sampleReadings(text: string, count: number): readonly string[] {
  const seeds = Array.from({ length: count }, (_, seed) => Math.imul(seed + 1, 0x9e3779b1) >>> 0);
  return [...new Set(seeds.map(seed => readingOf(text, { seed })))];
}
