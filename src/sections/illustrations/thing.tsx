import { Drawing } from './drawing.tsx';
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
import { TruckShape } from './marks.tsx';
import type { Load, Picture } from './picture-of.ts';
import {
  ApartmentShape,
  BinAreaShape,
  ContainerShape,
  EvictionShape,
  ShedShape,
  ShelvesShape,
  StorageShape,
  StorefrontShape,
} from './place-things.tsx';
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

type Shape = () => React.JSX.Element;

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

const thingShapes: Readonly<Record<Picture, Shape>> = {
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
  hauling: TruckShape,
  more: MoreShape,
};

/** One thing on its own. */
export function Thing({ picture }: { readonly picture: Picture }) {
  const Shape = thingShapes[picture];
  return (
    <Drawing box="0 0 98 92" name={picture}>
      <Shape />
    </Drawing>
  );
}
