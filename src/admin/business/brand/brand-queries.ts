import { queryOptions } from '@tanstack/react-query';
import { brandPreviewPath, brandSheetsId, brandSheetsSchema } from '../../../contract/business/brand.ts';
import type { BrandSettings } from '../../../contract/platform/brand-settings.ts';
import {
  type BrandColors,
  type BrandLook,
  houseColors,
  type TypePairing,
} from '../../../sections/schemas.ts';

export interface BuiltTexts {
  readonly site: string;
  readonly types: Readonly<Record<TypePairing, string>>;
  readonly without_illustrations: string;
}

/** The built style sheets as texts: each unsaved brand is made of them here, without a call. */
export const builtSheetsQuery = queryOptions({
  queryKey: ['built-sheets'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }): Promise<BuiltTexts> => {
    const page = new DOMParser().parseFromString(await textAt(brandPreviewPath, signal), 'text/html');
    const named = page.getElementById(brandSheetsId)?.textContent ?? '';
    const { site, types, without_illustrations } = brandSheetsSchema.parse(JSON.parse(named));
    const [own, friendly, classic, clean, without = ''] = await Promise.all(
      [site, types.friendly, types.classic, types.clean, without_illustrations].map(one =>
        textAt(one, signal),
      ),
    );
    return {
      site: own ?? '',
      types: { sturdy: '', friendly: friendly ?? '', classic: classic ?? '', clean: clean ?? '' },
      without_illustrations: without,
    };
  },
});

async function textAt(address: string, signal: AbortSignal): Promise<string> {
  const reply = await fetch(address, { signal });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return reply.text();
}

/** What is being typed, as pages would show it; a color that isn't one yet is the pack's. */
export function lookOf(brand: BrandSettings, pack: BrandColors = houseColors): BrandLook {
  return {
    colors: {
      brand_color: sixDigits(brand.brand_color) ?? pack.brand_color,
      second_color: sixDigits(brand.second_color) ?? pack.second_color,
    },
    corners: brand.corner_style,
    type: brand.type_pairing,
    has_illustrations: brand.has_illustrations,
  };
}

function sixDigits(typed: string): string | null {
  const [, digits = ''] = /^#((?:[\da-f]{3}){1,2})$/.exec(typed.trim().toLowerCase()) ?? [];
  if (digits === '') return null;
  return digits.length === 6 ? `#${digits}` : `#${Array.from(digits, digit => digit + digit).join('')}`;
}
