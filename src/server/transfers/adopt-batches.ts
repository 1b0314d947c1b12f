import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/tables.ts';
import { isReservedSlug } from '../site/reserved-slugs.ts';
import { cleanJson, isRow } from './clean-json.ts';
import { type ImportReport, mostShown } from './import-report.ts';
import { type OlderBatch, readOlderBatch, readOlderPlan } from './older-batch.ts';
import { writeAdoptedBatch } from './write-adopted-batch.ts';

const batchField = 'generation_batches';
const planField = 'bulk_generation_plans';
const mostRows = 2_000;
/** Their names and ids are held in memory; plans are not. */
const mostBatches = 100_000;

interface Adoption {
  readonly trx: Transaction<DB>;
  readonly report: ImportReport;
  readonly apply: boolean;
  readonly userId: string | null;
  /** The template of the file that a batch is for, if the file holds it. */
  readonly templateOf: (fileId: string | null, name: string | null) => string | null | undefined;
}

interface StagedPlan {
  readonly place: number;
  readonly batch: string;
  readonly slug: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
  readonly field_values: Readonly<Record<string, string>>;
  readonly is_reserved: boolean;
}

/**
 * Batches that come in as new ones with their plans. Pages are not in these files: a batch arrives planned, waits for
 * approval, and its pages are made here.
 */
export class BatchAdoption {
  readonly #work: Adoption;
  readonly #batches = new Map<string, OlderBatch & { readonly place: number }>();
  #plans: StagedPlan[] = [];
  #isOpen = false;

  constructor(work: Adoption) {
    this.#work = work;
  }

  takeBatch(place: number, value: unknown): void {
    const { report } = this.#work;
    const row = cleanJson(value);
    const name = isRow(row) && typeof row.name === 'string' ? row.name : '';
    const read = isRow(row) ? readOlderBatch(row) : { problem: 'This is not an object' };
    const refuse = (reason: string) =>
      report.add({ field: batchField, place, name, verdict: 'refused', reason });
    if ('problem' in read) refuse(read.problem);
    else if (this.#batches.has(read.batch.id)) refuse(`The file holds the id ${read.batch.id} twice`);
    else if (this.#batches.size >= mostBatches) refuse(`At most ${mostBatches} batches at once`);
    else this.#batches.set(read.batch.id, { ...read.batch, place });
  }

  async takePlan(place: number, value: unknown): Promise<void> {
    const row = cleanJson(value);
    const read = isRow(row) ? readOlderPlan(row) : { problem: 'This is not an object' };
    if ('problem' in read) {
      const name = isRow(row) && typeof row.slug === 'string' ? row.slug : '';
      this.#work.report.add({ field: planField, place, name, verdict: 'refused', reason: read.problem });
      return;
    }
    this.#plans.push({ place, ...read.plan, is_reserved: isReservedSlug(read.plan.slug) });
    if (this.#plans.length >= mostRows) await this.#flush();
  }

  /** When the whole file was read: judges every batch and plan, and writes those that come in. */
  async finish(signal: AbortSignal, onRows: (rows: number) => Promise<void>): Promise<void> {
    await this.#flush();
    const { trx, report, apply, userId } = this.#work;
    if (this.#isOpen) await this.#judgePlans();
    for (const batch of this.#batches.values()) {
      signal.throwIfAborted();
      const plans = this.#isOpen ? await countPlans(trx, batch.id) : 0;
      const found = await this.#findTemplate(batch);
      const reason = plans === 0 ? 'It has no plans' : found.problem;
      if (reason !== null) {
        report.add({ field: batchField, place: batch.place, name: batch.name, verdict: 'left_out', reason });
        if (plans > 0) await leavePlansOut(trx, batch.id, 'Its batch is left out');
        continue;
      }
      const name = await freeName(trx, batch.name);
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
        ? `There is no template named “${batch.template_name}”. Import the templates first.`
        : 'Its template is neither in the file nor here. Import the templates first.',
    };
  }

  async #flush(): Promise<void> {
    if (this.#plans.length === 0) return;
    const { trx } = this.#work;
    if (!this.#isOpen) await openStage(trx);
    this.#isOpen = true;
    const plans = this.#plans;
    this.#plans = [];
    await sql`
      insert into staged_plans (place, batch, slug, city, state, keyword, field_values, is_reserved)
      select * from json_to_recordset(${JSON.stringify(plans)}::json)
        as p(place int, batch text, slug text, city text, state text, keyword text, field_values jsonb, is_reserved boolean)`.execute(
      trx,
    );
  }

  async #judgePlans(): Promise<void> {
    const { trx } = this.#work;
    await sql`create index on staged_plans (batch, state, city, keyword, slug)`.execute(trx);
    await sql`analyze staged_plans`.execute(trx);
    await sql`
      update staged_plans s set verdict = 'left_out', reason = 'The batch holds this address twice'
      from (select ctid as row, row_number() over (partition by batch, slug order by place) as n from staged_plans) d
      where d.row = s.ctid and d.n > 1`.execute(trx);
    const known = JSON.stringify([...this.#batches.keys()]);
    await sql`
      update staged_plans set verdict = 'left_out', reason = 'Its batch is not in the file'
      where batch not in (select jsonb_array_elements_text(${known}::jsonb))`.execute(trx);
  }

  async #tellPlans(): Promise<void> {
    const { trx, report } = this.#work;
    const { rows: counts } = await sql<{ verdict: 'new' | 'left_out'; count: number }>`
      select verdict, count(*) as count from staged_plans group by 1`.execute(trx);
    for (const { verdict, count } of counts) report.count(planField, verdict, count);
    const { rows } = await sql<{ place: number; name: string; verdict: 'new' | 'left_out'; reason: string }>`
      select place, slug as name, verdict, coalesce(reason, '') as reason from staged_plans
      order by verdict = 'new', place limit ${mostShown}`.execute(trx);
    for (const row of rows) report.show({ ...row, field: planField });
  }
}

async function openStage(trx: Transaction<DB>): Promise<void> {
  await sql`
    create temp table staged_plans (
      place integer not null, batch text not null, slug text not null, city text not null, state text not null,
      keyword text not null, field_values jsonb not null, is_reserved boolean not null,
      verdict text not null default 'new', reason text
    ) on commit drop`.execute(trx);
}

async function countPlans(trx: Transaction<DB>, batch: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from staged_plans where batch = ${batch} and verdict = 'new'`.execute(trx);
  return rows[0]?.count ?? 0;
}

async function leavePlansOut(trx: Transaction<DB>, batch: string, reason: string): Promise<void> {
  await sql`update staged_plans set verdict = 'left_out', reason = ${reason}
            where batch = ${batch} and verdict = 'new'`.execute(trx);
}

async function findTemplateHere(trx: Transaction<DB>, batch: OlderBatch): Promise<string | null> {
  const row = await trx
    .selectFrom('landing_page_templates')
    .select('id')
    .where(eb =>
      eb.or([
        eb(sql<string>`id::text`, '=', batch.template_id ?? ''),
        eb('name', '=', batch.template_name ?? ''),
      ]),
    )
    .orderBy(sql`id::text = ${batch.template_id ?? ''}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function freeName(trx: Transaction<DB>, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name} (${number})`;
    const row = await trx
      .selectFrom('generation_batches')
      .select('id')
      .where('name', '=', tried)
      .limit(1)
      .executeTakeFirst();
    if (!row) return tried;
  }
}
