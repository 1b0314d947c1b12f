import { isTexts } from '../../pages/pages/page-row.ts';
import type { PublishedPage } from '../../pages/pages/published-queries.ts';
import type { CacheBounds } from '../../platform/memory/memory-shares.ts';
import { AddressCache } from './address-cache.ts';
import { TextCache, type Texts } from './text-cache.ts';

/** Bytes of a row, roughly. */
const rowBytes = 490;

/** Rows of published pages by slug, and the content pack of each address. */
export class PublishedCache {
  readonly #rows: TextCache;
  readonly #packs: AddressCache;

  constructor({ rows, addresses }: Pick<CacheBounds, 'rows' | 'addresses'>) {
    this.#rows = new TextCache(rows, rowBytes);
    this.#packs = AddressCache.within(addresses);
  }

  findRow(slug: string): PublishedPage | undefined {
    const texts = this.#rows.get(slug);
    return texts && rowOf(slug, texts);
  }

  /** Stores a row without hand edits. Drops rows with edits. */
  keepRow(row: PublishedPage): void {
    const texts = textsOf(row);
    if (texts) this.#rows.set(row.slug, texts);
    else this.#rows.delete(row.slug);
  }

  /** The pack of the page at this address, null if no page is there; undefined if neither is known. */
  findPack(slug: string): string | null | undefined {
    return this.#packs.find(slug);
  }

  keepPack(slug: string, pack: string | null): void {
    this.#packs.keep(slug, pack);
  }

  drop(slug: string): void {
    this.#rows.delete(slug);
    this.#packs.drop(slug);
  }

  clear(): void {
    this.#rows.clear();
    this.#packs.clear();
  }
}

/** The texts of a row: its columns, then names and values in turn. Null if one can't be stored. */
function textsOf(row: PublishedPage): Texts | null {
  if (row.overrides !== null || !isTexts(row.field_values)) return null;
  const values = Object.entries(row.field_values).flat();
  if (values.includes('__proto__')) return null;
  return [
    row.title,
    row.meta_description,
    row.hero_title,
    row.hero_subtitle,
    row.template_id,
    row.template_version_id,
    row.generation_batch_id,
    String(row.seed),
    row.is_noindex ? 'noindex' : null,
    row.is_redirected ? 'redirected' : null,
    row.id,
    ...values,
  ];
}

function rowOf(slug: string, texts: Texts): PublishedPage {
  const [
    title,
    description,
    heroTitle,
    heroSubtitle,
    template,
    version,
    batch,
    seed,
    noindex,
    redirected,
    id,
  ] = texts;
  const field_values: Record<string, string> = {};
  for (let at = 11; at < texts.length; at += 2) field_values[texts[at] ?? ''] = texts[at + 1] ?? '';
  return {
    id: id ?? '',
    slug,
    title: title ?? '',
    meta_description: description ?? '',
    hero_title: heroTitle ?? '',
    hero_subtitle: heroSubtitle ?? '',
    template_id: template ?? null,
    template_version_id: version ?? '',
    generation_batch_id: batch ?? null,
    seed: Number(seed),
    is_noindex: noindex !== null,
    is_redirected: redirected !== null,
    overrides: null,
    field_values,
  };
}
