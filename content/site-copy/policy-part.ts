import type { BusinessFacts } from '../../src/sections/schemas.ts';

/** What the policy pages say depends on the settings: only what holds for this site is drawn. */
export interface PolicyFacts {
  readonly business: Pick<BusinessFacts, 'name' | 'email' | 'phone' | 'address' | 'licenses' | 'hours'>;
  /** So many daily backups are kept; null: none are made by themselves. */
  readonly backups: number | null;
  readonly has_google_maps: boolean;
  /** The host of the order form on /reserve-now; null: our own form. */
  readonly order_form_host: string | null;
  readonly has_giveaway: boolean;
  readonly price: { readonly starts_from: string; readonly depends_on: string };
  readonly refused_items: readonly string[];
}

/** A heading with its paragraphs. */
export interface PolicyPart {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Who says what: a link, behind it years and license. */
  readonly sources?: readonly {
    readonly what: string;
    readonly href: string;
    readonly text: string;
    readonly more: string;
  }[];
}

/** Without the paragraphs that do not hold here, and the headings above nothing. */
export function partsThatHold(
  parts: readonly {
    readonly id: string;
    readonly title: string;
    readonly paragraphs: readonly (string | null)[];
  }[],
): readonly PolicyPart[] {
  return parts
    .map(part => ({ ...part, paragraphs: part.paragraphs.filter(text => text !== null) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}
