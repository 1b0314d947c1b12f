import type { Blocker, CountyPages, Help } from '../../../contract/generation/checks.ts';
import type { Settings } from '../../../contract/platform/settings.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { compileVersion } from '../../templates/templates/compile-version.ts';
import { ownContentOf } from '../../templates/templates/own-sentences.ts';
import { proposeCountyPages } from '../county-pages/propose-county-pages.ts';
import type { CheckedBatch } from '../likeness/batch-queries.ts';
import { readPassAdvice } from '../local-questions/read-pass-advice.ts';
import type { RuledBatch } from './check.ts';
import type { HeldPages } from './count-held.ts';
import { serviceCounter, shortServices } from './count-service.ts';
import { heldCheck, type Remedy } from './held-check.ts';
import { count, listed, plural, townNames, verb } from './held-text.ts';
import type { PageRule } from './page-rule.ts';
import { isVersionNewest } from './queries.ts';
import { placeRule, type ThinPlaces } from './thin-places.ts';

/** Holds pages that say too little of their service or their place, by the current statements and services. */
export const thinCheck = heldCheck({
  kind: 'thin',
  title: 'Too little to say',
  label: 'too little to say',
  readRule: readThinRule,
  offText: 'Batches are approved whatever their pages say. Switch the question on under Settings, Substance.',
  passesText: 'Every page has something to say.',
  foundText: thinText,
  advice:
    'Import or write statements, bring columns of your own, write the service, leave these pages out, or overrule with a reason: then they are made as noindex.',
  commandAdvice:
    'Add statements with “statements import”, answer “local-questions”, tell them on pages of counties with “batches add-county-pages”, or approve with --leave-out or --overrule <reason>.',
  leftOut: {
    message: 'Left out: too little to say of its place or service',
    advice: 'Nothing to do. To make these pages, add statements or write the service, and plan them again.',
  },
  remedy: remedyOf,
  help: helpOf,
});

/** What helps most pages comes first. */
function helpOf({ places_held, pages_of_place }: HeldPages, { counties, services }: Remedy): Help[] {
  const ofTowns: Help[] = places_held > 0 ? ['questions'] : [];
  if (counties !== null) ofTowns.push('counties');
  const isFirst = services.length > 0 && pagesOf(services) > pages_of_place;
  return isFirst ? ['services', ...ofTowns, 'statements'] : [...ofTowns, 'statements', 'services'];
}

interface ThinRule extends PageRule, ThinPlaces {
  readonly settings: Settings['substance'];
  /** The service of a keyword, and its own sentences; null: no service has it. */
  readonly serviceOf: (keyword: string) => Omit<ShortService, 'pages' | 'needed'> | null;
}

type ShortService = Blocker['services'][number];

export async function readThinRule(
  db: Db,
  { id, template_version_id }: RuledBatch,
): Promise<ThinRule | null> {
  const version = template_version_id === null ? null : await compileVersion(db, template_version_id);
  if (!version) return null;
  const settings = await currentGroup(db, 'substance');
  const own = await ownContentOf(version);
  const sentencesOf = serviceCounter(version, own);
  return {
    isAsked: settings.is_on,
    settings,
    isKeywordHeld: shortServices(version, own, settings.service_sentences),
    serviceOf: keyword => {
      const service = version.serviceOf(keyword);
      return service && { id: service.id, name: service.name, sentences: sentencesOf(keyword) };
    },
    ...(await placeRule(db, id, { version, own, min: settings.place_sentences })),
  };
}

/** @example '34 of 100 pages have too little to say: 25 pages about Sump Pumps, which has 7 of 12 sentences of its own; …' */
function thinText(held: HeldPages, rule: ThinRule): string {
  const { pages, pages_held, pages_of_place, towns_of_place, places_held } = held;
  const { place_sentences, service_sentences } = rule.settings;
  const { services, unknown } = shortOf(held, rule);
  const more = services.slice(shown);
  const parts = [
    ...services
      .slice(0, shown)
      .map(
        ({ name, pages: its, sentences }) =>
          `${plural(its, 'page')} about ${name}, which has ${count(sentences)} of ${plural(service_sentences, 'sentence')} of its own`,
      ),
    ...(more.length > 0
      ? [`${plural(pagesOf(more), 'page')} about ${plural(more.length, 'more service')} with too few`]
      : []),
    ...(unknown.length > 0
      ? [
          `${plural(pagesOf(unknown), 'page')} of ${plural(unknown.length, 'keyword')} without a service (${listed(
            unknown.map(({ keyword }) => keyword),
            unknown.length,
          )})`,
        ]
      : []),
    ...(pages_of_place > 0
      ? [
          `${plural(pages_of_place, 'page')} of ${plural(towns_of_place, 'town')} with fewer than ${plural(place_sentences, 'sentence')} on the town (${townNames(held)})`,
        ]
      : []),
  ];
  const hint =
    places_held > 0 && !rule.asksPlaces
      ? ' The template has no sentence with a fact of its place or a column of your list: add the section “About the town”.'
      : '';
  return `${count(pages_held)} of ${plural(pages, 'page')} ${verb(pages_held, 'has', 'have')} too little to say: ${parts.join('; ')}.${bothText(held)}${hint}`;
}

function bothText({ pages_of_both, pages_of_place }: HeldPages): string {
  if (pages_of_both === 0) return '';
  if (pages_of_place > 0)
    return ` ${plural(pages_of_both, 'page')} ${verb(pages_of_both, 'lacks', 'lack')} both.`;
  return ` ${count(pages_of_both)} of them ${verb(pages_of_both, 'lacks', 'lack')} sentences on the town, too.`;
}

const shown = 3;
/** Services that a blocker links. */
const maxServices = 20;
const pagesOf = (some: readonly { readonly pages: number }[]) =>
  some.reduce((sum, { pages }) => sum + pages, 0);

interface Short {
  readonly services: readonly ShortService[];
  /** Keywords without a service. */
  readonly unknown: readonly { readonly keyword: string; readonly pages: number }[];
}

/** What lacks sentences of its own, the most pages first. */
function shortOf({ keyword_pages }: HeldPages, { serviceOf, settings }: ThinRule): Short {
  const services = new Map<string, ShortService>();
  const unknown: { keyword: string; pages: number }[] = [];
  for (const [keyword, pages] of keyword_pages) {
    if (pages === 0) continue;
    const service = serviceOf(keyword);
    if (!service) {
      unknown.push({ keyword, pages });
      continue;
    }
    const before = services.get(service.id)?.pages ?? 0;
    services.set(service.id, { ...service, needed: settings.service_sentences, pages: before + pages });
  }
  const byPages = (one: { pages: number }, other: { pages: number }) => other.pages - one.pages;
  return { services: [...services.values()].toSorted(byPages), unknown: unknown.toSorted(byPages) };
}

/** What would let it pass: texts of services, answers about towns, pages of counties. */
async function remedyOf(trx: Trx, batch: CheckedBatch, held: HeldPages, rule: ThinRule): Promise<Remedy> {
  const { services } = shortOf(held, rule);
  const counties = held.pages_of_place > 0 ? await proposeCountyPages(trx, batch, rule, held) : null;
  const parts = [
    services.length > 0 ? await serviceAdvice(trx, batch, services) : '',
    held.pages_of_place > 0 ? await readPassAdvice(trx, batch, held.towns_of_place) : '',
    counties ? countyAdvice(counties.summary) : '',
  ];
  return {
    detail: parts.filter(part => part !== '').join(' '),
    services: services.slice(0, maxServices),
    counties: counties?.summary ?? null,
  };
}

async function serviceAdvice(
  trx: Trx,
  { template_id, template_version_id }: CheckedBatch,
  services: readonly ShortService[],
): Promise<string> {
  if (!(await isVersionNewest(trx, { template_id, template_version_id })))
    return 'Texts have changed since it was planned: update it to the newest version.';
  const missing = services.reduce((sum, { needed, sentences }) => sum + needed - sentences, 0);
  const [first] = services;
  const names = services.length === 1 && first ? first.name : plural(services.length, 'service');
  return `Of ${names}, tell ${plural(missing, 'more sentence')} (about ${plural(missing, 'minute')}), then update the batch to the newest version.`;
}

/** @example 'Or leave 9 pages out and tell their 3 towns on 3 pages of Travis County, TX.' */
function countyAdvice({ pages, pages_left_out, towns_left_out, counties }: CountyPages): string {
  const towns = towns_left_out === 1 ? 'their town' : `their ${count(towns_left_out)} towns`;
  return `Or leave ${plural(pages_left_out, 'page')} out and tell ${towns} on ${plural(pages, 'page')} of ${listed(counties, counties.length)}.`;
}
