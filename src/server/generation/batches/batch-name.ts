import { DateTime } from 'luxon';

interface NameParts {
  readonly template: string;
  readonly keywords: number;
  readonly locations: number;
  readonly update: boolean;
  readonly date: Date;
  /** Where the business is: its date, not that of Greenwich. */
  readonly timeZone: string;
}

/** Batches beyond it are what High-Performance Mode is for. */
const ultraLarge = 3_000;

/** The name of a batch whose maker left the name empty. */
export function batchName({ template, keywords, locations, update, date, timeZone }: NameParts): string {
  const day = DateTime.fromJSDate(date, { zone: timeZone }).toFormat('yyyy-MM-dd');
  return `${prefix(update)}${template} - ${keywords} keywords, ${locations} locations - ${day}`;
}

/** The name of a batch whose maker said nothing of a name, as programs do. */
export function defaultBatchName(parts: NameParts): string {
  if (parts.keywords * parts.locations <= ultraLarge) return batchName(parts);
  const time = DateTime.fromJSDate(parts.date, { zone: parts.timeZone }).toFormat('yyyy-MM-dd HH:mm');
  return `${prefix(parts.update)}Ultra-Large Batch - ${time}`;
}

const prefix = (update: boolean) => (update ? 'Update - ' : '');

/** The name, numbered where another batch has it already: "Name (2)". */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`;
  return free;
}
