import { foreignPlaceholdersSchema } from '../../../contract/business/claims.ts';
import { currentIn } from '../../platform/api-error.ts';

export interface Replacement {
  readonly written: string;
  readonly replacement: string;
}

/** The replacements that a refused publication offers for other tools' placeholders. */
export function replacementsOf(error: unknown): readonly Replacement[] {
  const { placeholders } = currentIn(error, 'placeholders', foreignPlaceholdersSchema) ?? {
    placeholders: [],
  };
  return placeholders.flatMap(({ written, replacement }) =>
    replacement === null ? [] : [{ written, replacement }],
  );
}

/** @example replaceWritten('in [city]', [{ written: '[city]', replacement: 'Davie' }]) // 'in Davie' */
export function replaceWritten(text: string, replacements: readonly Replacement[]): string {
  // The longest first: {{{city}}} contains {{city}}.
  return replacements
    .toSorted((one, other) => other.written.length - one.written.length)
    .reduce((changed, { written, replacement }) => changed.replaceAll(written, () => replacement), text);
}
