import type { MeasuredText } from '../../../platform/ui/head-lengths.ts';
import { LengthMeter } from '../../../platform/ui/length-meter.tsx';
import { useDrawnHead } from './use-drawn-head.ts';

/** How long a head text comes out with the values being previewed. */
export function DrawnLength({ of }: { of: MeasuredText }) {
  return <LengthMeter of={of} length={useDrawnHead()[of].length} note=" as previewed" />;
}
