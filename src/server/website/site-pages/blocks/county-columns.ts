import type { Area } from '../../../../contract/platform/areas.ts';
import type { ColumnsContent } from '../../../../site/block.ts';
import { townHref } from '../service-pages.ts';
import type { BlockFacts } from './block-facts.ts';

/** Towns that copy names as examples of a county. */
export interface CountyExamples {
  readonly name: string;
  readonly cities: readonly string[];
}

/** The counties of the settings, each with its towns: the examples of the copy where there are some, else our own list. */
export function countyColumns(
  counties: readonly string[],
  examples: readonly CountyExamples[],
  { settings, published }: Pick<BlockFacts, 'settings' | 'published'>,
): ColumnsContent['columns'] {
  return counties.map(county => {
    const cities = examples.find(one => plain(one.name) === plain(county))?.cities ?? [];
    const towns = cities.length > 0 ? cities : townsIn(settings.areas.towns, county);
    return {
      title: `${plain(county)} County`,
      text: '',
      items: towns.map(city => ({ text: city, href: townHref('junk removal', city, published) })),
    };
  });
}

function townsIn(towns: readonly Area[], county: string): readonly string[] {
  return towns.filter(town => plain(town.county) === plain(county)).map(town => town.city);
}

const plain = (county: string) => county.replace(/ county$/i, '');
