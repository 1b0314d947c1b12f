import type { IllustrationSet } from './illustration-set.ts';
import type { Things } from './illustrations.ts';
import { illustrationsOf } from './registry.ts';

/**
 * The illustration for a text; null if the set has none.
 * @example pictureOf('hauling', 'Shed Cleanouts') // 'shed'
 */
export function pictureOf(set: IllustrationSet, text: string): string | null {
  const { things } = illustrationsOf(set);
  return things && (foundIn(things, text)[0] ?? things.usual);
}

/**
 * What the scene shows on the page of a keyword; null if the scene is always the same.
 * @example loadOf('hauling', 'dumpster rentals') // 'container'
 */
export function loadOf(set: IllustrationSet, keyword: string): string | null {
  const { things, scene } = illustrationsOf(set);
  if (!things || scene.kind === 'room') return null;
  const [found] = foundIn(things, keyword);
  return found === undefined ? scene.usualLoad : (scene.substitutes[found] ?? found);
}

/**
 * An illustration for each text of a list, none twice and none that the page shows elsewhere; null where the set has no other.
 * @example picturesOf('hauling', ['Sofas', 'Couches']) // ['sofa', 'junk']
 */
export function picturesOf(
  set: IllustrationSet,
  texts: readonly string[],
  elsewhere: string | null = null,
): readonly (string | null)[] {
  const { things } = illustrationsOf(set);
  return things ? eachItsOwn(things, texts, { elsewhere }) : texts.map(() => null);
}

/** What the scene shows on the page of each of these services, none twice; null: the set has no other, or only one scene. */
export function loadsOf(set: IllustrationSet, services: readonly string[]): readonly (string | null)[] {
  const { things, scene } = illustrationsOf(set);
  if (!things || scene.kind === 'room') return services.map(() => null);
  return eachItsOwn(things, services, { substitutes: scene.substitutes });
}

/**
 * The illustration beside the text of a page whose scene shows this load: another one that belongs to it. Null if the set has none.
 * @example companionOf('hauling', 'fridge') // 'washer'
 */
export function companionOf(set: IllustrationSet, load: string | null): string | null {
  const { things } = illustrationsOf(set);
  if (!things || load === null) return null;
  const own = things.companions[load];
  if (own !== undefined) return own;
  const others = things.extras.filter(extra => extra !== load);
  return others[Math.max(0, namesIn(things).indexOf(load)) % others.length] ?? null;
}

const maxKnown = 2_000;
const known = new WeakMap<Things, Map<string, readonly string[]>>();

/** All pages of a keyword need the same. */
function foundIn(things: Things, text: string): readonly string[] {
  const before = known.get(things);
  const memory = before ?? new Map<string, readonly string[]>();
  if (!before) known.set(things, memory);
  const pictures = memory.get(text);
  if (pictures !== undefined) return pictures;
  const own = ownName.exec(text)?.[1] ?? '';
  const fresh = namesIn(things).includes(own)
    ? [own]
    : things.words.flatMap(([pattern, name]) => (pattern.test(text) ? [name] : []));
  if (memory.size >= maxKnown) memory.clear();
  memory.set(text, fresh);
  return fresh;
}

/** An illustration's own name, alone or at the end of what stands for a keyword while pages are compiled. */
const ownName = /(?:^|\.)([a-z]+(?:-[a-z]+)*)[\uE001]?$/;

const names = new WeakMap<Things, readonly string[]>();

/** All illustrations of a set. */
export function namesIn(things: Things): readonly string[] {
  const before = names.get(things);
  if (before) return before;
  const { usual, words, spares, companions, extras } = things;
  const all = [usual, ...words.map(([, name]) => name), ...spares, ...Object.values(companions), ...extras];
  const fresh = [...new Set(all)];
  names.set(things, fresh);
  return fresh;
}

/** First what words find, then the usual illustration and spare ones. */
function eachItsOwn(
  things: Things,
  texts: readonly string[],
  {
    elsewhere = null,
    substitutes = {},
  }: {
    readonly elsewhere?: string | null;
    readonly substitutes?: Readonly<Record<string, string>>;
  },
): readonly (string | null)[] {
  const taken = new Set(elsewhere === null ? [] : [elsewhere]);
  const take = (pictures: readonly string[]): string | null => {
    const free = pictures.map(one => substitutes[one] ?? one).find(one => !taken.has(one)) ?? null;
    if (free !== null) taken.add(free);
    return free;
  };
  const found = texts.map(text => take(foundIn(things, text)));
  return found.map(picture => picture ?? take([things.usual, ...things.spares]));
}
