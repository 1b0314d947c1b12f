import { compileText, withoutParts } from '../../../engine/index.ts';

/** Characters of a section's field; see the limits of the sections. */
const maxContentLength = 10_000;

/**
 * Removes wrapping, markup and invisible characters from a model's answer. Null if no text is left, or if
 * it is a refusal.
 * @example answerText('```\nSure, here is your text:\n"We <b>haul</b>."\n```') // 'We haul.'
 */
export function answerText(answer: string): string | null {
  const unwrapped = unwrapJson(withoutFence(answer.trim()).trim());
  if (unwrapped === null) return null;
  const text = plainAnswer(unwrapped)
    .replace(/^(?:sure|certainly|of course|absolutely|here(?:'s|’s| is| are))\b[^\n]{0,200}:\s*\n+/i, '')
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .replace(/^(["“])([^"“”]*)["”]$/, '$2')
    .trim();
  const isRefusal = /^(?:i['’]?m (?:very )?sorry|sorry,|i (?:cannot|can['’]?t)\b|as an ai\b)/i.test(text);
  return isRefusal || !/\p{L}/u.test(text) ? null : text;
}

/**
 * Cleans a model's answer, so that the engine reports no problem and all placeholders are known.
 * @example cleanContent('We {haul in {{city}} and {{moon_base}}', ['city']) // 'We haul in {{city}} and moon base'
 */
export function cleanContent(answer: string, names: readonly string[]): string | null {
  const text = answerText(answer);
  if (text === null || text.length > maxContentLength) return null;
  const knownNames = new Set(names);
  const named = text.replaceAll(placeholder, (whole, name: string) =>
    knownNames.has(name.toLowerCase()) ? whole : name.replaceAll('_', ' '),
  );
  const { issues, names: used } = compileText(named, { kind: 'plain', key: 'answer' });
  // Removing the braces of one name can create another placeholder.
  const isSound =
    issues.every(({ level }) => level === 'information') && used.every(name => knownNames.has(name));
  if (isSound) return named;
  return named
    .split(/(\{\{\s*[a-z][a-z0-9_]*\s*\}\})/i)
    .map((part, at) =>
      at % 2 === 1 && knownNames.has(part.slice(2, -2).trim().toLowerCase())
        ? part
        : part.replaceAll(/[{}]/g, '').replaceAll('|', ', '),
    )
    .join('');
}

/** Without markup and invisible characters. */
export const plainAnswer = (text: string): string =>
  withoutMarkup(text.toWellFormed().replaceAll(invisible, '').replaceAll(/\r\n?/g, '\n'));

/**
 * The JSON object of an answer, whatever is written around it; null if there is none.
 * @example jsonAnswer('Here it is: {"intro": "We haul."}') // { intro: 'We haul.' }
 */
export function jsonAnswer(answer: string): unknown {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  if (from === -1 || to < from) return null;
  try {
    const json: unknown = JSON.parse(answer.slice(from, to + 1));
    return json;
  } catch {
    return null;
  }
}

function withoutFence(text: string): string {
  return /^```.*```$/s.test(text) ? text.slice(3, -3).replace(/^[a-z]+/i, '') : text;
}

const placeholder = /\{\{\s*([a-z][a-z0-9_]*)\s*\}\}/gi;

/** Control characters except tab and line feed, zero-width characters, and direction marks. */
const invisible = /[^\P{Cc}\t\n\r]|[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Some models always answer in JSON. Null if it contains no text. */
function unwrapJson(text: string): string | null {
  if (!/^\s*[[{]\s*["\]}[{]/.test(text)) return text;
  try {
    const json: unknown = JSON.parse(text);
    const value =
      typeof json === 'object' && json !== null
        ? Object.entries(json).find(([name]) => /^(content|spintaxContent|text)$/.test(name))?.[1]
        : null;
    return typeof value === 'string' ? value : null;
  } catch {
    return /^\s*\{\s*"[\w ]+"\s*:/.test(text) ? null : text;
  }
}

const hiddenElement = /<(script|style|iframe|noscript|template)\b[^>]{0,1000}>/gi;

function withoutMarkup(text: string): string {
  return withoutParts(text, hiddenElement, name => new RegExp(`</${name}\\s*>|$`, 'gi'))
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^>]{0,200}>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]{0,1000}(?:>|$)/gi, '')
    .replaceAll(/!?\[([^\]\n]{0,200})\]\((?:[^()\n]|\([^()\n]{0,100}\)){0,500}\)/g, '$1')
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/(\*\*|__)(?=\S)(.{1,500}?)\1/g, '$2')
    .replaceAll(/`([^`\n]{1,200})`/g, '$1')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
