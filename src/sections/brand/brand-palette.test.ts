import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assert, constantFrom, integer, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandPalette, minPartContrast, minTextContrast, pageGrounds, roadGrounds } from './brand-palette.ts';
import { contrast, difference, readable, toHex, toOklch } from './color.ts';
import { type ColorRole, type Colors, houseColors, housePalette } from './house-palette.ts';

const color = integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, '0')}`);
const hostile = ['#ffffff', '#000000', '#ffff00', '#808080', '#00ff00', '#ff00ff', '#faf5ea', '#0000ff'];
const anyColor = oneof({ weight: 4, arbitrary: color }, { weight: 1, arbitrary: constantFrom(...hostile) });

const onPage: Partial<Record<ColorRole, number>> = {
  ink: minTextContrast,
  'ink-soft': minTextContrast,
  leaf: minTextContrast,
  alert: minTextContrast,
  focus: minPartContrast,
};
const onRoad: Partial<Record<ColorRole, number>> = {
  'road-text': minTextContrast,
  'road-soft': minTextContrast,
  'road-alert': minTextContrast,
};

/** Every pair that is too close, by name. */
function tooClose(colors: Colors): string[] {
  const pairs = [
    ...pageGrounds.flatMap(ground => Object.entries(onPage).map(([role, min]) => [role, ground, min])),
    ...roadGrounds.flatMap(ground => Object.entries(onRoad).map(([role, min]) => [role, ground, min])),
    ...['action', 'action-hover'].map(ground => ['on-action', ground, minTextContrast]),
    ...['print-ink', 'print-soft'].map(role => [role, 'print', minTextContrast]),
  ] as [ColorRole, ColorRole, number][];
  return [
    ...pairs
      .filter(([role, ground, min]) => contrast(colors[role], colors[ground]) < min)
      .map(([role, ground]) => `${role} on ${ground}`),
    ...pageGrounds.filter(ground => !isButtonSeen(colors, 'action-edge', ground)),
    ...roadGrounds.filter(ground => !isButtonSeen(colors, 'road-action-edge', ground)),
  ];
}

/** True if the fill of a button differs enough from the ground, or else its edge. */
function isButtonSeen(colors: Colors, edge: ColorRole, ground: ColorRole): boolean {
  return (
    contrast(colors.action, colors[ground]) >= 1.5 ||
    contrast(colors[edge], colors[ground]) >= minPartContrast
  );
}

/** How far the call button is from the ground it differs least from. */
function quietest(colors: Colors): number {
  return Math.min(
    ...[...pageGrounds, ...roadGrounds].map(ground => difference(colors.action, colors[ground])),
  );
}

it.each([
  'house-cleaning',
  'junk-removal',
  'local-services',
  'online-marriage',
  'plumbing',
  'recovery-equipment',
])('call buttons of %s are as loud as the house’s own, and no one takes them for text', async pack => {
  const file = join(import.meta.dirname, '../../../content/packs', pack, 'pack.json');
  const { colors } = JSON.parse(await readFile(file, 'utf8'));
  const palette = brandPalette({
    brand_color: colors.brand ?? houseColors.brand_color,
    second_color: colors.second ?? houseColors.second_color,
  });
  for (const scheme of ['light', 'dark'] as const) {
    const shown = palette[scheme];
    expect(quietest(shown)).toBeGreaterThanOrEqual(0.22);
    expect(difference(shown.action, shown.ink)).toBeGreaterThanOrEqual(0.2);
    expect(toOklch(shown.action).c).toBeGreaterThanOrEqual(0.15);
    expect(tooClose(shown)).toEqual([]);
  }
});

describe('the palette of a brand', () => {
  it('the palette of a brand is the house’s own with the house’s colors', () => {
    expect(brandPalette(houseColors)).toBe(housePalette);
    expect([tooClose(housePalette.light), tooClose(housePalette.dark)]).toEqual([[], []]);
  });

  it('the palette of a brand can be read and used by day and by night, whatever the colors', () => {
    assert(
      property(anyColor, anyColor, (brand_color, second_color) => {
        const { light, dark } = brandPalette({ brand_color, second_color });
        expect([tooClose(light), tooClose(dark)]).toEqual([[], []]);
      }),
      { numRuns: 300 },
    );
  });

  it('the palette of a brand shows a color as it is where that can be read', () => {
    const { light } = brandPalette({ brand_color: '#8a1538', second_color: '#ffd100' });
    expect([light.road, light.action]).toEqual(['#8a1538', '#ffd100']);
  });

  it('shifts a color in lightness alone, and no further than needed', () => {
    assert(
      property(anyColor, brand_color => {
        const { road, 'road-text': text } = brandPalette({ ...houseColors, brand_color }).light;
        if (road === brand_color) return;
        expect(contrast(road, text)).toBeLessThan(minTextContrast + 0.25);
        const [own, shown] = [toOklch(brand_color), toOklch(road)];
        const turned = Math.abs(((own.h - shown.h + 540) % 360) - 180);
        // A gray has no hue to keep.
        expect(Math.min(own.c, shown.c) > 0.04 ? turned : 0).toBeLessThan(4);
      }),
    );
  });

  it('a navy call button is a lighter blue by night, and navy by day', () => {
    const { light, dark } = brandPalette({ brand_color: '#1d6fb8', second_color: '#0f2a43' });
    expect(light.action).toBe('#0f2a43');
    expect(quietest(dark)).toBeGreaterThanOrEqual(0.15);
  });

  it('the palette of a brand changes nothing but buttons for another second color', () => {
    const { light } = brandPalette({ ...houseColors, second_color: '#c8102e' });
    const changed = Object.entries(light).filter(
      ([role, value]) => housePalette.light[role as ColorRole] !== value,
    );
    expect(changed.map(([role]) => role).toSorted()).toEqual(
      ['action', 'action-edge', 'action-hover', 'on-action', 'road-action-edge'].toSorted(),
    );
  });
});

describe('color', () => {
  it('survives the way to lightness, chroma and hue and back', () => {
    assert(
      property(color, hex => {
        expect(toHex(toOklch(hex))).toBe(hex);
      }),
    );
  });

  it('has the contrast that WCAG gives as examples', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('becomes black or white where nothing else can be read', () => {
    expect(readable('#c8102e', ['#767676'], 7)).toBe('#000000');
  });
});

it('the house palette has the colors of the style sheet', async () => {
  const tokens = await readFile(join(import.meta.dirname, '../tokens.css'), 'utf8');
  const [day = '', night = ''] = tokens.split('@media (prefers-color-scheme: dark)');
  const read = (text: string) =>
    Object.fromEntries(
      Array.from(text.matchAll(/--([\w-]+): (#\w{6});/g), ([, name, value]) => [name, value]),
    );
  const light = { ...read(day), 'action-edge': read(day).action, 'road-action-edge': read(day).action };
  expect(light).toEqual(housePalette.light);
  expect({ ...light, ...read(night) }).toEqual(housePalette.dark);
});
