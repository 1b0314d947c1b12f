import { type BrandColors, houseColors } from './house-palette.ts';

/** How round the corners of buttons, fields and cards are. */
export type CornerStyle = 'square' | 'soft' | 'round';

/** The type pairings that ship with the program: a face for headings, and the reader's own face for text. */
export type TypePairing = 'sturdy' | 'friendly' | 'classic' | 'clean';

/** How a business's site looks. */
export interface BrandLook {
  readonly colors: BrandColors;
  readonly corners: CornerStyle;
  readonly type: TypePairing;
  /** False: pages show no illustrations; maps and the truck gauge stay. */
  readonly has_illustrations: boolean;
}

/** True where the built style sheet is the brand's. */
export function isHouseLook({ colors, corners, type, has_illustrations }: BrandLook): boolean {
  return hasHouseColors(colors) && corners === 'soft' && type === 'sturdy' && has_illustrations;
}

export function hasHouseColors({ brand_color, second_color }: BrandColors): boolean {
  return brand_color === houseColors.brand_color && second_color === houseColors.second_color;
}

/** `--radius` and `--radius-s` of `tokens.css`; the favicon's corner, of 32. */
export const cornerSizes: Readonly<
  Record<CornerStyle, readonly [large: string, small: string, icon: number]>
> = {
  square: ['0', '0', 0],
  soft: ['.625rem', '.375rem', 7],
  round: ['1.375rem', '.875rem', 14],
};
