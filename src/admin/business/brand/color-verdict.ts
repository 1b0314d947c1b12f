import {
  type BrandColors,
  brandPalette,
  contrast,
  housePalette,
  minTextContrast,
} from '../../../sections/schemas.ts';

/** A color by the owner, and how pages adapt it. */
export interface ColorVerdict {
  readonly yours: string;
  readonly light: string;
  readonly dark: string;
  /** The color of the text on it. */
  readonly text: string;
  readonly dark_text: string;
  readonly is_shifted: boolean;
  readonly sentence: string;
}

export function colorVerdicts(colors: BrandColors): Readonly<Record<keyof BrandColors, ColorVerdict>> {
  const { light, dark } = brandPalette(colors);
  return {
    brand_color: verdict(colors.brand_color, {
      light: light.road,
      dark: dark.road,
      text: light['road-text'],
      dark_text: dark['road-text'],
      wanted: housePalette.light['road-text'],
    }),
    second_color: verdict(colors.second_color, {
      light: light.action,
      dark: dark.action,
      text: light['on-action'],
      dark_text: dark['on-action'],
      wanted: light['on-action'],
    }),
  };
}

interface Shown {
  readonly light: string;
  readonly dark: string;
  readonly text: string;
  readonly dark_text: string;
  /** The text it has to carry. */
  readonly wanted: string;
}

function verdict(yours: string, { light, dark, text, dark_text, wanted }: Shown): ColorVerdict {
  const is_shifted = light !== yours;
  const ratio = contrast(yours, wanted);
  const shown = contrast(light, text);
  return {
    yours,
    light,
    dark,
    text,
    dark_text,
    is_shifted,
    sentence: is_shifted
      ? `Text on your color would have ${ratioText(ratio)}; ${minTextContrast}:1 is the least that can be read. Pages show it ${contrast(light, '#ffffff') > contrast(yours, '#ffffff') ? 'darker' : 'lighter'}, with ${ratioText(shown)}.`
      : `Shown as it is. Text on it has ${ratioText(shown)}.`,
  };
}

/** @example ratioText(4.5432) // '4.5:1', rounded down so that it never promises more */
function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}
