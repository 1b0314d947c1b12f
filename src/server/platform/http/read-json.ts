import { cleanJson, needsCleaning } from '../db/clean-json.ts';
import { AppError } from '../errors.ts';

/** Far deeper than any template, far shallower than the stack. */
const deepestBody = 64;

/** A body as JSON that every check of it can rely on: of bounded depth, clean, and without what no check survives. */
export function readJson(contentType: string, text: string): unknown {
  if (!/^application\/json\b/i.test(contentType)) {
    throw new AppError('invalid', 'Send the body as application/json.', { reason: 'content-type' });
  }
  const body = parse(text);
  if (isDeeperThan(body, deepestBody)) {
    throw new AppError('invalid', `The body is nested more than ${deepestBody} levels deep.`, {
      reason: 'depth',
    });
  }
  if (mayShadow(text) && hasShadow(body)) {
    throw new AppError('invalid', '“toString” is no name of a field. Leave it out.', {
      reason: 'field-name',
    });
  }
  return needsCleaning(text) ? cleanJson(body) : body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid', 'The body is not valid JSON.', { reason: 'json', cause });
  }
}

/** True when arrays and objects stand inside each other more than `most` levels deep. Walks without recursion. */
export function isDeeperThan(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap(one => (one !== null && typeof one === 'object' ? Object.values(one) : []));
  }
  return false;
}

/** True where a JSON text may hold such a name: as it is, or escaped. */
const mayShadow = (text: string): boolean => text.includes('"toString"') || text.includes('\\u');

/**
 * An object with a `toString` of its own, which JSON can't make a function, throws wherever JavaScript makes a text or a
 * number of it. Schemas do: they compare a `length` with a limit before they know that it is one.
 */
function hasShadow(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  return Object.hasOwn(value, 'toString') || Object.values(value).some(hasShadow);
}
