import type { Area } from '../../../contract/platform/areas.ts';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import { installedPredicates, type PackPredicate, type PredicateTable } from '../packs/predicates.ts';
import { countyOfPlace } from '../places/county-place.ts';
import { findArea, meantTown } from '../places/find-area.ts';
import { isShown, leftOutOf } from '../statements/facts-of-service.ts';
import { figuresBeside, type Stated, statedBesideFigures } from './contradicted-figure.ts';
import { findingSetOf } from './findings-of-service.ts';
import {
  type FactOfService,
  findingNames,
  type PageFinding,
  pageFindings,
  readCountyFindings,
  readTownFindings,
  type TownFindings,
  withPlaced,
} from './town-findings.ts';

interface Page {
  readonly city: string;
  readonly state: string;
  /** Empty: nothing follows for it. */
  readonly service: string;
  /** What is stated of the town: a figure that it contradicts is not told. */
  readonly stated?: Stated | undefined;
}

export interface FindingReader {
  /** At most `total` of them, or as many as a page shows. */
  readonly page: (page: Page, total?: number) => readonly PageFinding[];
  /** All of them, and again by the names that texts place them by. */
  readonly placed: (page: Page, total?: number) => readonly FactOfService[];
  /** The names of the facts that the page has from findings. */
  readonly names: (page: Page) => readonly string[];
  readonly forget: () => void;
}

/** Bytes of a town: its own, of each figure with its text. */
const [townBytes, figureBytes] = [600, 70];

/** Reads findings of pages. The figures of a town are read once for the services of a trade. */
export function findingReader(towns: readonly Area[]): FindingReader {
  const readTowns = new BoundedMap<string, TownFindings>(
    () => cacheBounds().towns / 8,
    ({ known }) => townBytes + known.size * figureBytes,
  );
  const ofTown = ({ city, state, service, stated }: Page): TownFindings | null => {
    if (service === '' || city === '') return null;
    const set = findingSetOf(service);
    const beside = stated === undefined ? '' : statedBesideFigures(stated);
    const key = `${city}\n${state}\n${beside}`;
    const before = readTowns.get(key);
    if (before?.set === set) return before;
    const town = meantTown(towns, city, state);
    const ofPlace = town ? null : countyOfPlace(city, state);
    const county = ofPlace ?? (town ? null : (findArea(towns, city, state)?.county ?? null));
    if (!town && county === null) return null;
    const read = town
      ? readTownFindings(set, { ...town, city })
      : readCountyFindings(set, county ?? '', ofPlace === null ? { city, state } : { state });
    const fresh = beside === '' || !stated ? read : { ...read, known: figuresBeside(read.known, stated) };
    readTowns.set(key, fresh);
    return fresh;
  };
  return {
    page: (page, total) => {
      const town = ofTown(page);
      return town ? pageFindings(town, page.service, total) : [];
    },
    placed: (page, total) => {
      const town = ofTown(page);
      return town ? withPlaced(pageFindings(town, page.service, total), takenSections(page)) : [];
    },
    names: page => {
      const town = ofTown(page);
      return town ? findingNames(town, page.service, takenSections(page)) : [];
    },
    forget: () => readTowns.clear(),
  };
}

const noStatements: Stated = new Map();
const besideOf = new WeakMap<PredicateTable, readonly PackPredicate[]>();

/** The sections of a page of this service that say what is stated of its town: no finding stands beside them. */
function takenSections({ service, stated = noStatements }: Page): ReadonlySet<string> {
  const taken = new Set<string>();
  if (stated.size === 0) return taken;
  const table = installedPredicates();
  let placed = besideOf.get(table);
  if (!placed) {
    placed = [...table.values()].filter(({ beside }) => beside !== undefined);
    besideOf.set(table, placed);
  }
  const leftOut = leftOutOf(service);
  for (const { name, beside } of placed)
    if (beside !== undefined && stated.has(name) && isShown(`place.${name}`, leftOut)) taken.add(beside);
  return taken;
}
