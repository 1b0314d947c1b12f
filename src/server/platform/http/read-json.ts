import { cleanJson, needsCleaning } from '../db/clean-json.ts';
import { AppError } from '../errors.ts';

/** Far deeper than any template, far below the stack limit. */
const maxBodyDepth = 64;

/** Parses a JSON body: limited depth, cleaned texts, and no `toString` fields, which would crash validation. */
export function readJson(contentType: string, text: string): unknown {
  if (!/^application\/json\b/i.test(contentType)) {
    throw new AppError('invalid', 'Send the body as application/json.', { reason: 'content-type' });
  }
  const body = parse(text);
  if (isDeeperThan(body, maxBodyDepth)) {
    throw new AppError('invalid', `The body is nested more than ${maxBodyDepth} levels deep.`, {
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

/** True if arrays and objects are nested deeper than `max`. Uses no recursion. */
export function isDeeperThan(value: unknown, max: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max) return true;
    level = level.flatMap(one => (one !== null && typeof one === 'object' ? Object.values(one) : []));
  }
  return false;
}

/** True if a JSON text may contain this name, plain or escaped. */
const mayShadow = (text: string): boolean => text.includes('"toString"') || text.includes('\\u');

/**
 * Finds objects with their own `toString`. Converting such an object to a text or number throws, and
 * schemas do that when they compare a `length`.
 */
function hasShadow(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  return Object.hasOwn(value, 'toString') || Object.values(value).some(hasShadow);
}
