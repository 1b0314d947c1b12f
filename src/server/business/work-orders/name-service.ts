import { keywordKey, serviceFinder } from '../../../sections/schemas.ts';

interface Named {
  readonly name: string;
  readonly keywords: readonly string[];
}

/** Finds the service that a job’s title or line items name. */
export type NameService = (texts: readonly string[]) => string | null;

/** Line items are listed with these between them. */
const between = /[\n;|,]+/;

/**
 * Names services by what the owner said a text means, by their names and by their keywords.
 * @example nameService(services, {})(['Water heater repair - Smith']) // 'Water Heater Repair'
 */
export function nameService(services: readonly Named[], said: Readonly<Record<string, string>>): NameService {
  const byName = new Map(services.map(({ name }) => [keywordKey(name), name]));
  const own = new Map(
    Object.entries(said).flatMap(([text, name]) => {
      const service = byName.get(keywordKey(name));
      return service === undefined ? [] : [[keywordKey(text), service]];
    }),
  );
  const find = serviceFinder(services.map(({ name, keywords }) => ({ name, keywords: [name, ...keywords] })));
  return texts => {
    for (const text of texts) {
      for (const part of [text, ...text.split(between)]) {
        const key = keywordKey(part);
        const found = own.get(key) ?? byName.get(key) ?? find(part)?.name;
        if (found !== undefined) return found;
      }
    }
    return null;
  };
}
