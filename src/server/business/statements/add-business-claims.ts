import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db, Trx } from '../../platform/db/database.ts';
import { findSetting, keepSetting } from '../../platform/db/settings.ts';
import { listGroups, replaceGroup } from '../../platform/settings/queries.ts';
import { packStore } from '../packs/pack-store.ts';
import { insertStatements, listOfSubjects, lockStatements } from './queries.ts';
import { dayAt } from './statement-row.ts';
import { subjectKeys } from './subject-key.ts';

const mark = 'claims of the business';

/** The claims as settings held them before they were statements. */
const oldProfileSchema = z.looseObject({
  claims: z.array(z.string()).optional(),
  years: z.number().optional(),
  satisfaction: z.string().optional(),
  landfill_share: z.string().optional(),
  discount: z.object({ amount: z.string(), first_responders: z.string() }).optional(),
});
type OldProfile = z.infer<typeof oldProfileSchema>;

/**
 * Converts the claims of an installation of an older version to statements, once: those in its settings, else those
 * that the version shipped. A new installation has none.
 */
export async function convertBusinessClaims(db: Db): Promise<void> {
  if ((await findSetting(db, mark)) !== null) return;
  await db.transaction().execute(async trx => {
    await lockStatements(trx);
    if ((await findSetting(trx, mark)) !== null) return;
    if (await isInUse(trx)) await stateMissing(trx, { ...demoClaims(), ...(await claimsInSettings(trx)) });
    await keepSetting(trx, mark, 'converted');
  });
}

/** The claims of the demo's business. */
export async function addDemoClaims(db: Db): Promise<void> {
  await db.transaction().execute(async trx => {
    await lockStatements(trx);
    await stateMissing(trx, demoClaims());
  });
}

/** What the business of the demo claims: predicate ─▶ value, as a statement holds it. */
const demoClaims = () => packStore.own().demo_claims;

/** The owner is the source, and the claims hold for a year. What is stated already stays. */
export async function stateMissing(
  trx: Trx,
  claims: Readonly<Partial<Record<string, string>>>,
): Promise<void> {
  const stored = await listOfSubjects(trx, [subjectKeys.business]);
  const known = new Set(stored.map(({ predicate }) => predicate));
  const today = new Date();
  const text = {
    source: 'owner',
    source_name: '',
    checked_on: dayAt(today),
    expires_on: dayAt(
      new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate())),
    ),
    license: '',
    subject_kind: 'business',
    subject: '',
    subject_key: subjectKeys.business,
  };
  const rows = Object.entries(claims).flatMap(([predicate, value = '']) =>
    value.trim() === '' || known.has(predicate)
      ? []
      : [Object.assign({ id: uuidv7(), predicate, value: plain(value) }, text)],
  );
  if (rows.length > 0) await insertStatements(trx, rows);
}

/** What every start of an older version left behind. */
const marksOfUse = ['services of junk-removal', 'demo'];

async function isInUse(trx: Trx): Promise<boolean> {
  for (const name of marksOfUse) if ((await findSetting(trx, name)) !== null) return true;
  return (await listGroups(trx, ['business'])).size > 0;
}

/** The settings' lines that shipped, as they named a claim before and name it now. */
function withFacts(line: string, { years, discount }: OldProfile): string {
  if (line === 'Licensed and insured') return '{{fact:business.licensed}}';
  if (line === 'Same-day and next-day service') return '{{fact:business.same_day}}';
  if (line === `Over ${years} years of experience`) return '{{fact:business.years}} of experience';
  if (line === discount?.first_responders && line === `${discount.amount} for first responders`)
    return '{{fact:business.discount}} for first responders';
  return line;
}

async function claimsInSettings(trx: Trx): Promise<Readonly<Record<string, string>>> {
  const stored = (await listGroups(trx, ['business'])).get('business');
  const { success, data } = oldProfileSchema.safeParse(stored?.value);
  if (!stored || !success) return {};
  const { years, satisfaction, landfill_share, discount, ...kept } = data;
  const claims = kept.claims?.map(line => withFacts(line, data));
  await replaceGroup(trx, 'business', { ...stored, value: { ...kept, ...(claims ? { claims } : {}) } });
  return {
    ...(years === undefined
      ? {}
      : { years: years === 0 ? '' : `over ${years} ${years === 1 ? 'year' : 'years'}` }),
    ...(satisfaction === undefined ? {} : { satisfaction }),
    ...(landfill_share === undefined ? {} : { landfill_share }),
    ...(discount === undefined ? {} : { discount: discount.amount }),
  };
}

/** The value as a statement may be written: no braces and bars. */
const plain = (value: string) => value.replaceAll(/[{}|]/g, ' ').trim();
