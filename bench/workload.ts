import { packStore } from '../src/server/business/packs/pack-store.ts';
import { readTowns } from '../src/server/business/places/gazetteer.ts';

/** What the bench plans: towns of the gazetteer and keywords, all different, the same in every run. */
export interface Workload {
  readonly locations: string;
  readonly keywords: string;
  readonly pages: number;
}

/** The keyword and the town that the searches look for; part of every workload. No gazetteer has the town. */
export const rareTown = 'Wexcombe';
export const rareKeyword = 'piano removal';

/** More pages need more keywords: the gazetteer has 16,865 towns. */
function usualKeywords(pages: number): number {
  if (pages > 3_000_000) return 600;
  if (pages >= 1_000_000) return 200;
  return pages >= 100_000 ? 50 : 20;
}

export function workload(pages: number, keywordCount = usualKeywords(pages)): Workload {
  const towns = townsByPopulation(Math.ceil(pages / keywordCount) - 1);
  return {
    locations: [`${rareTown}, FL`, ...towns].join('\n'),
    keywords: keywords(keywordCount).join('\n'),
    pages: (towns.length + 1) * keywordCount,
  };
}

/** The facts of each make its pages differ, as on a real site. */
function townsByPopulation(count: number): string[] {
  const largestFirst = readTowns().toSorted((a, b) => b.population - a.population);
  return [...new Set(largestFirst.map(({ city, state }) => `${city}, ${state}`))].slice(0, count);
}

const kinds =
  '|same day|cheap|local|affordable|emergency|weekend|commercial|residential|fast|full service|eco friendly|licensed|next day|professional|small|large|curbside|indoor|outdoor|hourly|insured|trusted|early|quick|reliable|low cost|discount|evening|morning|sunday|saturday|after hours|one time|weekly|monthly|heavy|bulk|apartment|condo|garage|backyard|basement|storage unit|office|warehouse|store|rental|move out|estate|senior|student'.split(
    '|',
  );

function keywords(count: number): string[] {
  const ours = packStore.own().services.flatMap(({ keywords }) => keywords[0] ?? []);
  const all = [rareKeyword, ...kinds.flatMap(kind => ours.map(keyword => `${kind} ${keyword}`.trim()))];
  return [...new Set(all)].slice(0, count);
}
