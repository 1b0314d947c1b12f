import { loads } from './loads.tsx';
import { otherThings } from './other-things.tsx';

export const drawings = { ...loads, ...otherThings };

/** The drawing of a name. */
export type Picture = keyof typeof drawings;

type Load = keyof typeof loads;

/** The first that fits counts. */
export const words: readonly (readonly [RegExp, Picture])[] = [
  [/^page not found$/, 'boxes'],
  [/^program error$/, 'debris'],
  [/so much more/i, 'more'],
  [/\bdeck/i, 'deck'],
  [/hot[ -]tub|\bspas?\b|jacuzzi/i, 'hot-tub'],
  [/mattress|\bbeds?\b|box spring/i, 'mattress'],
  [/applianc|fridge|refrigerator|washer|dryer|freezer/i, 'fridge'],
  [/yard|green waste|palm(?! beach)|\btrees?\b|branch|storm|hurricane/i, 'yard-waste'],
  [/dumpster area|trash area/i, 'bin-area'],
  [/dumpster|roll-?off/i, 'container'],
  [/interior/i, 'interior'],
  [/demolition debris|rubble|\bbricks?\b/i, 'rubble'],
  [/demoli/i, 'hammer'],
  [/construction site|job ?site/i, 'building-site'],
  [/concrete|\bslab|\bpaver|cement|asphalt/i, 'concrete'],
  [/carpet|\brugs?\b|flooring/i, 'carpet'],
  [/debris|construction|drywall|lumber|\btiles?\b/i, 'debris'],
  [/\bdirt\b|\bsoil\b|\bsod\b/i, 'dirt'],
  [/office|cubicle|\bdesk/i, 'desk'],
  [/electronic|computer|e-waste|\btvs?\b|television/i, 'electronics'],
  [/commercial|storefront|retail|restaurant|warehouse|\bstores?\b/i, 'storefront'],
  [/eviction|foreclosure|property|tenant/i, 'eviction'],
  [/estate|hoard/i, 'estate'],
  [/attic/i, 'attic'],
  [/garage|workshop|\btools?\b/i, 'garage'],
  [/\bsheds?\b/i, 'shed'],
  [/storage/i, 'storage'],
  [/apartment|condo/i, 'apartment'],
  [/\bmoving|move-?out/i, 'moving'],
  [/junk|trash|garbage/i, 'junk'],
  [/\bhaul/i, 'hauling'],
  [/cleanout|clean-out|clear out|\bboxes\b/i, 'boxes'],
];

/** The substitute load if the drawing is a place, or too heavy for two. */
export const substitutes: Readonly<Record<Exclude<Picture, Load>, Load>> = {
  moving: 'boxes',
  electronics: 'desk',
  'building-site': 'debris',
  hammer: 'debris',
  interior: 'debris',
  rubble: 'concrete',
  dirt: 'debris',
  deck: 'hot-tub',
  apartment: 'boxes',
  'bin-area': 'junk',
  container: 'junk',
  shed: 'garage',
  storage: 'boxes',
  hauling: 'junk',
  more: 'junk',
};
