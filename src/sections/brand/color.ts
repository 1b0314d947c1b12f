/** A color by lightness (0 to 1), chroma and hue in degrees, as people see them. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** @example toOklch('#ffffff') // { l: 1, c: 0, h: … } */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The nearest color a screen shows: of the same lightness and hue, with as much of its chroma as there is. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let min = 0;
  let max = c;
  if (isShown(toLinear({ l: lightness, c, h }))) min = c;
  else
    for (let turn = 0; turn < 16; turn += 1) {
      const middle = (min + max) / 2;
      if (isShown(toLinear({ l: lightness, c: middle, h }))) min = middle;
      else max = middle;
    }
  const parts = toLinear({ l: lightness, c: min, h }).map(part => {
    const shown = Math.min(1, Math.max(0, part));
    const encoded = shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** How far apart two colors look: 0 to 1. Unlike contrast it also counts hue and chroma. */
export function difference(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  const hues = a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn);
  return Math.sqrt((a.l - b.l) ** 2 + Math.max(0, hues));
}

const step = 0.004;

/**
 * The color with the smallest shift in lightness that has this contrast on all these grounds. Where no lightness
 * has, black or white, whichever is better.
 */
export function readable(color: string, grounds: readonly string[], ratio: number): string {
  const worst = (hex: string) => Math.min(...grounds.map(ground => contrast(hex, ground)));
  const found = nearestLightness(color, hex => worst(hex) >= ratio);
  return found ?? (worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff');
}

/** The color with the smallest shift in lightness that fits; null: none does. */
export function nearestLightness(color: string, fits: (hex: string) => boolean): string | null {
  if (fits(color)) return color;
  const { l, c, h } = toOklch(color);
  for (let shift = step; shift <= 1 + step; shift += step) {
    for (const shifted of [l - shift, l + shift]) {
      if (shifted < -step || shifted > 1 + step) continue;
      const hex = toHex({ l: shifted, c, h });
      if (fits(hex)) return hex;
    }
  }
  return null;
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(hex: string): Triple {
  const part = (at: number) => {
    const encoded = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function toLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Half a step of eight bits counts as shown. */
function isShown(parts: Triple): boolean {
  return parts.every(part => part > -0.0002 && part < 1.0005);
}
