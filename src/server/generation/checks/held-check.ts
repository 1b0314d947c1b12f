import type { Blocker, Help } from '../../../contract/generation/checks.ts';
import { findArea } from '../../business/places/find-area.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { CheckedBatch } from '../likeness/batch-queries.ts';
import type { BlockerLabels, CheckResult, HeldPagesCheck, RuledBatch } from './check.ts';
import { countHeld, type HeldPages } from './count-held.ts';
import type { PageRule } from './page-rule.ts';

interface HeldCheckParts<Rule extends PageRule>
  extends BlockerLabels,
    Omit<HeldPagesCheck, 'labels' | 'look' | 'readRule'> {
  readonly readRule: (db: Db, batch: RuledBatch) => Promise<Rule | null>;
  readonly offText: string;
  readonly passesText: string;
  readonly foundText: (held: HeldPages, rule: Rule) => string;
  /** What would let it pass; left out: nothing besides the advice. */
  readonly remedy?: (trx: Trx, batch: CheckedBatch, held: HeldPages, rule: Rule) => Promise<Remedy>;
  readonly advice: string;
  readonly help: (held: HeldPages, remedy: Remedy) => Help[];
}

/** What would let a batch pass. */
export type Remedy = Pick<Blocker, 'detail' | 'services' | 'counties'>;
const noRemedy: Remedy = { detail: '', services: [], counties: null };

/** A check that holds single pages: they are left out, or made as noindex for a reason. */
export function heldCheck<Rule extends PageRule>(parts: HeldCheckParts<Rule>): HeldPagesCheck {
  const { kind, title, label, advice } = parts;
  const look = async (trx: Trx, batch: CheckedBatch): Promise<CheckResult> => {
    const rule = await parts.readRule(trx, batch);
    if (!rule?.isAsked) return { isAsked: false, text: parts.offText, blocker: null };
    const found = await countHeld(trx, batch, rule);
    if (found.pages_held === 0) return { isAsked: true, text: parts.passesText, blocker: null };
    const text = parts.foundText(found, rule);
    const { towns } = await currentGroup(trx, 'areas');
    const { pages, pages_held, places_held, keywords, keywords_held, first_places, first_keywords } = found;
    const remedy = (await parts.remedy?.(trx, batch, found, rule)) ?? noRemedy;
    const places = first_places.map(({ city, state }) => ({
      city,
      state,
      county: findArea(towns, city, state)?.county ?? null,
    }));
    const blocker = {
      kind,
      title,
      label,
      text,
      ...remedy,
      pages: pages_held,
      is_pending: false,
      held: {
        pages,
        pages_held,
        places: found.places,
        places_held,
        first_places: places,
        keywords,
        keywords_held,
        first_keywords: [...first_keywords],
      },
      help: parts.help(found, remedy),
      advice,
      reason: kind,
      overruled: 'noindex' as const,
      figures: { [`pages_${kind}`]: pages_held },
    };
    return { isAsked: true, text, blocker };
  };
  return { ...parts, labels: { [kind]: { title, label } }, look };
}
