import { hasHouseColors } from './brand-look.ts';
import { contrast, difference, nearestLightness, readable, toHex, toOklch } from './color.ts';
import {
  type BrandColors,
  type ColorRole,
  type Colors,
  houseColors,
  housePalette,
  type Palette,
} from './house-palette.ts';

/** Contrast of WCAG AA for text, and for parts one has to see to use them. */
export const minTextContrast = 4.5;
export const minPartContrast = 3;

/** A fill with less contrast than this to its ground needs an edge: the text on it then has 3:1 to that ground. */
const minFillContrast = minTextContrast / minPartContrast;

/** What a call button differs from its ground at least, see `difference`. The house's orange differs by 0.23. */
const minDifference = 0.15;
const strongChroma = 0.1;

/** The background of a page, without its dark bands. */
export const pageGrounds = ['paper', 'white', 'sky', 'field'] as const;
export const roadGrounds = ['road', 'road-raised'] as const;

/**
 * The house's palette in the colors of a brand: other hues at the same lightness, and a shift in lightness
 * where the contrast would be too small.
 */
export function brandPalette(brand: BrandColors): Palette {
  const isOurs = brand.brand_color === houseColors.brand_color;
  const light = isOurs ? housePalette.light : dayColors(brand.brand_color);
  const dark = isOurs ? housePalette.dark : nightColors(brand.brand_color, light);
  if (hasHouseColors(brand)) return housePalette;
  const { second_color: second } = brand;
  return {
    light: withAction(light, actionColors(second, light.ink)),
    dark: withAction(dark, actionColors(loudAt(dark, second), light.ink)),
  };
}

function dayColors(brand: string): Colors {
  const house = housePalette.light;
  const inHue = hueOf(brand);
  const ink = inHue(house.ink);
  const page = { ...house, sky: inHue(house.sky) };
  const soft = readable(inHue(house['ink-soft']), grounds(page), minTextContrast);
  return {
    ...page,
    ...roadColors(readable(brand, [house['road-text']], minTextContrast), 'light', inHue),
    ...signals(page, house, inHue),
    ink,
    'ink-soft': soft,
    'on-action': ink,
    'art-line': ink,
    'art-blue': inHue(house['art-blue']),
    'art-solid': ink,
    'art-limb': ink,
    'print-ink': ink,
    'print-soft': soft,
  };
}

function nightColors(brand: string, day: Colors): Colors {
  const house = housePalette.dark;
  const inHue = hueOf(brand);
  const page = {
    ...house,
    paper: inHue(house.paper),
    white: inHue(house.white),
    rule: inHue(house.rule),
    sky: inHue(house.sky),
    field: inHue(house.field),
  };
  const road = toOklch(brand);
  // As much darker as the house's own band is by night, and never so bright that it glares.
  const dimmed = toHex({ l: Math.min(0.33, Math.max(0.15, road.l * 0.64)), c: road.c * 0.64, h: road.h });
  return {
    ...page,
    ...roadColors(readable(dimmed, [house['road-text']], minTextContrast), 'dark', inHue),
    ...signals(page, house, inHue),
    'ink-soft': readable(inHue(house['ink-soft']), grounds(page), minTextContrast),
    'on-action': day['on-action'],
    'art-line': inHue(house['art-line']),
    'art-blue': inHue(house['art-blue']),
    'art-solid': inHue(house['art-solid']),
    'art-limb': inHue(house['art-limb']),
    'print-ink': day['print-ink'],
    'print-soft': day['print-soft'],
  };
}

/** Semantic colors: they keep their hue and only stay readable. */
function signals(page: Colors, house: Colors, inHue: (color: string) => string) {
  return {
    leaf: readable(house.leaf, grounds(page), minTextContrast),
    alert: readable(house.alert, grounds(page), minTextContrast),
    focus: readable(inHue(house.focus), grounds(page), minPartContrast),
  };
}

/** A dark band and what is on it. */
function roadColors(road: string, scheme: keyof Palette, inHue: (color: string) => string) {
  const house = housePalette[scheme];
  const { l, c, h } = toOklch(road);
  const offset = (role: ColorRole) => toOklch(house[role]).l - toOklch(house.road).l;
  const at = (lightness: number) => toHex({ l: lightness, c, h });
  const text = house['road-text'];
  // A band that is already as bright as its text allows has darker cards.
  const raised = readable(at(l + (l > 0.4 ? -0.07 : offset('road-raised'))), [text], minTextContrast);
  const on = [road, raised];
  return {
    road,
    'road-raised': raised,
    'road-soft': readable(inHue(house['road-soft']), on, minTextContrast),
    'road-rule': at(l + offset('road-rule')),
    'road-blue': at(l + (l > 0.4 ? -0.12 : offset('road-blue'))),
    'road-alert': readable(house['road-alert'], on, minTextContrast),
  };
}

interface Action {
  readonly fill: string;
  readonly hover: string;
  readonly text: string;
}

/** A button's label is the ink of the day or white, whichever the fill needs the smaller shift for. */
function actionColors(second: string, ink: string): Action {
  const text = contrast(second, ink) >= contrast(second, '#ffffff') ? ink : '#ffffff';
  const fill = readable(second, [text], minTextContrast);
  const { l, c, h } = toOklch(fill);
  const hover = toHex({ l: text === ink ? l + 0.035 : l - 0.035, c, h });
  return { fill, hover: readable(hover, [text], minTextContrast), text };
}

/** The fill by night. One that hardly differs from a ground, as navy does, is shifted until it does, if it can be. */
function loudAt(night: Colors, second: string): string {
  const all = [...grounds(night), ...roadGrounds.map(role => night[role])];
  const fits = (fill: string) =>
    Math.max(contrast(fill, night['on-action']), contrast(fill, '#ffffff')) >= minTextContrast &&
    all.every(ground => isLoudOn(fill, ground));
  return nearestLightness(second, fits) ?? second;
}

/** A strong color is loud by its hue, a dull one by its lightness. */
function isLoudOn(fill: string, ground: string): boolean {
  const isStrong = toOklch(fill).c >= strongChroma;
  return difference(fill, ground) >= minDifference && (isStrong || contrast(fill, ground) >= minFillContrast);
}

function withAction(colors: Colors, { fill, hover, text }: Action): Colors {
  const edge = (on: readonly string[]) =>
    on.every(ground => contrast(fill, ground) >= minFillContrast)
      ? fill
      : readable(text, on, minPartContrast);
  return {
    ...colors,
    action: fill,
    'action-hover': hover,
    'on-action': text,
    'action-edge': edge(grounds(colors)),
    'road-action-edge': edge(roadGrounds.map(role => colors[role])),
  };
}

/**
 * Replaces the hue of a house color with the brand's. A gray brand makes it gray; a stronger one does not raise its
 * chroma.
 */
function hueOf(brand: string): (color: string) => string {
  const { c, h } = toOklch(brand);
  const chroma = Math.min(1, c / toOklch(houseColors.brand_color).c);
  return color => {
    const own = toOklch(color);
    return toHex({ l: own.l, c: own.c * chroma, h });
  };
}

function grounds(colors: Colors): string[] {
  return pageGrounds.map(role => colors[role]);
}
