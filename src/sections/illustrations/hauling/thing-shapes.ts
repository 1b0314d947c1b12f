import type { Shape } from '../illustrations.ts';
import { StorefrontShape } from '../shapes/storefront.tsx';
import {
  AtticShape,
  CarpetShape,
  ElectronicsShape,
  EstateShape,
  GarageShape,
  JunkShape,
  MoreShape,
  MovingShape,
  TrunkShape,
} from './household-things.tsx';
import type { Load, Picture } from './pictures.ts';
import {
  ApartmentShape,
  BinAreaShape,
  ContainerShape,
  EvictionShape,
  ShedShape,
  ShelvesShape,
  StorageShape,
} from './place-things.tsx';
import { TruckSign } from './signs.tsx';
import {
  BuildingSiteShape,
  ConcreteShape,
  DeckShape,
  DirtShape,
  HammerShape,
  InteriorShape,
  RubbleShape,
  SlabShape,
} from './site-things.tsx';
import {
  BoxesShape,
  DebrisShape,
  DeskShape,
  FridgeShape,
  HotTubShape,
  MattressShape,
  SofaShape,
  YardWasteShape,
} from './things.tsx';

/** The crew's load, for use inside a larger drawing. */
export const loadShapes: Readonly<Record<Load, Shape>> = {
  junk: JunkShape,
  sofa: SofaShape,
  fridge: FridgeShape,
  estate: EstateShape,
  storefront: ShelvesShape,
  debris: DebrisShape,
  desk: DeskShape,
  garage: GarageShape,
  attic: TrunkShape,
  eviction: BoxesShape,
  concrete: SlabShape,
  carpet: CarpetShape,
  mattress: MattressShape,
  'hot-tub': HotTubShape,
  'yard-waste': YardWasteShape,
  boxes: BoxesShape,
};

export const thingShapes: Readonly<Record<Picture, Shape>> = {
  ...loadShapes,
  storefront: StorefrontShape,
  attic: AtticShape,
  eviction: EvictionShape,
  concrete: ConcreteShape,
  moving: MovingShape,
  electronics: ElectronicsShape,
  'building-site': BuildingSiteShape,
  hammer: HammerShape,
  interior: InteriorShape,
  rubble: RubbleShape,
  dirt: DirtShape,
  deck: DeckShape,
  apartment: ApartmentShape,
  'bin-area': BinAreaShape,
  container: ContainerShape,
  shed: ShedShape,
  storage: StorageShape,
  hauling: TruckSign,
  more: MoreShape,
};
