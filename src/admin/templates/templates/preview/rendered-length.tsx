import type { MeasuredText } from '../../../platform/ui/head-lengths.ts';
import { LengthMeter } from '../../../platform/ui/length-meter.tsx';
import { useRenderedHead } from './use-rendered-head.ts';

/** The length of a head text with the previewed values. */
export function RenderedLength({ of }: { of: MeasuredText }) {
  return <LengthMeter of={of} length={useRenderedHead()[of].length} note=" as previewed" />;
}
