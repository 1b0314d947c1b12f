import type { MeasuredText } from '../../../platform/ui/head-lengths.ts';
import { LengthMeter } from '../../../platform/ui/length-meter.tsx';
import { useDrawnHead } from './use-drawn-head.ts';

/** The length of a head text with the previewed values. */
export function DrawnLength({ of }: { of: MeasuredText }) {
  return <LengthMeter of={of} length={useDrawnHead()[of].length} note=" as previewed" />;
}
