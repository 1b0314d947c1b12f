/** What the thank-you page says. Nothing personal: addresses end up in logs and histories. */
export interface ThankYou {
  readonly request: string;
  readonly photos: number;
  readonly photos_left_out: number;
  /** Videos were sent in place of photos. */
  readonly has_video: boolean;
  readonly county: string | null;
  readonly opens: string | null;
  readonly zip: string | null;
  /** The signed link by which more can be added; null: it can't. */
  readonly more: string | null;
  /** `yes`: something was added. `late`: the link has expired. */
  readonly added: 'yes' | 'late' | null;
}

export function thankYouPath(shown: ThankYou): string {
  const query = new URLSearchParams({ request: shown.request });
  if (shown.photos > 0) query.set('photos', String(shown.photos));
  if (shown.photos_left_out > 0) query.set('photos_left_out', String(shown.photos_left_out));
  if (shown.has_video) query.set('video', 'yes');
  if (shown.county !== null) query.set('county', shown.county);
  if (shown.opens !== null) query.set('opens', shown.opens);
  if (shown.zip !== null) query.set('zip', shown.zip);
  if (shown.added !== null) query.set('added', shown.added);
  if (shown.more !== null) query.set('more', shown.more);
  // Otherwise the fragment of the form's address would stay.
  return `/thank-you?${query.toString()}#main`;
}

/** What the page said before more was added, as its form carries it. Untrusted: each part is checked where it is shown. */
export function shownBefore(text: string): Pick<ThankYou, 'county' | 'opens' | 'zip'> {
  const query = new URLSearchParams(text.slice(0, 500));
  const part = (name: string) => query.get(name)?.slice(0, 60) ?? null;
  return { county: part('county'), opens: part('opens'), zip: part('zip') };
}
