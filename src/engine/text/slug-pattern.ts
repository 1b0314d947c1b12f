import { MAX_LINE_LENGTH } from '../limits.ts';
import { type FieldValues, valueOf } from './field-values.ts';
import { foldToSlug, slug } from './slug.ts';
import { createIssueList, type TextIssue } from './text-issue.ts';

export type SlugPart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string };

export interface SlugPattern {
  /** The names of the pattern's variables in order of first use. */
  readonly variables: readonly string[];
  readonly issues: readonly TextIssue[];
  readonly parts: readonly SlugPart[];
  /** The slug for these values. A missing value is replaced by the variable's name. */
  fill: (values: FieldValues) => string;
}

/** Names that every batch provides. */
const DEFAULT_NAMES = ['keyword', 'city', 'state'];

/**
 * Compiles an address pattern. A variable is `{{city}}` or a bare known name; other words are literal.
 * @example compileSlugPattern('keyword-in-city-state').fill({ keyword: 'Junk Removal', city: 'Miami', state: 'FL' })
 * // 'junk-removal-in-miami-fl'
 */
export function compileSlugPattern(pattern: string, names: readonly string[] = []): SlugPattern {
  const known = new Set([...DEFAULT_NAMES, ...names].map(name => name.toLowerCase()));
  const parts = readParts(pattern.slice(0, MAX_LINE_LENGTH), known);
  const variables = [...new Set(parts.flatMap(part => (part.kind === 'variable' ? [part.name] : [])))];
  const remembered = parts.map(() => new Map<string, string>());
  return {
    variables,
    issues: issuesOf(pattern, variables),
    parts,
    fill: values => fillParts(parts, values, remembered),
  };
}

/**
 * A variable's part of a slug: its name if the value is missing, empty if no character is usable ("★").
 * Values beyond the line limit are cut.
 */
export function slugValue(name: string, value = ''): string {
  return value.trim() === '' ? slug(name) : slug(value.slice(0, MAX_LINE_LENGTH));
}

const VARIABLE = /\{\{\s*([a-z][a-z0-9_]*)\s*\}\}|(?<![a-z0-9_])[a-z][a-z0-9_]*(?![a-z0-9_])/gi;

function readParts(pattern: string, known: ReadonlySet<string>): SlugPart[] {
  const parts: SlugPart[] = [];
  let done = 0;
  for (const match of pattern.matchAll(VARIABLE)) {
    const name = (match[1] ?? match[0]).toLowerCase();
    if (match[1] === undefined && !known.has(name)) continue;
    parts.push(literal(pattern.slice(done, match.index)), { kind: 'variable', name });
    done = match.index + match[0].length;
  }
  parts.push(literal(pattern.slice(done)));
  return trimEnds(parts);
}

function literal(text: string): SlugPart {
  return { kind: 'literal', text: foldToSlug(text).replace(/-+/g, '-') };
}

/** Variables are never empty and have no hyphens at their ends, so a tidy pattern makes tidy slugs. */
function trimEnds(parts: readonly SlugPart[]): SlugPart[] {
  return parts.map((part, index) => {
    if (part.kind === 'variable') return part;
    const text = index === 0 ? part.text.replace(/^-/, '') : part.text;
    return { kind: 'literal', text: index === parts.length - 1 ? text.replace(/-$/, '') : text };
  });
}

/**
 * Converts each value to its slug part once, because a million pages share few values. `remembered`: the
 * cache per part.
 */
function fillParts(
  parts: readonly SlugPart[],
  values: FieldValues,
  remembered: readonly Map<string, string>[],
): string {
  let text = '';
  for (let at = 0; at < parts.length; at += 1) {
    const [part, memory] = [parts[at], remembered[at]];
    if (!part || !memory) continue;
    const added = part.kind === 'literal' ? part.text : rememberedValue(part.name, values, memory);
    // Otherwise the page would get the address of a page without a value.
    if (added === '' && part.kind === 'variable') return '';
    text += added;
  }
  return text;
}

const MAX_REMEMBERED = 20_000;
const MAX_CACHED_LENGTH = 200;

function rememberedValue(name: string, values: FieldValues, memory: Map<string, string>): string {
  const value = valueOf(values, name) ?? '';
  const known = memory.get(value);
  if (known !== undefined) return known;
  const fresh = slugValue(name, value);
  if (memory.size >= MAX_REMEMBERED) memory.clear();
  if (value.length <= MAX_CACHED_LENGTH) memory.set(value, fresh);
  return fresh;
}

function issuesOf(pattern: string, variables: readonly string[]): readonly TextIssue[] {
  const list = createIssueList(pattern);
  if (variables.length === 0) {
    const message =
      'This pattern has no variable, so every page would get the same address. Add keyword, city or state.';
    list.add('no-variable', 0, message);
  }
  if (pattern.length > MAX_LINE_LENGTH) {
    list.add(
      'too-long',
      MAX_LINE_LENGTH,
      `A pattern has at most ${MAX_LINE_LENGTH} characters. The rest is left out.`,
    );
  }
  const slash = /[^/\s](\/+)[^/\s]/.exec(pattern.slice(0, MAX_LINE_LENGTH));
  if (slash !== null) {
    list.add(
      'slash-in-pattern',
      slash.index + 1,
      'An address has one level, so this slash is dropped. Use a hyphen.',
    );
  }
  return list.issues;
}
