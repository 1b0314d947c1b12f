import { createHash } from 'node:crypto';
import type { PageOrder } from '../../../contract/generation/publishing-schedules.ts';
import { locationKey } from '../../../engine/index.ts';
import type { Town } from '../../business/places/gazetteer.ts';

export interface OrderedPlan {
  readonly id: number;
  readonly city: string;
  readonly state: string;
}

/** Assigns every plan of a batch a unique place; pages are published by it, lowest first. */
export type PlaceOf = (plan: OrderedPlan) => number;

/** More than any plan number, so two plans never share a place and a group keeps the planned order. */
const plans = 2 ** 31;
/** The number of groups that still fit into a safe integer. */
const shuffledGroups = 2 ** 21;

/** Returns the same places for the same order and seed, on any machine and at any time. */
export function placesBy(order: PageOrder, seed: number, towns: readonly Town[]): PlaceOf {
  if (order === 'plan') return plan => plan.id;
  if (order === 'random') return plan => shuffled(seed, plan.id) * plans + plan.id;
  const counties = rankCounties(towns);
  const rankOf = (plan: OrderedPlan) => counties.get(locationKey(plan)) ?? counties.size;
  // A town's plans come one after the other.
  let last = { city: '', state: '', rank: counties.size };
  return plan => {
    if (plan.city !== last.city || plan.state !== last.state)
      last = { city: plan.city, state: plan.state, rank: rankOf(plan) };
    return last.rank * plans + plan.id;
  };
}

function shuffled(seed: number, id: number): number {
  return createHash('md5').update(`${seed} ${id}`).digest().readUInt32BE(0) % shuffledGroups;
}

/** The number of each town's county, by state and name. Of two towns of one name in a state the larger counts. */
function rankCounties(towns: readonly Town[]): ReadonlyMap<string, number> {
  const names = [...new Set(towns.map(countyKey))].sort();
  const ranks = new Map(names.map((name, rank) => [name, rank]));
  const bySize = [...towns].sort((a, b) => a.population - b.population);
  return new Map(bySize.map(town => [locationKey(town), ranks.get(countyKey(town)) ?? names.length]));
}

const countyKey = ({ state, county }: Town) => `${state}|${county}`;
