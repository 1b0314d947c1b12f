import type { Route, Scope } from '../../../contract/platform/route.ts';
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

export function nounScopes(routes: readonly Pick<Route, 'noun' | 'scope'>[] = allRoutes): NounScopes[] {
  const nouns = [...new Set(routes.flatMap(({ noun, scope }) => (scope ? [noun] : [])))].toSorted();
  return nouns.map(noun => ({
    noun,
    read: routes.filter(({ scope }) => scope === `${noun}:read`).length,
    write: routes.filter(({ scope }) => scope === `${noun}:write`).length,
  }));
}

export const allScopes: readonly Scope[] = [
  ...new Set(allRoutes.flatMap(({ scope }) => (scope ? [scope] : []))),
].toSorted();
