import { type FieldValues, fillPage } from '../../../engine/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { CompiledVersion } from '../../templates/templates/compile-version.ts';

/** Refuses a page that would show the names of fields without a value to visitors. */
export function requireFilled(version: CompiledVersion, values: FieldValues, seed: number): void {
  const names = unfilledFields(version, values, seed);
  if (names.length === 0) return;
  const shown = names.map(name => `[${name}]`).join(', ');
  const [fields, them] = names.length === 1 ? ['this field has', 'it'] : ['these fields have', 'them'];
  throw new AppError(
    'conflict',
    `Visitors would read ${shown}: ${fields} no value. Fill ${them}, or generate the page as it is.`,
    {
      reason: 'unfilled',
      fields: names.map(name => ({ path: `field_values.${name}`, message: 'The text of the page names it' })),
    },
  );
}

/** The fields without a value whose names a page of these values shows. */
export function unfilledFields(
  version: CompiledVersion,
  values: FieldValues,
  seed: number,
): readonly string[] {
  return unfilledNames(one =>
    JSON.stringify(fillPage(version.compiledFor(values.keyword ?? ''), { ...values, ...one }, seed)),
  );
}

/** Names in brackets that a value would replace; other brackets are the author’s. */
function unfilledNames(fill: (values: FieldValues) => string): string[] {
  const text = fill({});
  const names = new Set(Array.from(text.matchAll(/\[([a-z]\w{0,59})\]/gi), ([, name = '']) => name));
  return [...names].filter(name => fill({ [name]: 'x' }) !== text);
}
