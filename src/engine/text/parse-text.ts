import { MAX_DEPTH, MAX_OPTIONS, MAX_PLACEHOLDERS, MAX_TEXT_LENGTH } from '../limits.ts';
import { createIssueList, type IssueList, type TextIssue } from './text-issue.ts';

/** A parsed part of a text. Literals are never adjacent and never empty. */
export type TextNode =
  | { readonly kind: 'literal'; readonly text: string }
  /** With its article: `a keyword`. */
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'group'; readonly options: readonly (readonly TextNode[])[] };

/** An opening brace without its closing brace yet. Its brace and bars are already literals in the nodes. */
interface OpenBrace {
  readonly node: number;
  readonly offset: number;
  readonly bars: number[];
  isReported: boolean;
}

/**
 * What a text may hold. Level 2 has `\|`, `\{`, `\}` for letters that are meant, and `{{a keyword}}`. Versions that were
 * frozen at level 1 are read as they were.
 */
export type TextLevel = 1 | 2;
export const TEXT_LEVEL = 2;

interface Reading {
  readonly text: string;
  readonly hasPlaceholders: boolean;
  readonly level: TextLevel;
  readonly nodes: TextNode[];
  readonly open: OpenBrace[];
  readonly list: IssueList;
  /** Open braces beyond the depth limit. They and their closing braces stay literal. */
  tooDeep: number;
  placeholders: number;
}

/**
 * Parses placeholders and spin groups in one linear pass; never throws. Malformed parts stay literal and
 * are reported as issues. In a value (`hasPlaceholders: false`), double braces have no meaning.
 */
export function parseText(
  text: string,
  { hasPlaceholders = true, level = TEXT_LEVEL }: { hasPlaceholders?: boolean; level?: TextLevel } = {},
): { nodes: readonly TextNode[]; issues: readonly TextIssue[] } {
  const list = createIssueList(text);
  if (text.length > MAX_TEXT_LENGTH) {
    const limit = MAX_TEXT_LENGTH.toLocaleString('en-US');
    list.add(
      'too-long',
      MAX_TEXT_LENGTH,
      `This text is longer than ${limit} characters, so nothing in it is filled in. Shorten it.`,
    );
    return { nodes: [{ kind: 'literal', text }], issues: list.issues };
  }
  const reading: Reading = {
    text,
    hasPlaceholders,
    level,
    nodes: [],
    open: [],
    list,
    tooDeep: 0,
    placeholders: 0,
  };
  let done = 0;
  // The value of a page is not written by hand: in it a backslash is a backslash.
  const hasEscapes = hasPlaceholders && level > 1;
  for (let at = nextMark(text, 0); at !== -1; at = nextMark(text, done)) {
    const escapes = hasEscapes ? backslashesBefore(text, at, done) : 0;
    pushLiteral(reading, text.slice(done, at - Math.ceil(escapes / 2)));
    if (escapes % 2 === 1) pushLiteral(reading, text.charAt(at));
    done = escapes % 2 === 1 ? at + 1 : readMark(reading, at);
  }
  pushLiteral(reading, text.slice(done));
  reportUnclosed(reading);
  return { nodes: mergeLiterals(reading.nodes), issues: list.issues };
}

function nextMark(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 123 || code === 124 || code === 125) return at;
  }
  return -1;
}

/** Two are one that is meant; a single one means the letter after it. */
function backslashesBefore(text: string, at: number, done: number): number {
  let from = at;
  while (from > done && text[from - 1] === '\\') from -= 1;
  return at - from;
}

/** Parses the brace or bar at `at` and returns the next position. */
function readMark(reading: Reading, at: number): number {
  const mark = reading.text[at];
  if (mark === '{') {
    const end = reading.hasPlaceholders ? readPlaceholder(reading, at) : at;
    if (end > at) return end;
    openBrace(reading, at);
  } else if (mark === '|') {
    if (reading.tooDeep === 0) reading.open.at(-1)?.bars.push(reading.nodes.length);
    pushLiteral(reading, '|');
  } else {
    closeBrace(reading, at);
  }
  return at + 1;
}

/** The name of a field, with its article, or a fact of a subject: `fact:county.drop_off`. */
const PLACEHOLDER = /\{\{\s*(an?\s{1,3}(?=[a-z]))?((?:fact:[a-z]{1,20}\.)?[a-z][a-z0-9_]{0,63})\s*\}\}/iy;

function readPlaceholder(reading: Reading, at: number): number {
  PLACEHOLDER.lastIndex = at;
  const [, article, name] = PLACEHOLDER.exec(reading.text) ?? [];
  if (name === undefined || (article && (reading.level === 1 || name.includes(':')))) return at;
  reading.placeholders += 1;
  if (reading.placeholders > MAX_PLACEHOLDERS) {
    if (reading.placeholders === MAX_PLACEHOLDERS + 1) {
      const message = `More than ${MAX_PLACEHOLDERS.toLocaleString('en-US')} placeholders in one text: those from here on are left as they are.`;
      reading.list.add('too-many-placeholders', at, message);
    }
    pushLiteral(reading, reading.text.slice(at, PLACEHOLDER.lastIndex));
  } else {
    reading.nodes.push({ kind: 'value', name: `${article ? 'a ' : ''}${name.toLowerCase()}` });
  }
  return PLACEHOLDER.lastIndex;
}

function openBrace(reading: Reading, at: number): void {
  if (reading.tooDeep > 0 || reading.open.length === MAX_DEPTH) {
    if (reading.tooDeep === 0) {
      reading.list.add(
        'too-deep',
        at,
        `Choices can be nested ${MAX_DEPTH} levels deep. This one stays as it is.`,
      );
    }
    reading.tooDeep += 1;
  } else {
    reading.open.push({ node: reading.nodes.length, offset: at, bars: [], isReported: false });
  }
  pushLiteral(reading, '{');
}

function closeBrace(reading: Reading, at: number): void {
  const brace = reading.tooDeep > 0 ? undefined : reading.open.pop();
  if (brace === undefined) {
    if (reading.tooDeep > 0) reading.tooDeep -= 1;
    else
      reading.list.add(
        'unexpected-closing-brace',
        at,
        'This closing brace has no opening brace before it. If it is meant, write \\}.',
      );
    pushLiteral(reading, '}');
  } else if (brace.bars.length === 0) {
    reportDoubleBrace(reading, brace, at);
    pushLiteral(reading, '}');
  } else if (brace.bars.length >= MAX_OPTIONS) {
    const message = `A group can hold ${MAX_OPTIONS.toLocaleString('en-US')} options. This one stays as it is.`;
    reading.list.add('too-many-options', brace.offset, message);
    pushLiteral(reading, '}');
  } else {
    closeGroup(reading, brace);
  }
}

function closeGroup(reading: Reading, brace: OpenBrace): void {
  const edges = [brace.node, ...brace.bars, reading.nodes.length];
  const options = brace.bars.map((bar, index) =>
    mergeLiterals(reading.nodes.slice((edges[index] ?? 0) + 1, bar)),
  );
  options.push(mergeLiterals(reading.nodes.slice((brace.bars.at(-1) ?? 0) + 1)));
  if (options.some(option => option.length === 0)) {
    reading.list.add(
      'empty-option',
      brace.offset,
      'One option of this group is empty: some pages show nothing here.',
    );
  }
  reading.nodes.length = brace.node;
  reading.nodes.push({ kind: 'group', options });
}

/** Braces without a bar are literal, but double braces were probably meant as a placeholder. */
function reportDoubleBrace(reading: Reading, brace: OpenBrace, at: number): void {
  const { text, open, nodes, list } = reading;
  const outer = open.at(-1);
  if (nodes.length === brace.node + 2 && nodes.at(-1)?.kind === 'group' && text[brace.offset + 1] === '{') {
    list.add(
      'bad-placeholder-name',
      brace.offset,
      'Double braces hold the name of a field. For a choice use single braces: {one|other}.',
    );
  } else if (reading.hasPlaceholders && outer !== undefined && outer.offset === brace.offset - 1) {
    const inside = text.slice(brace.offset + 1, Math.min(at, brace.offset + 65)).trim();
    if (text[at + 1] === '}' && outer.bars.length === 0) {
      list.add('bad-placeholder-name', outer.offset, badName(inside));
    } else if (/^[a-z][a-z0-9_]*$/i.test(inside)) {
      list.add(
        'unclosed-placeholder',
        outer.offset,
        `This placeholder needs two closing braces: {{${inside}}}.`,
      );
      outer.isReported = true;
    }
  }
}

function badName(inside: string): string {
  if (inside === '') return 'This placeholder has no name. Write the name of a field, such as {{city}}.';
  if (/^fact:/i.test(inside))
    return `"${inside.toWellFormed()}" is not a fact. A fact names its subject and what is known of it, such as {{fact:county.drop_off}}.`;
  return `"${inside.toWellFormed()}" is not a field name. Names have letters, digits and underscores and start with a letter, such as {{city}}.`;
}

function reportUnclosed({ open, list }: Reading): void {
  for (const [index, brace] of open.entries()) {
    if (brace.isReported) continue;
    const next = open[index + 1];
    if (
      next !== undefined &&
      next.offset === brace.offset + 1 &&
      next.bars.length === 0 &&
      brace.bars.length === 0
    ) {
      list.add(
        'unclosed-placeholder',
        brace.offset,
        'This placeholder is not closed. Close it with two braces, such as {{city}}.',
      );
      next.isReported = true;
    } else {
      list.add(
        'unclosed-brace',
        brace.offset,
        'This opening brace is never closed. If it is meant, write \\{.',
      );
    }
  }
}

function pushLiteral(reading: Reading, text: string): void {
  if (text !== '') reading.nodes.push({ kind: 'literal', text });
}

function mergeLiterals(nodes: readonly TextNode[]): TextNode[] {
  const merged: TextNode[] = [];
  let run: string[] = [];
  for (const node of nodes) {
    if (node.kind === 'literal') {
      run.push(node.text);
      continue;
    }
    if (run.length > 0) merged.push({ kind: 'literal', text: run.join('') });
    run = [];
    merged.push(node);
  }
  if (run.length > 0) merged.push({ kind: 'literal', text: run.join('') });
  return merged;
}
