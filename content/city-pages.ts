import { bocaRatonPage } from './city-pages/boca-raton.ts';
import { fortLauderdalePage } from './city-pages/fort-lauderdale.ts';
import { hialeahPage } from './city-pages/hialeah.ts';
import { hollywoodPage } from './city-pages/hollywood.ts';
import { homesteadPage } from './city-pages/homestead.ts';
import { jupiterPage } from './city-pages/jupiter.ts';
import { kendallPage } from './city-pages/kendall.ts';
import { lakeWorthPage } from './city-pages/lake-worth.ts';
import { westPalmBeachPage } from './city-pages/west-palm-beach.ts';
import type { CityPageCopy } from './page-copy.ts';

/** County by county, Palm Beach first. */
export const cityPages: readonly CityPageCopy[] = [
  westPalmBeachPage,
  bocaRatonPage,
  jupiterPage,
  lakeWorthPage,
  fortLauderdalePage,
  hollywoodPage,
  hialeahPage,
  kendallPage,
  homesteadPage,
];
