/** The drawing of a name. */
export type Picture =
  | Load
  | 'moving'
  | 'electronics'
  | 'building-site'
  | 'hammer'
  | 'interior'
  | 'rubble'
  | 'dirt'
  | 'deck'
  | 'apartment'
  | 'bin-area'
  | 'container'
  | 'shed'
  | 'storage'
  | 'hauling'
  | 'more';

/** The load of the crew on a page, by service. */
export type Load =
  | 'junk'
  | 'sofa'
  | 'fridge'
  | 'estate'
  | 'storefront'
  | 'debris'
  | 'desk'
  | 'garage'
  | 'attic'
  | 'eviction'
  | 'concrete'
  | 'carpet'
  | 'mattress'
  | 'hot-tub'
  | 'yard-waste'
  | 'boxes';

/** The first that fits counts. */
const words: readonly (readonly [RegExp, Picture])[] = [
  [/so much more/i, 'more'],
  [/\bdeck/i, 'deck'],
  [/hot tub|\bspas?\b|jacuzzi/i, 'hot-tub'],
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
  [/commercial|retail|restaurant|warehouse|\bstores?\b/i, 'storefront'],
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
  [/cleanout|clean-out|clear out/i, 'boxes'],
];

/** The substitute load if the drawing is a place, or too heavy for two. */
const loads: Readonly<Record<Exclude<Picture, Load>, Load>> = {
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

/**
 * The drawing for a name; a sofa by default.
 * @example pictureOf('Shed Cleanouts') // 'shed'
 */
export function pictureOf(name: string): Picture {
  return words.find(([pattern]) => pattern.test(name))?.[1] ?? 'sofa';
}

/**
 * The crew's load on the page of a keyword.
 * @example loadOf('dumpster rentals') // 'junk'
 */
export function loadOf(keyword: string): Load {
  const picture = pictureOf(keyword);
  return isPlace(picture) ? loads[picture] : picture;
}

function isPlace(picture: Picture): picture is Exclude<Picture, Load> {
  return picture in loads;
}
