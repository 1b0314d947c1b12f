import { InvalidArgumentError, Option } from 'commander';
import { collect } from '../command-parts.ts';
import { misuse } from '../exit-codes.ts';
import type { Output } from '../output.ts';
import { readTextFile } from '../read-text-file.ts';
import type { Field } from './fields.ts';
import { listNamedBy } from './find-item.ts';
import { kebab } from './plain-routes.ts';

/** The largest body that the API accepts anywhere. */
const largestFile = 48_000_000;

const placeholders = {
  text: '<text>',
  number: '<n>',
  switch: '[true|false]',
  choice: '<choice>',
  list: '<text>',
  record: '<name=value>',
  json: '<json>',
} as const;

/** The option of a field: its name, its kind and what the contract says about it. A change keeps what is not given. */
export function optionOf(field: Field, isChange: boolean): Option {
  const list = listNamedBy('', field.name);
  const notes = [
    !isChange && field.isRequired ? 'required' : '',
    list ? `id or ${list.name}` : '',
    field.kind === 'choice' ? field.choices.join(', ') : '',
    isMany(field) ? 'may be repeated' : '',
    field.isNullable ? 'null: none' : '',
    !isChange && isShown(field.standard) ? `default: ${String(field.standard)}` : '',
  ].filter(Boolean);
  const [said = ''] = field.description.split('\n', 1);
  const noted = notes.length > 0 ? `(${notes.join('; ')})` : '';
  const option = new Option(
    `${flagOf(field)} ${placeholders[field.kind]}`,
    [said, noted].filter(Boolean).join(' '),
  );
  if (isMany(field)) return option.argParser(collect);
  return option.argParser((text: string) => checked(field, text));
}

/** The text as it was typed. Refused here is what is certainly wrong; the API checks the rest. */
function checked(field: Field, text: string): string {
  if (field.isNullable && text === 'null') return text;
  const choices = field.kind === 'switch' ? ['true', 'false'] : field.choices.map(String);
  if (choices.length > 0 && !choices.includes(text))
    throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
  if (field.kind === 'number' && !/^-?\d{1,16}(?:\.\d{1,16})?$/.test(text))
    throw new InvalidArgumentError('It has to be a number.');
  return text;
}

const isMany = ({ kind }: Field) => kind === 'list' || kind === 'record';

const isShown = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');

export const flagOf = ({ name }: Pick<Field, 'name'>) => `--${kebab(name)}`;

/** What was given for a field; undefined: nothing. */
export function givenFor(field: Field, options: Readonly<Record<string, unknown>>): unknown {
  return options[new Option(flagOf(field)).attributeName()];
}

/** The value of an option for a call's body. */
export async function valueOf(field: Field, given: unknown, output: Output): Promise<unknown> {
  const { kind, isNullable, choices } = field;
  if (Array.isArray(given)) {
    const texts = await Promise.all(given.map(text => readText(String(text), output)));
    return kind === 'record' ? recordOf(field, texts) : texts;
  }
  const text = String(given);
  if (isNullable && text === 'null') return null;
  if (kind === 'switch') return text === 'true';
  if (kind === 'number') return Number(text);
  if (kind === 'choice') return choices.find(one => String(one) === text);
  const read = await readText(text, output);
  return kind === 'json' ? jsonOf(flagOf(field), read) : read;
}

/** `@file` is the text of a file and `@-` that of standard input; `@@` begins a text with one @. */
async function readText(text: string, output: Output): Promise<string> {
  if (text.startsWith('@@')) return text.slice(1);
  return text.startsWith('@') ? readTextFile(text.slice(1), largestFile, output) : text;
}

function recordOf(field: Field, texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    texts.map(text => {
      const at = text.indexOf('=');
      if (at < 1) throw misuse(`${flagOf(field)}: “${text}” has to be like city=Miami.`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

/** The object in a file of `--from`. */
export async function readDocument(file: string, output: Output): Promise<Readonly<Record<string, unknown>>> {
  const read = jsonOf(file, await readTextFile(file, largestFile, output));
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...read };
  throw misuse(`${file} has to hold one JSON object.`);
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw misuse(`${name} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}
