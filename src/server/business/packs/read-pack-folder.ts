import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { entryProblems, isLeftBehind, textProblems } from './check-files.ts';
import type { PackFiles } from './pack.ts';
import { fileProblem, type PackProblem } from './pack-problem.ts';

export interface FoundFiles {
  readonly files: PackFiles;
  /** With any of these, no file was taken. */
  readonly problems: readonly PackProblem[];
}

/** The documents of a shipped pack, which are trusted. */
export function readShippedFolder(folder: string): PackFiles {
  return new Map(filesIn(folder).map(({ name, path }) => [name, readFileSync(path, 'utf8')]));
}

/** The documents in a folder that is being edited. */
export function readPackFolder(folder: string): FoundFiles {
  const found = filesIn(folder).filter(({ name }) => !isLeftBehind(name));
  const links = found.filter(({ isLink }) => isLink);
  const problems = [
    ...links.map(({ name }) =>
      fileProblem(name, 'It is a link to another file. A pack holds its files itself.'),
    ),
    ...entryProblems(
      found.map(({ name, path, isLink }) => ({ name, bytes: isLink ? 0 : statSync(path).size })),
    ),
  ];
  if (problems.length > 0) return { files: new Map(), problems };
  return decodeFiles(new Map(found.map(({ name, path }) => [name, readFileSync(path)])));
}

/** Bytes as texts, and what they are refused for. */
export function decodeFiles(bytes: ReadonlyMap<string, Uint8Array>): FoundFiles {
  const problems: PackProblem[] = [];
  const files = new Map<string, string>();
  for (const [name, content] of bytes) {
    try {
      files.set(name, new TextDecoder('utf-8', { fatal: true }).decode(content));
    } catch {
      problems.push(fileProblem(name, 'It is not text in UTF-8. Save it with this encoding.'));
    }
  }
  problems.push(...textProblems(files));
  return { files: problems.length > 0 ? new Map() : files, problems };
}

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => {
      const path = join(entry.parentPath, entry.name);
      return {
        name: path
          .slice(folder.length)
          .replace(/^[/\\]+/, '')
          .split(sep)
          .join('/'),
        path,
        isLink: !entry.isFile(),
      };
    });
}
