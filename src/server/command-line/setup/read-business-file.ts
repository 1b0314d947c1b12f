import { isMap, LineCounter, parseDocument } from 'yaml';
import { type Setup, setupSchema } from '../../../contract/operations/setup.ts';
import { misuse } from '../exit-codes.ts';

/** The business that a YAML or JSON text describes. Every mistake is reported with its line and column. */
export function readBusinessFile(file: string, text: string): Setup {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  const broken = document.errors.map(error => `${at(error.pos[0])} ${error.message}`);
  if (broken.length > 0) throw misuse('This file is not YAML.', broken.join('\n'));
  const read = setupSchema.safeParse(document.toJS({ maxAliasCount: 100 }));
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => {
    const names = path.map(part => (typeof part === 'symbol' ? String(part) : part));
    return `${at(offsetOf(names))} ${names.join('.') || 'The file'}: ${message}`;
  });
  throw misuse('This business can’t be set up yet.', problems.join('\n'));

  /** The position of the value, or of its parent if it is missing. */
  function offsetOf(path: readonly (string | number)[]): number {
    for (let length = path.length; length >= 0; length -= 1) {
      const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      const range = rangeOf(node);
      if (range !== null) return range;
    }
    return 0;
  }
}

function rangeOf(node: unknown): number | null {
  if (isMap(node)) return node.range?.[0] ?? null;
  if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range))
    return null;
  const [start]: unknown[] = node.range;
  return typeof start === 'number' ? start : null;
}
