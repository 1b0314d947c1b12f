import { cutText, keptText, longestText, truncationMarker } from './cut-text.ts';
import type { Report } from './field.ts';

// The database can't store a NUL or half a surrogate pair; other control characters are invisible.
const unseen = /[^\P{Cc}\n\t]/gu;

/**
 * Any value as trimmed text within the size limit. Arrays become lines.
 * Other values become empty and are reported.
 */
export function cleanText(raw: unknown, report: Report): string {
  const text = asText(raw);
  if (text === null) {
    report('holds something that is not text, so it was left empty');
    return '';
  }
  const clean = text.replace(/\r\n?/gu, '\n').replace(unseen, '').toWellFormed().trim();
  if (clean.length <= longestText) return clean;
  report(`is longer than ${longestText.toLocaleString('en-US')} characters and was cut`);
  return cutText(clean, keptText, truncationMarker);
}

function asText(raw: unknown): string | null {
  if (raw === undefined || raw === null) return '';
  if (typeof raw === 'string') return raw;
  if (typeof raw === 'bigint' || (typeof raw === 'number' && Number.isFinite(raw))) return String(raw);
  if (Array.isArray(raw) && raw.every(item => typeof item === 'string')) return raw.join('\n');
  return null;
}
