import { hubCopy } from '../../../../content/site-copy/hubs.ts';
import type { CountedName } from '../../../sections/schemas.ts';
import { hubPath, stateShown } from '../../pages/towns/hub-paths.ts';
import type { HubState } from '../../pages/towns/hub-queries.ts';

/** The names on one page of a hub: users can still scan them, and the page has a few kilobytes compressed. */
export const namesAtOnce = 500;

/**
 * A link to every part of every state's list of towns. The front page links to them too, so each generated page is three
 * clicks away.
 */
export function stateLinks(states: readonly HubState[]): readonly CountedName[] {
  return states.flatMap(({ state, path, towns }) => {
    const parts = Math.ceil(towns / namesAtOnce);
    return Array.from({ length: parts }, (_, index) => ({
      href: hubPath({ state: path, city: null, page: index + 1 }),
      text: index === 0 ? stateShown(state) : `${stateShown(state)}, page ${index + 1}`,
      more: index === 0 ? hubCopy.towns_shown(towns) : '',
    }));
  });
}
