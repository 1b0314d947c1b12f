import { type BrandLook, cornerSizes, isHouseLook } from './brand-look.ts';
import { brandPalette } from './brand-palette.ts';
import { type ColorRole, type Colors, housePalette, type Palette } from './house-palette.ts';

/** The built style sheets that a brand's own is made of. */
export interface SheetParts {
  /** `site.css`, with the sturdy type pairing. */
  readonly site: string;
  /** The chosen type pairing's; empty for the sturdy one. */
  readonly type: string;
  /** What a site without illustrations needs. */
  readonly without_illustrations: string;
}

/**
 * The site's style sheet in a brand's look. Values are replaced where they are, so the sheet weighs no more than
 * the built one. `scheme` shows one of the two whatever the browser prefers, for a preview.
 */
export function brandSheet(parts: SheetParts, look: BrandLook, scheme?: keyof Palette): string {
  if (isHouseLook(look)) return scheme === undefined ? parts.site : inScheme(parts.site, scheme);
  const palette = brandPalette(look.colors);
  let sheet = withTokens(parts.site, palette, look);
  if (palette !== housePalette) sheet = withIllustrationColors(sheet, palette);
  if (parts.type !== '') sheet = sheet.replaceAll(/@font-face\s*\{[^{}]*\}/g, '') + parts.type;
  if (!look.has_illustrations) sheet = withoutIllustrations(sheet) + parts.without_illustrations;
  return scheme === undefined ? sheet : inScheme(sheet, scheme);
}

const roles = Object.keys(housePalette.light) as ColorRole[];

/** The first two blocks of the root are the tokens by day and by night. */
function withTokens(sheet: string, palette: Palette, { corners }: BrandLook): string {
  const { light, dark } = palette;
  const [day, night] = Array.from(sheet.matchAll(/:root\s*\{([^{}]*)\}/g));
  if (!day || !night) throw new Error('The built style sheet has no tokens.');
  const [large, small] = cornerSizes[corners];
  const byDay = declarationsOf(day[1]);
  const byNight = declarationsOf(night[1]);
  for (const role of palette === housePalette ? [] : roles) {
    if (light[role] !== housePalette.light[role] && !isFill(light, role)) byDay.set(`--${role}`, light[role]);
    const isSet = byNight.has(`--${role}`);
    if (isSet || dark[role] !== light[role]) byNight.set(`--${role}`, dark[role]);
  }
  byDay.set('--radius', large).set('--radius-s', small);
  return [
    sheet.slice(0, day.index),
    `:root{${textOf(byDay)}}`,
    sheet.slice(day.index + day[0].length, night.index),
    `:root{${textOf(byNight)}}`,
    sheet.slice(night.index + night[0].length),
  ].join('');
}

/** An edge in the color of its fill follows it in `tokens.css`. */
function isFill(colors: Colors, role: ColorRole): boolean {
  return role.endsWith('action-edge') && colors[role] === colors.action;
}

function declarationsOf(block = ''): Map<string, string> {
  const pairs = block.split(';').flatMap(one => {
    const at = one.indexOf(':');
    return at < 0 ? [] : [[one.slice(0, at).trim(), one.slice(at + 1)] as const];
  });
  return new Map(pairs);
}

function textOf(declarations: ReadonlyMap<string, string>): string {
  return Array.from(declarations, ([name, value]) => `${name}:${value}`).join(';');
}

/** The colors in the illustrations of a style sheet. */
const inks: readonly ColorRole[] = [
  'art-line',
  'art-blue',
  'art-sand',
  'art-solid',
  'art-limb',
  'leaf',
  'paper',
  'white',
];
const roadInks: readonly ColorRole[] = ['road-text', 'road-blue', 'road-sand'];

/** An illustration is a separate image without tokens: its colors are in its text. */
function withIllustrationColors(sheet: string, { light, dark }: Palette): string {
  const shown = new Map([
    ...[...inks, ...roadInks].map(role => [housePalette.light[role], light[role]] as const),
    ...inks.map(role => [housePalette.dark[role], dark[role]] as const),
  ]);
  return sheet.replaceAll(/%23([0-9a-f]{6})(?![0-9a-f])/g, (found, hex: string) => {
    const color = shown.get(`#${hex}`);
    return color === undefined ? found : `%23${color.slice(1)}`;
  });
}

/** Most of the sheet's bytes are illustrations, which are then unused. The gauge and the map stay. */
function withoutIllustrations(sheet: string): string {
  return sheet
    .replaceAll(/[^{}"]*\.art-(?!gauge|place)[\w-]+[^{}"]*\{[^{}"]*url\("[^"]*"\)[^{}"]*\}/g, '')
    .replaceAll(/@media[^{}@]*\{\s*\}/g, '');
}

function inScheme(sheet: string, scheme: keyof Palette): string {
  const other = (wanted: keyof Palette) => (scheme === wanted ? 'all' : 'not all');
  return sheet
    .replaceAll(/\(prefers-color-scheme:\s*dark\)/g, other('dark'))
    .replaceAll(/color-scheme:\s*light dark/g, `color-scheme:${scheme}`);
}
