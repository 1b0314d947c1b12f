import { Drawing } from './drawing.tsx';
import type { Picture } from './picture-of.ts';
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

/** The bare shape, for use inside a larger drawing. */
export const thingShapes: Record<Picture, () => React.JSX.Element> = {
  sofa: SofaShape,
  fridge: FridgeShape,
  mattress: MattressShape,
  'hot-tub': HotTubShape,
  'yard-waste': YardWasteShape,
  debris: DebrisShape,
  boxes: BoxesShape,
  desk: DeskShape,
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
