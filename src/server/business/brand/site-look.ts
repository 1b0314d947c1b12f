import { createHash } from 'node:crypto';
import type { BrandFileKind } from '../../../contract/business/brand.ts';
import type { BrandSettings } from '../../../contract/platform/brand-settings.ts';
import {
  type BrandColors,
  type BrandLook,
  type BySet,
  brandPalette,
  brandSheet,
  houseColors,
  type IllustrationSet,
  isHouseLook,
  type Palette,
  type SheetParts,
  type TypePairing,
} from '../../../sections/schemas.ts';
import type { SiteLogo } from '../../../site/frame.ts';
import type { BrandFiles, CurrentSettings } from '../../platform/settings/site-settings.ts';
import { packStore } from '../packs/pack-store.ts';
import { type BrandFileFacts, brandFileAddress } from './brand-files.ts';

/** The built style sheets, and where browsers get them. */
export interface BuiltSheets {
  readonly sets: BySet<BuiltSheet>;
  readonly types: Readonly<Record<Exclude<TypePairing, 'sturdy'>, BuiltSheet>>;
  readonly without_illustrations: BuiltSheet;
}
export interface BuiltSheet {
  readonly address: string;
  readonly text: string;
  /** The display face it loads; null = none. */
  readonly font: string | null;
}

/** How every page looks today. */
export interface SiteLook {
  readonly look: BrandLook;
  readonly palette: Palette;
  /** Address of the style sheet. */
  readonly stylesheet: string;
  /** The text of the style sheet if it is the brand's own; null: it is the built one. */
  readonly sheet: string | null;
  readonly font: string | null;
  readonly logo: SiteLogo | null;
  /** The owner's favicon; null: the trade's sign in the brand's colors. */
  readonly favicon: BrandFileFacts | null;
  /** Changes with everything that icons show; empty in the house's look. */
  readonly icon_version: string;
}

/** Settings are replaced as a whole, so a look is cached by its settings object. */
const looks = new WeakMap<CurrentSettings, Map<IllustrationSet, SiteLook>>();

export function siteLook(sheets: BuiltSheets, settings: CurrentSettings, set: IllustrationSet): SiteLook {
  const bySet = looks.get(settings) ?? new Map<IllustrationSet, SiteLook>();
  looks.set(settings, bySet);
  const known = bySet.get(set);
  if (known) return known;
  const made = lookOf(sheets, settings, set);
  bySet.set(set, made);
  return made;
}

/** The looks of all pages there can be: one for each set of drawings of a pack, that of the business's trade first. */
export function siteLooks(sheets: BuiltSheets, settings: CurrentSettings): readonly SiteLook[] {
  const sets = new Set(packStore.all().map(({ illustrations }) => illustrations));
  return Array.from(sets, set => siteLook(sheets, settings, set));
}

/** The colors of the trade of the business. */
export function tradeColors(): BrandColors {
  const { brand, second } = packStore.own().colors;
  return {
    brand_color: brand ?? houseColors.brand_color,
    second_color: second ?? houseColors.second_color,
  };
}

/** What the settings mean: an empty color is the pack's. */
export function brandLook(brand: BrandSettings): BrandLook {
  const packColors = tradeColors();
  return {
    colors: {
      brand_color: brand.brand_color || packColors.brand_color,
      second_color: brand.second_color || packColors.second_color,
    },
    corners: brand.corner_style,
    type: brand.type_pairing,
    has_illustrations: brand.has_illustrations,
  };
}

function lookOf(sheets: BuiltSheets, settings: CurrentSettings, set: IllustrationSet): SiteLook {
  const { brand, brand_files: files, business } = settings;
  const look = brandLook(brand);
  const palette = brandPalette(look.colors);
  const type = look.type === 'sturdy' ? null : sheets.types[look.type];
  const built = sheets.sets[set];
  const text = isHouseLook(look) ? null : brandSheet(partsOf(sheets, set, look.type), look);
  const favicon = files.get('favicon') ?? null;
  const icon = [look.colors.brand_color, look.colors.second_color, look.corners, favicon?.hash ?? ''].join();
  return {
    look,
    palette,
    stylesheet: text === null ? built.address : `/assets/brand-${digest(text)}.css`,
    sheet: text,
    font: (type ?? built).font,
    logo: logoOf(files, business.name, brand.logo_has_name),
    favicon,
    icon_version: icon === houseIcon ? '' : digest(icon).slice(0, 8),
  };
}

const houseIcon = [houseColors.brand_color, houseColors.second_color, 'soft', ''].join();

function partsOf(sheets: BuiltSheets, set: IllustrationSet, type: TypePairing): SheetParts {
  return {
    site: sheets.sets[set].text,
    type: type === 'sturdy' ? '' : sheets.types[type].text,
    without_illustrations: sheets.without_illustrations.text,
  };
}

function logoOf(files: BrandFiles, name: string, hasName: boolean): SiteLogo | null {
  const file = (kind: BrandFileKind) => files.get(kind);
  const logo = file('logo');
  if (!logo) return null;
  const dark = file('logo_dark');
  return {
    href: brandFileAddress(logo),
    dark_href: dark ? brandFileAddress(dark) : null,
    width: logo.width,
    height: logo.height,
    shown_name: hasName ? null : name,
    alt: hasName ? name : '',
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
