import type { FieldValues } from '../../../engine/index.ts';
import { AppError } from '../../platform/errors.ts';

/** Values that come from the lists. */
export const listed: ReadonlySet<string> = new Set(['city', 'state', 'keyword']);

/** Drops empty values: an empty cell keeps the batch's own value. The contract checks names. */
export function filled(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, storable(value)] as const)
      .filter(([name, value]) => value !== '' && !listed.has(name)),
  );
}

/** Removes what database texts can't hold: zero bytes, lone surrogates. */
export const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

export function refusal(path: string, message: string): AppError {
  return new AppError('invalid', message, { fields: [{ path, message }] });
}
