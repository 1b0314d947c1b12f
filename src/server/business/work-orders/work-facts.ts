import { fewestJobs, yearsTold } from '../../../contract/business/work-orders.ts';
import type { WorkSummary } from './queries.ts';

/**
 * What texts can name of finished work orders: predicate ─▶ value.
 * @example workFacts(summary) // [['own_jobs', '23 water heater jobs'], ['own_jobs_since', 'January 2026'], …]
 */
export function workFacts(summary: WorkSummary): readonly (readonly [string, string])[] {
  const { jobs, service, first_on, prices, price_from, price_to, times, minutes } = summary;
  if (jobs < fewestJobs) return [];
  const facts: (readonly [string, string])[] = [
    ['own_jobs', jobsText(jobs, service)],
    ['own_jobs_since', monthText(first_on)],
  ];
  if (prices >= fewestJobs && price_from !== null && price_to !== null) {
    const range = rangeText(price_from, price_to);
    facts.push(['own_job_prices', prices === jobs ? range : `${range}, by the ${prices} bills on record`]);
  }
  if (times >= fewestJobs && minutes !== null) facts.push(['own_job_time', timeText(minutes)]);
  return facts;
}

/** A job of this day or before is too old to be told. @example oldestDay('2026-11-30') // '2023-11-30' */
export function oldestDay(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - yearsTold);
  return day.toISOString().slice(0, 10);
}

/** What one does to a thing: a list calls repairs and replacements by one service, so it is left out. */
const work = /(?: and)? (?:work|jobs?|services?|repairs?|installations?|replacements?|maintenance)$/i;
/** Things that are counted: water heaters, cleanouts; no “glass”. */
const counted = /[^s]s$/i;

/** @example jobsText(23, 'Gas Line Work') // '23 gas line jobs' */
function jobsText(jobs: number, service: string): string {
  const plain = service.replaceAll('&', 'and').trim();
  const name = plain
    .replace(work, '')
    .split(' ')
    .map(word => (/^[\p{Lu}\d]{2,}$/u.test(word) ? word : word.toLowerCase()))
    .join(' ');
  const number = jobs.toLocaleString('en-US');
  return counted.test(name) && !work.test(plain) ? `${number} ${name}` : `${number} ${name} jobs`;
}

function monthText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

const cents = 100;

/** Rounded outward, so that half of the prices stay in it. @example rangeText(145_000, 187_250) // '$1,450 to $1,900' */
function rangeText(from: number, to: number): string {
  const [low, high] = [rounded(from, Math.floor), rounded(to, Math.ceil)];
  return low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

function rounded(price: number, round: (value: number) => number): number {
  const step = price < 20 * cents ? 1 : price < 1_000 * cents ? 5 : 50;
  return round(price / cents / step) * step;
}

/** Rounded up. @example timeText(100) // '2 hours' */
function timeText(minutes: number): string {
  if (minutes <= 60) return minutes > 55 ? 'an hour' : `${Math.ceil(minutes / 5) * 5} minutes`;
  const halves = Math.ceil(minutes / 30);
  if (halves === 3) return 'an hour and a half';
  return halves % 2 === 0 ? `${halves / 2} hours` : `${(halves - 1) / 2}½ hours`;
}
