import type { ImportItem, ImportResults, Verdict } from '../../../contract/operations/transfers.ts';
import { refusal } from './split-json.ts';

/** This many items are shown with their verdict; all are counted. Reading stops if more than these are invalid. */
export const maxShown = 1_000;
const longestReason = 500;
const longestName = 200;

type Counts = ImportResults['counts'][string];

const noCounts: Counts = { new: 0, renamed: 0, kept: 0, left_out: 0, refused: 0 };

/** Collects the results of a file's items in bounded memory. */
export class ImportReport {
  readonly #counts = new Map<string, Counts>();
  readonly #notes: string[] = [];
  readonly #refused: ImportItem[] = [];
  readonly #noted: ImportItem[] = [];
  readonly #plain: ImportItem[] = [];

  add(item: Omit<ImportItem, 'reason'> & { reason?: string }): void {
    if (item.verdict === 'refused' && this.#refused.length >= maxShown) throw this.#tooManyWrong();
    this.count(item.field, item.verdict, 1);
    this.show({ reason: '', ...item });
  }

  /** For items that the database counts; a few of them are shown with `show`. */
  count(field: string, verdict: Verdict, n: number): void {
    const counts = this.#counts.get(field) ?? noCounts;
    this.#counts.set(field, { ...counts, [verdict]: counts[verdict] + n });
  }

  /** Shown, and counted elsewhere. */
  show(item: ImportItem): void {
    const list = this.#listOf(item.verdict);
    if (list.length >= maxShown) return;
    list.push({
      ...item,
      name: item.name.slice(0, longestName).toWellFormed(),
      reason: item.reason.slice(0, longestReason).toWellFormed(),
    });
  }

  note(text: string): void {
    if (this.#notes.length < 20) this.#notes.push(text);
  }

  total(verdict: Verdict): number {
    return [...this.#counts.values()].reduce((sum, counts) => sum + counts[verdict], 0);
  }

  /** The number of imported items per list. */
  taken(field: string): number {
    const { new: fresh, renamed } = this.#counts.get(field) ?? noCounts;
    return fresh + renamed;
  }

  results(): ImportResults {
    return {
      counts: Object.fromEntries(this.#counts),
      notes: this.#notes,
      templates_imported: this.taken('templates'),
      batches_imported: this.taken('generation_batches'),
      plans_imported: this.taken('bulk_generation_plans'),
      items: [...this.#refused, ...this.#noted, ...this.#plain].slice(0, maxShown),
    };
  }

  /** Nothing will be imported, so reading stops: gigabytes of invalid data would take an hour. */
  #tooManyWrong(): Error {
    const [first] = this.#refused;
    const which = first ? `, the first: ${first.field}, item ${first.place}: ${first.reason}` : '';
    return refusal(`More than ${maxShown.toLocaleString('en-US')} items are wrong${which}`);
  }

  #listOf(verdict: Verdict): ImportItem[] {
    if (verdict === 'refused') return this.#refused;
    return verdict === 'new' ? this.#plain : this.#noted;
  }
}
