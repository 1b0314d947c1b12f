import { Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { sheetEncodingSchema } from '../../contract/templates/sheets.ts';
import { type ExitCode, misuse } from './exit-codes.ts';
import type { Output } from './output.ts';
import { runCommand } from './run-command.ts';

/** A module with the function that does a command's work: it gets the output, and the arguments and options that were typed. */
type Works<Name extends string> = Record<
  Name,
  (output: Output, ...typed: never[]) => Promise<ExitCode | void>
>;

/** A command of the program, or one with commands below it. */
export class CliCommand extends Command {
  override createCommand(name?: string): CliCommand {
    return new CliCommand(name);
  }

  /** Ends the help with this example. */
  example(text: string): this {
    return this.addHelpText('after', `\nExample: npm run pagehaul -- ${text}`);
  }

  /** Adds an example and `--json`, and does the work that `name` is in a module, which is loaded only then. */
  runs<Name extends string>(example: string, load: () => Promise<Works<Name>>, name: Name): this {
    return this.option('--json', 'print one JSON document on stdout and nothing else there')
      .example(example)
      .action((...typed: unknown[]) =>
        runCommand(this.opts<{ json?: boolean }>().json ?? false, async output =>
          (await load())[name](output, ...(typed as never[])),
        ),
      );
  }
}

/** What can be decided with an approval. */
export function withDecision(added: CliCommand): CliCommand {
  return added
    .option('--overrule <reason>', 'approve despite everything that is found, with this reason')
    .option('--leave-out', 'make no pages outside the served areas and services')
    .option('--noindex-alike', 'publish pages that are too similar as noindex, out of the sitemap');
}

/** Publishes the pages gradually. */
export function withPace(added: CliCommand): CliCommand {
  return added
    .addOption(
      new Option('--per-day <n>', 'publish the pages gradually, this many a day').argParser(anyNumber),
    )
    .option('--from <day>', 'first day of publishing, like 2027-03-14 (default: today)');
}

/** The sources of a command's places and keywords, in any combination. */
export function withLists(added: CliCommand): CliCommand {
  return added
    .option('--locations <file>', 'text file with one location per line: "City, State"')
    .option('--keywords <file>', 'text file with one keyword per line')
    .option('--file <file>', 'CSV or XLSX file: columns of places, keywords and values for placeholders')
    .option(
      '--map <column=use>',
      'what a column of the file is: city, state, location, keyword, skip, or the placeholder it fills; may be repeated',
      collectMap,
    )
    .option('--sheet <name>', 'which sheet of a workbook (default: the first with cells)')
    .addOption(
      new Option('--encoding <name>', 'of a CSV file (default: found out)').choices(
        sheetEncodingSchema.options,
      ),
    )
    .option('--no-header', 'the first row of the file is data, not headings')
    .option(
      '--page-per-row',
      'a row of the file is a page of its own (default: where rows of one place differ)',
    )
    .option('--no-page-per-row', 'one page per place: its first row counts')
    .option('--state <state>', 'state of the places in a file that has no column for it')
    .option(
      '--data-set <name>',
      'data set to take lists from: name or id, @3 for its version 3; may be repeated',
      (name: string, before?: string[]) => [...(before ?? []), name],
    );
}

/** @example readId(id, 'a batch', 'batches list') */
export function readId(text: string, noun: string, list?: string): string {
  if (z.uuid().safeParse(text).success) return text;
  const hint = list ? `Ids are listed by: npm run pagehaul -- ${list}` : null;
  throw misuse(`“${text}” is not the id of ${noun}.`, hint);
}

export const readBatchId = (text: string) => readId(text, 'a batch', 'batches list');

export const collect = (text: string, before: string[] = []): string[] => [...before, text];

export function collectField(text: string, before: Record<string, string> = {}): Record<string, string> {
  const [, name, value] = /^([a-z][a-z0-9_]*)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError('It has to be like specialty="Retina surgery".');
  return { ...before, [name]: value };
}

export function wholeNumber(text: string): number {
  const n = Number(text);
  if (Number.isInteger(n) && n >= 1 && n <= 1_000) return n;
  throw new InvalidArgumentError('It has to be a whole number from 1 to 1000.');
}

function collectMap(text: string, before: Record<string, string> = {}): Record<string, string> {
  const at = text.lastIndexOf('=');
  const [column, use] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 1 || column === '' || !/^[a-z][a-z0-9_]*$/.test(use))
    throw new InvalidArgumentError('It has to be like "Office Phone=phone" or Town=city.');
  return { ...before, [column]: use };
}

export function anyNumber(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It has to be a whole number.');
}
