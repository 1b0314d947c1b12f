import type { PackPredicate } from '../../business/packs/predicates.ts';

/** Pages of a town that know the same facts. */
export interface PageGroup {
  /** The names of the facts on them. */
  readonly known: ReadonlySet<string>;
  readonly pages: number;
  /** True if their service says too little whatever the town: no answer about the town lets them pass. */
  readonly isOfShortService?: boolean;
  /** The number of their sentences on the town alone, if they knew these facts. */
  readonly count: (known: ReadonlySet<string>) => number;
  /** True if they show a predicate. */
  readonly shows: (predicate: string) => boolean;
}

export interface Gain {
  readonly predicate: PackPredicate;
  /** What a page gains. */
  readonly sentences: number;
  /** Pages that gain it. */
  readonly pages: number;
}

export interface TownNeeds {
  /** Sentences of the page with the fewest. */
  readonly sentences: number;
  /** What that page lacks. */
  readonly lacks: number;
  /** Pages that lack something. */
  readonly short_pages: number;
  readonly gains: readonly Gain[];
  /** The fewest answers after which no page lacks a sentence. */
  readonly needed: ReadonlySet<string>;
  /** True if these answers suffice. */
  readonly canPass: boolean;
}

const factOf = (predicate: string) => `place.${predicate}`;

interface Asked {
  readonly open: readonly PackPredicate[];
  /** The skipped ones of them: no answer is expected. */
  readonly refused: ReadonlySet<string>;
  /** Sentences on the town that each page needs. */
  readonly min: number;
  /** True: a town that lacks nothing is not asked about. */
  readonly onlyThin?: boolean;
}

/** What the pages of a town lack, and what each answer would add to them. */
export function townNeeds(groups: readonly PageGroup[], { open, refused, min, onlyThin }: Asked): TownNeeds {
  const counted = groups.map(group => ({ group, before: group.count(group.known) }));
  const able = counted.filter(({ group }) => group.isOfShortService !== true);
  const fewest = Math.min(...(able.length > 0 ? able : counted).map(({ before }) => before));
  const short = able.filter(({ before }) => before < min);
  const weighed = onlyThin && short.length === 0 ? [] : open;
  const gains = weighed.map((predicate): Gain => {
    let [sentences, pages] = [0, 0];
    for (const { group, before } of counted) {
      if (!group.shows(predicate.name)) continue;
      const gain = group.count(new Set([...group.known, factOf(predicate.name)])) - before;
      sentences = Math.max(sentences, gain);
      if (gain > 0) pages += group.pages;
    }
    return { predicate, sentences, pages };
  });
  const useful = gains.filter(({ sentences }) => sentences > 0);
  return {
    sentences: fewest,
    lacks: short.length === 0 ? 0 : min - fewest,
    short_pages: short.reduce((sum, { group }) => sum + group.pages, 0),
    gains: useful,
    ...fewestAnswers(
      able,
      useful.filter(({ predicate }) => !refused.has(predicate.name)),
      min,
    ),
  };
}

interface Counted {
  readonly group: PageGroup;
  readonly before: number;
}

/** Chooses the answer that helps most, again and again. */
function fewestAnswers(
  counted: readonly Counted[],
  gains: readonly Gain[],
  min: number,
): Pick<TownNeeds, 'needed' | 'canPass'> {
  const needed = new Set<string>();
  let short = counted
    .filter(({ before }) => before < min)
    .map(({ group, before }) => ({ group, has: before, known: group.known }));
  while (short.length > 0) {
    let best: { readonly name: string; readonly help: number } | null = null;
    for (const { predicate } of gains) {
      if (needed.has(predicate.name)) continue;
      let help = 0;
      for (const { group, has, known } of short) {
        if (!group.shows(predicate.name)) continue;
        const now = group.count(new Set([...known, factOf(predicate.name)]));
        help += (Math.min(now, min) - has) * group.pages;
      }
      if (help > 0 && help > (best?.help ?? 0)) best = { name: predicate.name, help };
    }
    if (!best) return { needed, canPass: false };
    const { name } = best;
    needed.add(name);
    short = short
      .map(one => {
        if (!one.group.shows(name)) return one;
        const known = new Set([...one.known, factOf(name)]);
        return { group: one.group, known, has: one.group.count(known) };
      })
      .filter(({ has }) => has < min);
  }
  return { needed, canPass: true };
}
