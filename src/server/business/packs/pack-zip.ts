import { zipSync } from 'fflate';
import { maxPackBytes } from '../../../contract/business/pack-documents.ts';
import { entryProblems, isLeftBehind, tooLarge } from './check-files.ts';
import type { PackFiles } from './pack.ts';
import { fileProblem, type PackProblem } from './pack-problem.ts';
import { decodeFiles, type FoundFiles } from './read-pack-folder.ts';
import { unpackEntry, zipEntries } from './zip-entries.ts';

/** The time of every file in a pack, fixed so that one pack always has the same bytes. */
const fixedTime = new Date('2020-01-01T00:00:00');

/** The documents of an uploaded zip. Checks its directory before unpacking. */
export function readPackZip(bytes: Uint8Array): FoundFiles {
  if (bytes.byteLength > maxPackBytes) return refused([fileProblem('the pack', tooLarge)]);
  const all = zipEntries(bytes);
  if (!all)
    return refused([fileProblem('the pack', 'This is not a zip. Choose a zip of the pack’s folder.')]);
  const entries = all.filter(({ name, kind }) => kind !== 'folder' && !isLeftBehind(name));
  const wrong = entries.flatMap(({ name, kind }) => {
    if (kind === 'link')
      return [fileProblem(name, 'It is a link to another file. A pack holds its files itself.')];
    return kind === 'encrypted'
      ? [fileProblem(name, 'It is encrypted. Make the zip without a password.')]
      : [];
  });
  const top = topFolder(entries.map(({ name }) => name));
  const inside = (name: string) => name.slice(top.length);
  const problems = [
    ...wrong,
    ...entryProblems(entries.map(({ name, bytes: size }) => ({ name: inside(name), bytes: size }))),
  ];
  if (problems.length > 0) return refused(problems);
  const contents = new Map<string, Uint8Array>();
  for (const entry of entries) {
    const content = unpackEntry(entry);
    if (content === null) return refused([fileProblem('the pack', 'The zip is damaged. Make it again.')]);
    contents.set(inside(entry.name), content);
  }
  return decodeFiles(contents);
}

/** A pack as a zip. */
export function writePackZip(files: PackFiles): Uint8Array {
  const entries = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: fixedTime });
}

const refused = (problems: readonly PackProblem[]): FoundFiles => ({ files: new Map(), problems });

/** Who zips a folder gets the folder in the zip. */
function topFolder(names: readonly string[]): string {
  const manifest = names.find(name => /^[\p{L}\p{N}][\p{L}\p{N} ()._-]*\/pack\.json$/u.test(name));
  const top = manifest?.slice(0, -'pack.json'.length) ?? '';
  return names.includes('pack.json') || !names.every(name => name.startsWith(top)) ? '' : top;
}
