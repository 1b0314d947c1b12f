import type { PackService } from '../../content-pack.ts';
import { applianceRemoval } from './services/appliance-removal.ts';
import { atticCleanouts } from './services/attic-cleanouts.ts';
import { carpetRemoval } from './services/carpet-removal.ts';
import { commercialClearOuts } from './services/commercial-clear-outs.ts';
import { concreteRemoval } from './services/concrete-removal.ts';
import { constructionDebris } from './services/construction-debris.ts';
import { estateCleanouts } from './services/estate-cleanouts.ts';
import { evictionForeclosureCleanouts } from './services/eviction-foreclosure-cleanouts.ts';
import { furnitureRemoval } from './services/furniture-removal.ts';
import { garageCleanouts } from './services/garage-cleanouts.ts';
import { junkRemoval } from './services/junk-removal.ts';
import { officeCleanouts } from './services/office-cleanouts.ts';

/** In the order of their pages on the site. */
export const junkRemovalServices: readonly PackService[] = [
  junkRemoval,
  furnitureRemoval,
  applianceRemoval,
  estateCleanouts,
  commercialClearOuts,
  constructionDebris,
  officeCleanouts,
  garageCleanouts,
  atticCleanouts,
  evictionForeclosureCleanouts,
  concreteRemoval,
  carpetRemoval,
];
