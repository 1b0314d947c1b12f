import { packStore } from '../src/server/business/packs/pack-store.ts';
import { readTowns } from '../src/server/business/places/gazetteer.ts';

/** What the bench plans: place names and keywords shaped like real ones, all different, the same in every run. */
export interface Workload {
  readonly locations: string;
  readonly keywords: string;
  readonly pages: number;
}

const before = '|North|South|East|West|Lake|Fort|Port|New|Mount|Saint|Upper'.split('|');
const stems =
  'Ash|Bay|Bell|Birch|Brad|Brook|Carl|Cedar|Clay|Clear|Crest|Dal|Deer|Eagle|Edge|Elm|Fair|Fern|Glen|Grand|Green|Harbor|Hazel|Hill|Iron|Jack|Kings|Laurel|Long|Maple|Marsh|Mill|Oak|Orchard|Palm|Pine|Quail|River|Rock|Rose|Sand|Silver|Spring|Stone|Sun|Thorn|Vine|Wal|White'.split(
    '|',
  );
const after = 'ville|wood|field|ton|dale| Beach| Springs|port| City|haven|ford|bury'.split('|');
const ends = '| Heights| Park| Village'.split('|');
const states = 'AL|CA|CO|FL|GA|IL|MI|NC|NY|OH|PA|SC|TN|TX|VA|WA'.split('|');

/** The one keyword and the one town that the searches look for; part of every workload. */
export const rareTown = 'Wexcombe';
export const rareKeyword = 'piano removal';

const usualKeywords = (pages: number) => (pages >= 1_000_000 ? 200 : pages >= 100_000 ? 50 : 20);

export function workload(pages: number, keywordCount = usualKeywords(pages)): Workload {
  const townCount = Math.ceil(pages / keywordCount);
  return {
    locations: towns(townCount).join('\n'),
    keywords: keywords(keywordCount).join('\n'),
    pages: townCount * keywordCount,
  };
}

/** The same with towns of the gazetteer, the largest first: what is known of them makes their pages differ. */
export function knownWorkload(pages: number, keywordCount = usualKeywords(pages)): Workload {
  const towns = readTowns()
    .toSorted((a, b) => b.population - a.population)
    .slice(0, Math.ceil(pages / keywordCount));
  return {
    locations: towns.map(({ city, state }) => `${city}, ${state}`).join('\n'),
    keywords: keywords(keywordCount).join('\n'),
    pages: towns.length * keywordCount,
  };
}

/** Every combination of the four parts comes once, so up to 25,800 towns are all different. */
function towns(count: number): string[] {
  const all = [`${rareTown}, FL`];
  for (let n = 0; all.length < count; n += 1) {
    const stem = Math.floor(n / before.length);
    const middle = Math.floor(stem / stems.length);
    const word = `${stems[stem % stems.length]}${after[middle % after.length]}`;
    const end = ends[Math.floor(middle / after.length) % ends.length];
    all.push(`${`${before[n % before.length]} ${word}`.trim()}${end}, ${states[n % states.length]}`);
  }
  return all;
}

const kinds =
  '|same day|cheap|local|affordable|emergency|weekend|commercial|residential|fast|full service|eco friendly|licensed|next day|professional|small|large|curbside|indoor|outdoor|hourly|insured|trusted|early'.split(
    '|',
  );

function keywords(count: number): string[] {
  const ours = packStore.own().services.flatMap(({ keywords }) => keywords[0] ?? []);
  const all = [rareKeyword, ...kinds.flatMap(kind => ours.map(keyword => `${kind} ${keyword}`.trim()))];
  return [...new Set(all)].slice(0, count);
}
