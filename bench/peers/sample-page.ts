/** A page of ours, and the values it was made with: so a peer's template can be cut from it. */
export interface SamplePage {
  readonly html: string;
  readonly values: Readonly<Record<'slug' | 'city' | 'keyword', string>>;
}

/** Content of a page on a peer server. */
export interface PeerPage {
  readonly slug: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
}

/** A part of a template: a text, or the name of a value. */
export type TemplatePart = { readonly text: string } | { readonly value: 'slug' | 'city' | 'keyword' };

/**
 * The page as a template: every value of the sample, in any case, becomes a slot for the page's own value. Word choices,
 * related pages and checks, which our program does for each page, are those of one page. That favors the peer.
 */
export function cutTemplate({ html, values }: SamplePage): readonly TemplatePart[] {
  const names = (['slug', 'city', 'keyword'] as const).toSorted(
    (a, b) => values[b].length - values[a].length,
  );
  const escaped = names.map(name => values[name].replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = html.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
  return parts.map((part, at) => {
    if (at % 2 === 0) return { text: part };
    const value = names.find(name => values[name].toLowerCase() === part.toLowerCase());
    return value === undefined ? { text: part } : { value };
  });
}
