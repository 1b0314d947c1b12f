import type { Statement } from '../../../contract/business/statements.ts';
import type { Areas } from '../../../contract/platform/areas.ts';
import type { Db } from '../../platform/db/database.ts';
import { isServed } from '../areas/is-served.ts';
import { listOwnerRules } from './queries.ts';
import { presentStatement } from './statement-row.ts';

/** More are not read; they are typed in by hand. */
const maxRules = 5_000;
const maxShown = 200;

/** Rules that bind the business in the places, counties and states where it works. */
export async function rulesOfAreas(db: Db, areas: Areas): Promise<{ items: Statement[]; total: number }> {
  const rules = (await listOwnerRules(db, maxRules)).map(presentStatement);
  const here = rules.filter(rule => isHere(rule, areas));
  return { items: here.slice(0, maxShown), total: here.length };
}

function isHere({ subject_kind, subject }: Statement, areas: Areas): boolean {
  const at = subject.lastIndexOf(', ');
  const [name, state] = [subject.slice(0, at), subject.slice(at + 2)];
  if (areas.is_nationwide) return true;
  if (subject_kind === 'place') return isServed(areas, name, state);
  const places = [...areas.counties, ...areas.towns];
  return subject_kind === 'state'
    ? places.some(one => one.state === subject)
    : places.some(one => one.county === name && one.state === state);
}
