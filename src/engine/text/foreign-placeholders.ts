import { MAX_ISSUES, MAX_TEXT_LENGTH } from '../limits.ts';
import { meantField } from './placeholder-synonyms.ts';
import { createIssueList, type TextIssue } from './text-issue.ts';

/** A field or choice in another tool's form: pages would show it as it is written. */
export interface ForeignPlaceholder {
  readonly at: number;
  readonly written: string;
  /** The form that works here; null if no field here has this meaning. */
  readonly replacement: string | null;
  readonly message: string;
}

const word = '[A-Za-z][A-Za-z0-9 _.-]{0,39}';

/** Marks around a field's name. A longer form stands before the shorter one that it contains. */
const forms = [
  String.raw`\$\{ ?(${word})\}`,
  String.raw`\{\{\{ ?(${word})\}\}\}`,
  String.raw`\{\{ {0,3}(${word})\}\}`,
  String.raw`\{% ?(${word})%\}`,
  String.raw`\{ ?(${word})\}`,
  String.raw`\[\[ ?(${word})\]\]`,
  // Not a link of Markdown: [city](…), [city][…], [city]: https://…
  String.raw`\[ ?(${word})\](?!\(|\[|: {0,3}(?:https?:|/|<))`,
  String.raw`(?<![\d%])%%?(${word})(?<! )%%?(?!\w)`,
  String.raw`(?<![\w#&/])##?(${word})(?<! )##?(?!\w)`,
  String.raw`<< ?(${word})>>`,
  String.raw`< ?(${word})>`,
  String.raw`« ?(${word})»`,
  String.raw`\*\|(${word})\|\*`,
];
/** `{{Fast|Quick}}`: a choice in the braces of a field. */
const choice = String.raw`\{(\{[^{}|\n]{0,100}(?:\|[^{}|\n]{0,100}){1,20}\})\}`;
const marks = new RegExp([choice, ...forms].join('|'), 'g');
/** Most texts have none of these letters. */
const anyMark = /[{[%#<«*]/;

/**
 * Fields as other tools write them, in order: `[city]`, `%city%`, `{{{city}}}`, `{{town}}`. Only words that name a field
 * count. In a text that is shown as written (`isFilled: false`) the program's own form counts, too.
 * @example findForeignPlaceholders('in [Town]', ['city'])[0].replacement // '{{city}}'
 */
export function findForeignPlaceholders(
  text: string,
  names: readonly string[],
  { isFilled = true } = {},
): readonly ForeignPlaceholder[] {
  if (text.length > MAX_TEXT_LENGTH || !anyMark.test(text)) return [];
  const found: ForeignPlaceholder[] = [];
  for (const match of text.matchAll(marks)) {
    if (found.length >= MAX_ISSUES) break;
    const [written, options, ...words] = match;
    const one =
      options === undefined
        ? fieldOf(written, words.find(Boolean)?.trim() ?? '', { names, isFilled })
        : choiceOf(options, isFilled && names.includes('keyword'));
    if (one) found.push({ at: match.index, written, ...one });
  }
  return found;
}

type Found = Pick<ForeignPlaceholder, 'replacement' | 'message'> | null;

interface Fields {
  readonly names: readonly string[];
  readonly isFilled: boolean;
}

function fieldOf(written: string, called: string, { names, isFilled }: Fields): Found {
  const field = meantField(called, names);
  if (!field) return null;
  const { name, isOfPage } = field;
  const isOurs = isFilled && /^\{\{[^{]/.test(written);
  // A column of a list may have any name that no page has already.
  const isColumn = name === null && !isOfPage;
  if (isOurs && (isColumn || name?.toLowerCase() === called.toLowerCase())) return null;
  if (name === null)
    return { replacement: null, message: `“${written}” would be shown as it is. Write the words.` };
  const replacement = `{{${name}}}`;
  if (isOurs) return { replacement, message: `No field is named ${called}. Write ${replacement}.` };
  return { replacement, message: `“${written}” would be shown as it is. Write ${replacement}.` };
}

/** Choices are picked in templates and services, where every page has a keyword. */
function choiceOf(options: string, isPicked: boolean): Found {
  if (!isPicked)
    return { replacement: null, message: `“{${options}}” would be shown as it is. Write one of the words.` };
  return { replacement: options, message: `Double braces hold a field’s name. Write the choice ${options}.` };
}

/** Issues for placeholders in another tool's form, with line and column. */
export function foreignPlaceholderIssues(text: string, names: readonly string[]): readonly TextIssue[] {
  const list = createIssueList(text);
  for (const { at, message } of findForeignPlaceholders(text, names))
    list.add('foreign-placeholder', at, message);
  return list.issues;
}

/**
 * The text with every form replaced for which there is one here.
 * @example replaceForeignPlaceholders('%keyword% in [city]', ['keyword', 'city']) // '{{keyword}} in {{city}}'
 */
export function replaceForeignPlaceholders(text: string, names: readonly string[]): string {
  let result = '';
  let done = 0;
  for (const { at, written, replacement } of findForeignPlaceholders(text, names)) {
    result += text.slice(done, at) + (replacement ?? written);
    done = at + written.length;
  }
  return result + text.slice(done);
}
