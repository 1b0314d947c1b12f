/** Letters that Unicode does not decompose into a plain letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
};

/**
 * Converts a text to a part of an address: a-z, 0-9 and single inner hyphens.
 * @example slug("Cañon City — St. Lucie") // 'canon-city-st-lucie'
 */
export function slug(text: string): string {
  return tidyHyphens(foldToSlug(text));
}

/** Converts letters only; hyphens still need cleaning. */
export function foldToSlug(text: string): string {
  const lower = text.toLowerCase();
  const plain = /^[ -~]*$/.test(lower) ? lower : foldAccents(lower);
  return plain.replace(/\s/g, '-').replace(/[^a-z0-9-]/g, '');
}

function tidyHyphens(text: string): string {
  return text.replace(/-+/g, '-').replace(/^-|-$/g, '');
}

function foldAccents(lower: string): string {
  return lower
    .replace(/[ßæœøåđðþłħıŋ]/g, letter => PLAIN[letter] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[–—‐‑]/g, '-');
}
