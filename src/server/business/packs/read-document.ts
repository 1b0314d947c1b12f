import type { z } from 'zod';
import { LocatedJson, type ValuePath } from './locate-value.ts';
import { fileProblem, type PackProblem } from './pack-problem.ts';

const maxReported = 20;

export interface Read<Value> {
  readonly value: Value | null;
  readonly problems: readonly PackProblem[];
}

/** Parses a document of a pack by its schema. Problems have line and column. */
export function readDocument<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): Read<z.output<Schema>> {
  const raw = parsed(text);
  if (raw === undefined) return { value: null, problems: [syntaxProblem(file, text)] };
  const read = schema.safeParse(raw);
  if (read.success) return { value: read.data, problems: [] };
  const located = new LocatedJson(text);
  const problems = read.error.issues.flatMap(issue => told(file, located, issue)).slice(0, maxReported);
  return { value: null, problems };
}

/**
 * A document that ships with the program: tests have checked it by its schema, and every start would do it again.
 * The cast says just that.
 */
export function readShippedDocument<Schema extends z.ZodType>(
  file: string,
  text: string,
  _schema: Schema,
): Read<z.output<Schema>> {
  const value = parsed(text);
  return value === undefined
    ? { value: null, problems: [syntaxProblem(file, text)] }
    : { value: value as z.output<Schema>, problems: [] };
}

/** A problem of one value in a document. */
export function problemAt(
  file: string,
  text: string,
  path: ValuePath,
  { message, is_advice = false }: { readonly message: string; readonly is_advice?: boolean },
): PackProblem {
  return { file, ...new LocatedJson(text).placeOf(path), message, is_advice };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function syntaxProblem(file: string, text: string): PackProblem {
  const problem = new LocatedJson(text).syntaxProblem();
  return problem ? { file, ...problem, is_advice: false } : fileProblem(file, 'This is not JSON.');
}

function told(file: string, located: LocatedJson, issue: z.core.$ZodIssue): PackProblem[] {
  const path = issue.path.map(step => (typeof step === 'symbol' ? String(step) : step));
  const name = path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({
      file,
      ...located.placeOf(path, key),
      message: `“${key}” is not a name of this document${name === '' ? '' : ` (in ${name})`}. The guide lists the names.`,
      is_advice: false,
    }));
  }
  const message = located.has(path)
    ? `${name || 'The document'}: ${issue.message}.`
    : `“${name}” is missing.`;
  return [{ file, ...located.placeOf(path), message, is_advice: false }];
}
