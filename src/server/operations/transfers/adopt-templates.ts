import { cleanJson, isRow } from '../../platform/db/clean-json.ts';
import { createTemplateIn } from '../../templates/templates/save-template.ts';
import { presentTemplate } from '../../templates/templates/template-row.ts';
import { isTemplateNamed, listTemplatesNamed } from './adoption-queries.ts';
import type { ImporterWork } from './list-importer.ts';
import { type OlderTemplate, readOlderTemplate, wordsOfTemplate } from './older-template.ts';

const field = 'templates';
const longestName = 200;

/** Templates that are imported as new ones, with new ids, as the specification requires. */
export class TemplateAdoption {
  readonly #work: ImporterWork;
  /** Names that this import has used. */
  readonly #names = new Set<string>();
  /** From template ids in the file to ids here. A template that is only checked has no id yet. */
  readonly #ids = new Map<string, string | null>();
  readonly #idsByName = new Map<string, string | null>();

  constructor(work: ImporterWork) {
    this.#work = work;
  }

  async take(position: number, value: unknown): Promise<void> {
    const { report } = this.#work;
    const row = cleanJson(value);
    if (!isRow(row)) {
      report.add({ field, place: position, name: '', verdict: 'refused', reason: 'This is not an object' });
      return;
    }
    const fileId = typeof row.id === 'string' || typeof row.id === 'number' ? String(row.id) : null;
    const shownName = typeof row.name === 'string' ? row.name : '';
    if (fileId !== null && this.#ids.has(fileId)) {
      report.add({
        field,
        place: position,
        name: shownName,
        verdict: 'refused',
        reason: `The file holds the id ${fileId} twice`,
      });
      return;
    }
    const read = readOlderTemplate(row);
    if ('problem' in read) {
      if (fileId !== null) this.#ids.set(fileId, null);
      report.add({ field, place: position, name: shownName, verdict: 'refused', reason: read.problem });
      return;
    }
    const id = await this.#adopt(position, read.template);
    if (fileId !== null) this.#ids.set(fileId, id);
    this.#idsByName.set(read.template.name, id);
  }

  /** The template of a batch of the file; undefined if the file does not have it. */
  idOf(fileId: string | null, name: string | null): string | null | undefined {
    if (fileId !== null && this.#ids.has(fileId)) return this.#ids.get(fileId);
    return name === null ? undefined : this.#idsByName.get(name);
  }

  async #adopt(position: number, template: OlderTemplate): Promise<string | null> {
    const { trx, report, apply, userId } = this.#work;
    const twin = await this.#twinOf(template);
    if (twin) {
      this.#names.add(template.name);
      const reason = 'A template of this name says the same';
      report.add({ field, place: position, name: template.name, verdict: 'kept', reason });
      return twin;
    }
    const name = await this.#freeName(template.name);
    this.#names.add(name);
    const isRenamed = name !== template.name;
    report.add({
      field,
      place: position,
      name: template.name,
      verdict: isRenamed ? 'renamed' : 'new',
      ...(isRenamed
        ? { reason: `A template of this name says something else; this one becomes “${name}”` }
        : {}),
    });
    if (!apply) return null;
    return (await createTemplateIn(trx, { ...template, name }, userId)).id;
  }

  /** An existing template with the same name and content. */
  async #twinOf(template: OlderTemplate): Promise<string | null> {
    const rows = await listTemplatesNamed(this.#work.trx, template.name);
    const words = wordsOfTemplate(template);
    return rows.find(row => wordsOfTemplate(presentTemplate(row)) === words)?.id ?? null;
  }

  async #freeName(name: string): Promise<string> {
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` (${number})`;
      const tried = name.slice(0, longestName - suffix.length) + suffix;
      if (!this.#names.has(tried) && !(await isTemplateNamed(this.#work.trx, tried))) return tried;
    }
  }
}
