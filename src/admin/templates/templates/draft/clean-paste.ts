import { withoutParts } from '../../../../engine/index.ts';

const markup = /<\/?(?:p|div|br|span|h[1-6]|ul|ol|li|a|strong|em|b|i|u|font|table|tr|td|o:p|img|meta)\b/i;
const blocks = /<\/(?:p|div|h[1-6]|ul|ol|li|tr|table|section|article)>|<br\s*\/?>/gi;
/** Longer than this is no text for a field, and not worth reading. */
const longestRead = 2_000_000;

/**
 * Pasted content as plain text: no markup, no invisible characters, Word's bullets and spaces made ordinary, and never more
 * than the field takes.
 *
 * @example cleanPaste({ text: '<p>One</p><p>Two</p>', html: '', room: 100 }).text // 'One\nTwo'
 */
export function cleanPaste({ text, html, room }: { text: string; html: string; room: number }): {
  text: string;
  isCut: boolean;
} {
  const source = (text === '' ? html : text).slice(0, longestRead);
  const plain = hasMarkup(source) ? withoutMarkup(source) : source;
  const clean = plain
    .replace(/\r\n?|\u2028|\u2029|\v|\f/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/^[ \t]*(?:[•·●▪◦§][\t ]+|o\t+)(?=\S)/gm, '')
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .toWellFormed();
  if (clean.length <= room) return { text: clean, isCut: text.length > longestRead };
  return {
    text: clean
      .slice(0, Math.max(0, room))
      .toWellFormed()
      .replace(/\uFFFD$/u, ''),
    isCut: true,
  };
}

function hasMarkup(source: string): boolean {
  const start = source.search(markup);
  return start !== -1 && source.includes('>', start);
}

function withoutMarkup(source: string): string {
  const shown = withoutParts(
    source,
    /<(style|script|title|head)\b/gi,
    name => new RegExp(`</${name}>`, 'gi'),
  );
  const spaced = withoutParts(shown, /<!--/g, () => /-->/g)
    .replace(/\s+/g, ' ')
    .replace(blocks, '\n');
  return entities(withoutParts(spaced, /<\/?[a-z]/gi, () => />/g))
    .split('\n')
    .map(line => line.trim())
    .join('\n')
    .trim();
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

function entities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
