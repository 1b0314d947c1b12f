import { loadOf, loadsOf } from '../../../sections/render-sections.tsx';
import type { IllustrationSet, PagePhoto } from '../../../sections/schemas.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { CurrentSettings, ShownSettings } from '../../platform/settings/site-settings.ts';
import { soldServices } from './own-services.ts';

/*
 * The pictures of pages about a service: the owner's photo of the service, and what the illustrated scene shows. Every service has its
 * own, so what a page shows follows from all services.
 */

interface NamedService {
  readonly name: string;
  readonly keywords: readonly string[];
}

interface Loads {
  readonly set: IllustrationSet;
  readonly byKeyword: ReadonlyMap<string, string | null>;
}

const known = new WeakMap<readonly NamedService[], Loads>();

/** What the scene shows on pages about this keyword; null: the scene is always the same. */
export function pageLoad(
  { services }: Pick<CurrentSettings, 'services'>,
  pack: Pack,
  keyword: string,
): string | null {
  const set = pack.fallbacks.illustrations;
  const load = loadsFor(pack.id === packStore.own().id ? services : pack.services, set).get(
    keyword.toLowerCase(),
  );
  return load === undefined ? loadOf(set, keyword) : load;
}

function loadsFor(services: readonly NamedService[], set: IllustrationSet): Loads['byKeyword'] {
  const before = known.get(services);
  if (before?.set === set) return before.byKeyword;
  const loads = loadsOf(
    set,
    services.map(({ name }) => name),
  );
  // The first service of a keyword has it.
  const byKeyword = new Map(
    services
      .flatMap(({ keywords }, at) => keywords.map(word => [word.toLowerCase(), loads[at] ?? null] as const))
      .toReversed(),
  );
  known.set(services, { set, byKeyword });
  return byKeyword;
}

/** The owner's photo on pages about this keyword in towns: that of the service, or else that of all towns. */
export function landingPhoto(settings: ShownSettings, pack: Pack, keyword: string): PagePhoto | null {
  // The owner's photos show the owner's own trade.
  if (pack.frame !== null) return null;
  return servicePhoto(settings, keyword) ?? settings.photo('towns');
}

const paths = new WeakMap<readonly NamedService[], ReadonlyMap<string, string | null>>();

function servicePhoto(settings: ShownSettings, keyword: string): PagePhoto | null {
  const sold = soldServices(settings.current());
  let byKeyword = paths.get(sold);
  if (!byKeyword) {
    byKeyword = new Map(
      sold
        .flatMap(({ keywords, path }) => keywords.map(word => [word.toLowerCase(), path] as const))
        .toReversed(),
    );
    paths.set(sold, byKeyword);
  }
  return settings.photo(byKeyword.get(keyword.toLowerCase())?.slice(1) ?? null);
}
