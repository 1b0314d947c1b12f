import { DateTime } from 'luxon';

interface NameParts {
  readonly template: string;
  readonly keywords: number;
  readonly locations: number;
  readonly update: boolean;
  readonly date: Date;
  /** The zone of the business, for the date in the name. */
  readonly timeZone: string;
}

/** High-Performance Mode is for batches above this size. */
const ultraLarge = 3_000;

/** The name of a batch whose maker left the name empty. */
export function batchName({ template, keywords, locations, update, date, timeZone }: NameParts): string {
  const day = DateTime.fromJSDate(date, { zone: timeZone }).toFormat('yyyy-MM-dd');
  return `${prefix(update)}${template} - ${keywords} keywords, ${locations} locations - ${day}`;
}

/** The name of a batch created without a name field, as by programs. */
export function defaultBatchName(parts: NameParts): string {
  if (parts.keywords * parts.locations <= ultraLarge) return batchName(parts);
  const time = DateTime.fromJSDate(parts.date, { zone: parts.timeZone }).toFormat('yyyy-MM-dd HH:mm');
  return `${prefix(parts.update)}Ultra-Large Batch - ${time}`;
}

const prefix = (update: boolean) => (update ? 'Update - ' : '');

/** The name, numbered if another batch has it: "Name (2)". */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`;
  return free;
}
