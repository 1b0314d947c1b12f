import { freeName } from '../../generation/batches/batch-name.ts';
import { namesFrom } from '../../generation/batches/queries.ts';
import { isReservedSlug } from '../../pages/pages/reserved-slugs.ts';
import { cleanJson, isRow } from '../../platform/db/clean-json.ts';
import {
  countPlans,
  findTemplateHere,
  judgePlans,
  openPlanStage,
  readPlanVerdicts,
  type StagedPlan,
  skipPlans,
  stagePlans,
} from './adoption-queries.ts';
import { maxShown } from './import-report.ts';
import type { ImporterWork } from './list-importer.ts';
import { type OlderBatch, readOlderBatch, readOlderPlan } from './older-batch.ts';
import { writeAdoptedBatch } from './write-adopted-batch.ts';

const batchField = 'generation_batches';
const planField = 'bulk_generation_plans';
const maxRows = 2_000;
/** The most batches in one file. Their names and ids are held in memory; plans are not. */
const maxBatches = 100_000;

interface Adoption extends ImporterWork {
  /** The template of the file that a batch is for, if the file holds it. */
  readonly templateOf: (fileId: string | null, name: string | null) => string | null | undefined;
}

/**
 * Batches that are imported as new ones with their plans. The files have no pages: a batch arrives planned,
 * waits for approval, and its pages are generated here.
 */
export class LegacyBatchImport {
  readonly #work: Adoption;
  readonly #batches = new Map<string, OlderBatch & { readonly place: number }>();
  #plans: StagedPlan[] = [];
  #isOpen = false;

  constructor(work: Adoption) {
    this.#work = work;
  }

  addBatch(position: number, value: unknown): void {
    const { report } = this.#work;
    const row = cleanJson(value);
    const name = isRow(row) && typeof row.name === 'string' ? row.name : '';
    const read = isRow(row) ? readOlderBatch(row) : { problem: 'This is not an object' };
    const refuse = (reason: string) =>
      report.add({ field: batchField, place: position, name, verdict: 'refused', reason });
    if ('problem' in read) refuse(read.problem);
    else if (this.#batches.has(read.batch.id)) refuse(`The file holds the id ${read.batch.id} twice`);
    else if (this.#batches.size >= maxBatches) refuse(`At most ${maxBatches} batches at once`);
    else this.#batches.set(read.batch.id, { ...read.batch, place: position });
  }

  async takePlan(position: number, value: unknown): Promise<void> {
    const row = cleanJson(value);
    const read = isRow(row) ? readOlderPlan(row) : { problem: 'This is not an object' };
    if ('problem' in read) {
      const name = isRow(row) && typeof row.slug === 'string' ? row.slug : '';
      this.#work.report.add({
        field: planField,
        place: position,
        name,
        verdict: 'refused',
        reason: read.problem,
      });
      return;
    }
    this.#plans.push({ place: position, ...read.plan, is_reserved: isReservedSlug(read.plan.slug) });
    if (this.#plans.length >= maxRows) await this.#flush();
  }

  /** After the whole file is read: checks all batches and plans, and writes the valid ones. */
  async finish(signal: AbortSignal, onRows: (rows: number) => Promise<void>): Promise<void> {
    await this.#flush();
    const { trx, report, apply, userId } = this.#work;
    if (this.#isOpen) await judgePlans(trx, [...this.#batches.keys()]);
    for (const batch of this.#batches.values()) {
      signal.throwIfAborted();
      const plans = this.#isOpen ? await countPlans(trx, batch.id) : 0;
      const found = await this.#findTemplate(batch);
      const reason = plans === 0 ? 'It has no plans' : found.problem;
      if (reason !== null) {
        report.add({ field: batchField, place: batch.place, name: batch.name, verdict: 'left_out', reason });
        if (plans > 0) await skipPlans(trx, batch.id, 'Its batch is left out');
        continue;
      }
      const name = freeName(batch.name, new Set(await namesFrom(trx, batch.name)));
      const isRenamed = name !== batch.name;
      report.add({
        field: batchField,
        place: batch.place,
        name: batch.name,
        verdict: isRenamed ? 'renamed' : 'new',
        ...(isRenamed ? { reason: `A batch of this name is here; this one becomes “${name}”` } : {}),
      });
      if (apply && found.templateId !== null && report.total('refused') === 0) {
        await writeAdoptedBatch(trx, { ...batch, name, templateId: found.templateId, userId });
        await onRows(plans);
      }
    }
    if (this.#isOpen) await this.#tellPlans();
  }

  async #findTemplate(batch: OlderBatch): Promise<{ problem: string | null; templateId: string | null }> {
    const known = this.#work.templateOf(batch.template_id, batch.template_name);
    if (known !== undefined) return { problem: null, templateId: known };
    const here = await findTemplateHere(this.#work.trx, batch);
    if (here !== null) return { problem: null, templateId: here };
    return {
      templateId: null,
      problem: batch.template_name
        ? `Template “${batch.template_name}” not found. Import the templates first.`
        : 'Its template is neither in the file nor here. Import the templates first.',
    };
  }

  async #flush(): Promise<void> {
    if (this.#plans.length === 0) return;
    const { trx } = this.#work;
    if (!this.#isOpen) await openPlanStage(trx);
    this.#isOpen = true;
    const plans = this.#plans;
    this.#plans = [];
    await stagePlans(trx, plans);
  }

  async #tellPlans(): Promise<void> {
    const { trx, report } = this.#work;
    const { counts, shown } = await readPlanVerdicts(trx, maxShown);
    for (const { verdict, count } of counts) report.count(planField, verdict, count);
    for (const row of shown) report.show({ ...row, field: planField });
  }
}
