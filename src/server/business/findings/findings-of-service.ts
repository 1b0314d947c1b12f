import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindingDocument } from '../../../contract/business/findings.ts';
import type { ServiceTag } from '../../../contract/business/service-tags.ts';
import { type PreparedFinding, prepareFinding, slug } from '../../../engine/index.ts';
import { projectRoot } from '../../platform/project-root.ts';
import type { Pack } from '../packs/pack.ts';
import { packStore } from '../packs/pack-store.ts';
import { tagsOfService } from './service-tags.ts';
import { toldOfServices } from './told-of-services.ts';

/** The findings of a trade. */
export interface FindingSet {
  /** The findings of a service. */
  readonly of: (service: string) => readonly PreparedFinding[];
}

/** A business has some services; a list of keywords may name more. */
const maxServices = 1_000;
const sets = new WeakMap<Pack, { readonly told: object; readonly set: FindingSet }>();

/** The findings of the pack that has a service of this name, or else of the business’s trade. */
export function findingSetOf(service: string): FindingSet {
  const pack = packOf(service);
  const told = toldOfServices();
  const known = sets.get(pack);
  if (known?.told === told) return known.set;
  const set = readFindingSet(pack);
  sets.set(pack, { told, set });
  return set;
}

const packsByService = new WeakMap<readonly Pack[], Map<string, Pack>>();

function packOf(service: string): Pack {
  const [all, own] = [packStore.all(), packStore.own()];
  let known = packsByService.get(all);
  if (!known) {
    known = new Map();
    packsByService.set(all, known);
  }
  const memory = `${own.id}\n${service}`;
  let pack = known.get(memory);
  if (!pack) {
    const key = slug(service);
    pack = [own, ...all].find(({ services }) => services.some(({ name }) => slug(name) === key)) ?? own;
    if (known.size >= maxServices) known.clear();
    known.set(memory, pack);
  }
  return pack;
}

/** The name of the service that the trade is known for; empty if none is. */
export function mainServiceName({ services, keyword, is_any_trade }: Pack): string {
  const main = services.find(({ keywords }) => keywords.includes(keyword));
  return main?.name ?? (is_any_trade ? keyword : '');
}

/** Findings for more services than this one come after those for fewer. */
const fewServices = 3;

/** First what the pack says matters most, then findings for few services, then those for many. */
function rankOf({ first, services }: FindingDocument): number {
  if (first) return 0;
  return (services?.length ?? fewServices + 1) <= fewServices ? 1 : 2;
}

interface OfServices {
  readonly finding: PreparedFinding;
  readonly services: ReadonlySet<string>;
  readonly tags: readonly ServiceTag[];
}

function readFindingSet(pack: Pack): FindingSet {
  const ranked: readonly (readonly [FindingDocument, number])[] = [
    ...pack.findings.map(one => [one, rankOf(one)] as const),
    ...sharedFindings().map(one => [one, isOfVisits(one) ? 4 : 3] as const),
  ];
  const all = ranked.map(
    ([document, rank]): OfServices => ({
      finding: prepareFinding(document, rank),
      services: new Set(document.services),
      tags: document.tags ?? [],
    }),
  );
  const byService = new Map<string, readonly PreparedFinding[]>();
  return {
    of: service => {
      const known = byService.get(service);
      if (known) return known;
      const key = slug(service);
      const tags = tagsOfService(pack, service);
      const its = all.filter(one => one.services.has(key) || one.tags.some(tag => tags.has(tag)));
      const found = its.map(({ finding }) => finding);
      if (byService.size >= maxServices) byService.clear();
      byService.set(service, found);
      return found;
    },
  };
}

/** What holds for any work at somebody’s home comes last. */
const isOfVisits = ({ tags = [] }: FindingDocument) => tags.every(tag => tag === 'visits');

let shared: readonly FindingDocument[] | undefined;

/** Findings for any trade. They ship with the program, and a test has checked them. */
function sharedFindings(): readonly FindingDocument[] {
  shared ??= JSON.parse(
    readFileSync(join(projectRoot, 'content/findings.json'), 'utf8'),
  ) as readonly FindingDocument[];
  return shared;
}
