import type { Scope } from '../../../contract/platform/route.ts';
import { allRoutes } from '../../platform/http/openapi.ts';

/**
 * The scopes for keys by noun, with the number of calls that reading and writing allow. Nouns without any
 * are omitted.
 */
export interface NounScopes {
  readonly noun: string;
  readonly read: number;
  readonly write: number;
}

export function nounScopes(): NounScopes[] {
  const nouns = [...new Set(allRoutes.flatMap(({ noun, scope }) => (scope ? [noun] : [])))].toSorted();
  return nouns.map(noun => ({
    noun,
    read: allRoutes.filter(({ scope }) => scope === `${noun}:read`).length,
    write: allRoutes.filter(({ scope }) => scope === `${noun}:write`).length,
  }));
}

export const allScopes: readonly Scope[] = [
  ...new Set(allRoutes.flatMap(({ scope }) => (scope ? [scope] : []))),
].toSorted();
