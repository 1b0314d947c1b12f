import type { ServicePageCopy } from './page-copy.ts';
import { applianceRemovalPage } from './service-pages/appliance-removal.ts';
import { atticCleanoutsPage } from './service-pages/attic-cleanouts.ts';
import { carpetRemovalPage } from './service-pages/carpet-removal.ts';
import { commercialClearOutsPage } from './service-pages/commercial-clear-outs.ts';
import { concreteRemovalPage } from './service-pages/concrete-removal.ts';
import { constructionDebrisPage } from './service-pages/construction-debris.ts';
import { estateCleanoutsPage } from './service-pages/estate-cleanouts.ts';
import { evictionForeclosureCleanoutsPage } from './service-pages/eviction-foreclosure-cleanouts.ts';
import { furnitureRemovalPage } from './service-pages/furniture-removal.ts';
import { garageCleanoutsPage } from './service-pages/garage-cleanouts.ts';
import { junkRemovalPage } from './service-pages/junk-removal.ts';
import { officeCleanoutsPage } from './service-pages/office-cleanouts.ts';

/** In the order of `services`. */
export const servicePages: readonly ServicePageCopy[] = [
  junkRemovalPage,
  furnitureRemovalPage,
  applianceRemovalPage,
  estateCleanoutsPage,
  commercialClearOutsPage,
  constructionDebrisPage,
  officeCleanoutsPage,
  garageCleanoutsPage,
  atticCleanoutsPage,
  evictionForeclosureCleanoutsPage,
  concreteRemovalPage,
  carpetRemovalPage,
];
