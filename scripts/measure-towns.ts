/*
 * How much pages of shipped trades say of towns drawn at random, without anybody's answer: from national figures and findings
 * alone. A sentence counts if no town of the draw outside its county has it with the same figures, however it is worded.
 *   npm run measure:towns -- --towns 200 --seed 1 --min-share 90
 */
import { parseArgs } from 'node:util';
import { compileTemplate, seedOf } from '../src/engine/index.ts';
import { sectionTextKind } from '../src/sections/schemas.ts';
import { placedNames } from '../src/server/business/findings/beside-findings.ts';
import { findingSetOf } from '../src/server/business/findings/findings-of-service.ts';
import { pageFindings, placeable, readTownFindings } from '../src/server/business/findings/town-findings.ts';
import type { Pack } from '../src/server/business/packs/pack.ts';
import { packStore } from '../src/server/business/packs/pack-store.ts';
import { readTowns, type Town } from '../src/server/business/places/gazetteer.ts';

const { values } = parseArgs({
  options: {
    towns: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    services: { type: 'string', default: '3' },
    min: { type: 'string', default: '8' },
    'min-share': { type: 'string', default: '0' },
    sentences: { type: 'string', default: '60' },
  },
});
const [towns, servicesOfTrade, min, minShare, shown] = [
  values.towns,
  values.services,
  values.min,
  values['min-share'],
  values.sentences,
].map(Number) as [number, number, number, number, number];

/** Sorts by a hash, so that a seed gives one order. */
function shuffled<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  return items
    .map(item => ({ item, order: seedOf(`${values.seed} ${keyOf(item)}`) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** A town of each state, then others. */
function pickTowns(): readonly Town[] {
  const all = shuffled(readTowns(), ({ city, county, state }) => `${city} ${county} ${state}`);
  const states = new Set<string>();
  const ofStates = all.filter(({ state }) => !states.has(state) && states.add(state));
  return [...new Set([...ofStates, ...all])].slice(0, towns);
}

interface MeasuredPage {
  readonly county: string;
  readonly sentences: readonly { readonly text: string; readonly key: string; readonly at: string }[];
}

/** What the landing pages of a trade show of findings. */
function measurePack(pack: Pack, drawn: readonly Town[]): readonly MeasuredPage[] {
  packStore.setOwn(pack.id);
  const [template] = pack.templates;
  const { facts } = compileTemplate(template, sectionTextKind);
  const onPage = new Set(facts.map(({ name }) => name));
  const services = shuffled(pack.services, ({ name }) => name).slice(0, servicesOfTrade);
  return drawn.flatMap(town =>
    services.map(({ name: service }): MeasuredPage => {
      const read = readTownFindings(findingSetOf(service), { city: town.city, town, county: town.county });
      const all = pageFindings(read, service);
      const placed = placedNames(all.map(placeable));
      const shown = [...all.keys()].filter(
        at => onPage.has(all[at]?.name ?? '') || placed.some(([name, of]) => of === at && onPage.has(name)),
      );
      const found = shown.flatMap(at => all[at] ?? []);
      return {
        county: `${town.county} ${town.state}`,
        sentences: found.map(({ id, text, sentence }) => ({
          text,
          key: [id, ...sentence.names.map(name => read.written.get(name) ?? '')].join('|'),
          at: `${pack.id}, ${service}, ${town.city}, ${town.state}`,
        })),
      };
    }),
  );
}

/** How many sentences of each page no county but its own has. */
function ownCounts(pages: readonly MeasuredPage[]): readonly number[] {
  const counties = new Map<string, Set<string>>();
  for (const { county, sentences } of pages)
    for (const { key } of sentences) counties.set(key, (counties.get(key) ?? new Set()).add(county));
  return pages.map(({ sentences }) => sentences.filter(({ key }) => counties.get(key)?.size === 1).length);
}

const drawn = pickTowns();
const trades = packStore.shipped().filter(pack => pack.findings.length > 0);
const said: MeasuredPage['sentences'][number][] = [];
let worst = 100;
console.log(
  `${drawn.length} towns of ${new Set(drawn.map(({ state }) => state)).size} states, seed ${values.seed}`,
);
for (const pack of trades) {
  const pages = measurePack(pack, drawn);
  said.push(...pages.flatMap(({ sentences }) => sentences));
  const counts = ownCounts(pages).toSorted((one, other) => one - other);
  const at = (part: number) => counts[Math.min(counts.length - 1, Math.floor(counts.length * part))] ?? 0;
  const share =
    Math.floor((counts.filter(count => count >= min).length / Math.max(1, counts.length)) * 1_000) / 10;
  worst = Math.min(worst, share);
  const spread = [0, 0.1, 0.25, 0.5, 0.75, 1].map(at).join(' ');
  const silent = counts.filter(count => count === 0).length;
  console.log(
    `${pack.id}: ${counts.length} pages, own sentences ${spread} (fewest, tenth, quarter, middle, three quarters, highest), ${share}% have ${min} or more, ${silent} have none`,
  );
}
console.log('');
for (const { at, text } of shuffled(said, one => `${one.at} ${one.text}`).slice(0, shown))
  console.log(`${at}: ${text}`);
if (worst < minShare) {
  console.error(
    `\nOnly ${worst}% of a trade’s pages have ${min} sentences of their own; the bound is ${minShare}%.`,
  );
  process.exitCode = 1;
}
