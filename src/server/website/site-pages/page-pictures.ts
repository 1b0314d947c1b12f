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

/** The pictures of a landing page. */
export interface PagePictures {
  readonly load: string | null;
  readonly photo: PagePhoto | null;
}

const maxKeywords = 1_000;
const pictures = new WeakMap<CurrentSettings, WeakMap<Pack, Map<string, PagePictures>>>();

/** Every fill asks for them: they are found once for each keyword. Photos are read with the settings. */
export function pagePictures(settings: ShownSettings, pack: Pack, keyword: string): PagePictures {
  const current = settings.current();
  const byPack = pictures.get(current) ?? new WeakMap<Pack, Map<string, PagePictures>>();
  pictures.set(current, byPack);
  const byKeyword = byPack.get(pack) ?? new Map<string, PagePictures>();
  byPack.set(pack, byKeyword);
  const before = byKeyword.get(keyword);
  if (before) return before;
  const fresh = { load: pageLoad(current, pack, keyword), photo: landingPhoto(settings, pack, keyword) };
  if (byKeyword.size >= maxKeywords) byKeyword.clear();
  byKeyword.set(keyword, fresh);
  return fresh;
}

/** The owner's photo on pages about this keyword in towns: that of the service, or else that of all towns. */
function landingPhoto(settings: ShownSettings, pack: Pack, keyword: string): PagePhoto | null {
  // The owner's photos show the owner's own trade.
  if (pack.frame !== null) return null;
  const keyed = keyword.toLowerCase();
  const sold = soldServices(settings.current()).find(({ keywords }) =>
    keywords.some(one => one.toLowerCase() === keyed),
  );
  return settings.photo(sold?.path?.slice(1) ?? null) ?? settings.photo('towns');
}
