import type { ValueSpan } from './case-text.ts';
import { type CasedKind, caseWord } from './case-word.ts';
import { closeToken, type Ending, endingOf, startOfText } from './casing-flow.ts';

/**
 * The casing rules in their simplest form: token by token (text between two spaces), word by word. Only
 * tests run it, to check the fast caseText and casePieces.
 */
export function referenceCasing(text: string, kind: CasedKind, spans: readonly ValueSpan[] = []): string {
  const flow = startOfText();

  function caseToken(token: string, from: number): string {
    let ending: Ending = 'none';
    let done = 0;
    const cased = token.replace(/[\p{L}\p{N}\p{M}]+/gu, (word: string, at: number) => {
      done = at + word.length;
      if (isSuffix(token, at)) {
        ending = 'word';
        return word;
      }
      const start = from + at;
      const span = spans.find(one => one.start <= start && start < one.end);
      const place = {
        kind,
        ...flow,
        isInValue: span !== undefined,
        isStateValue: span?.kind === 'state' && span.start === start && span.end === start + word.length,
        next: nextOf(text.slice(start + word.length, start + word.length + 8)),
      };
      ending = place.isStateValue ? 'word' : endingOf(word, 0, word.length);
      Object.assign(flow, { isStart: false, isAfterComma: false, isAfterNumber: false });
      return span?.kind === 'missing' ? word : caseWord(word, place);
    });
    closeToken(flow, kind, { ending, trailing: token.slice(done) });
    return cased;
  }

  return text.replace(/(\s*)(\S+)/g, (_, gap: string, token: string, at: number) => {
    if (/\n\s*\n/.test(gap)) flow.isStart = true;
    return gap + (isAddress(token) ? keepAddress(token) : caseToken(token, at + gap.length));
  });

  function keepAddress(token: string): string {
    flow.isStart = false;
    closeToken(flow, kind, { ending: 'word', trailing: token.replace(/^.*[\p{L}\p{N}\p{M}]/su, '') });
    return token;
  }
}

/** Web and mail addresses contain no words. */
function isAddress(token: string): boolean {
  return /@|:\/\/|www\.[\p{L}\p{N}]|[\p{L}\p{N}_-]\.\p{L}{2}/u.test(token);
}

/** The s of Miami's belongs to the previous word. */
function isSuffix(token: string, at: number): boolean {
  return /[\p{L}\p{N}\p{M}]['’]$/u.test(token.slice(0, at));
}

function nextOf(after: string): 'word' | 'period' | 'other' {
  if (after.startsWith('.')) return 'period';
  return /^[-–'’]?\p{L}/u.test(after.trimStart()) ? 'word' : 'other';
}
