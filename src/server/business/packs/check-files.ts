import { maxPackBytes, maxPackFiles } from '../../../contract/business/pack-documents.ts';
import type { PackFiles } from './pack.ts';
import { fileProblem, type PackProblem } from './pack-problem.ts';

const known = [
  /^(?:pack|town-page|service-draft|samples|defaults|phrases|facts|findings|prices)\.json$/,
  /^(?:services|pages|templates|demo)\/[a-z0-9]+(?:-[a-z0-9]+)*\.json$/,
  /^posts\/[a-z0-9]+(?:-[a-z0-9]+)*\.md$/,
  /^statements\/[a-z0-9]+(?:-[a-z0-9]+)*\.csv$/,
  /^README\.md$/,
];
/** What file managers leave behind. */
const leftBehind = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$|^__MACOSX\//;
const active = /<\s*(?:script|iframe|object|embed|svg)\b|javascript:/i;
const maxFileBytes = 1_000_000;
/** Deeper than any document, and far below what overflows a reader's stack. */
const deepest = 40;

/** A file by its name and size, before it is read. */
export interface FileEntry {
  readonly name: string;
  readonly bytes: number;
}

export const isLeftBehind = (name: string): boolean => leftBehind.test(name);

/** Why a list of files is refused, before anything is unpacked or read. */
export function entryProblems(entries: readonly FileEntry[]): readonly PackProblem[] {
  if (entries.length > maxPackFiles)
    return [fileProblem('the pack', `It has ${entries.length} files. A pack has at most ${maxPackFiles}.`)];
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > maxPackBytes) return [fileProblem('the pack', tooLarge)];
  const seen = new Set<string>();
  return entries.flatMap(({ name, bytes }) => {
    const message = nameProblem(name, seen) ?? (bytes > maxFileBytes ? 'It is larger than 1 MB.' : null);
    seen.add(name.toLowerCase());
    return message === null ? [] : [fileProblem(shown(name), message)];
  });
}

export const tooLarge = `The pack is larger than ${maxPackBytes / 1_000_000} MB. A pack holds texts only.`;

/** What texts are refused for before they are understood. */
export function textProblems(files: PackFiles): readonly PackProblem[] {
  return [...files].flatMap(([file, text]) => {
    const found = active.exec(text);
    if (found) {
      const before = text.slice(0, found.index).split('\n');
      const message = `“${found[0]}” is refused: texts hold no scripts, frames or drawings.`;
      const column = (before.at(-1)?.length ?? 0) + 1;
      return [{ file, line: before.length, column, message, is_advice: false }];
    }
    return isDeep(text) ? [fileProblem(file, 'Its values are nested too deep.')] : [];
  });
}

function nameProblem(name: string, seen: ReadonlySet<string>): string | null {
  if (/^(?:\/|[a-z]:)|\\|(?:^|\/)\.\.?(?:\/|$)|\p{Cc}/iu.test(name))
    return 'The name of the file leads out of the pack.';
  if (seen.has(name.toLowerCase())) return 'The file is there twice.';
  if (/\.(?:svg|png|jpe?g|webp|gif|avif|ico)$/i.test(name))
    return 'A pack holds no pictures. Photos are uploaded in the back office, drawings come with the program.';
  if (/\.(?:[cm]?[jt]sx?|html?|css|sh|exe|php|py|wasm)$/i.test(name)) return 'A pack holds no code.';
  if (!known.some(pattern => pattern.test(name)))
    return 'This is no file of a pack. Names are small letters, digits and dashes; see the guide for folders.';
  return null;
}

function isDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\[^]?)*"?|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

const shown = (name: string) => name.replaceAll(/\p{Cc}/gu, '?').slice(0, 200);
