import { namedAreas } from '../prices/price-area.ts';
import { jobProblems } from '../prices/save-prices.ts';
import { checkFacts } from './check-facts.ts';
import { checkFindings } from './check-findings.ts';
import { checkPages } from './check-pages.ts';
import { checkParts } from './check-parts.ts';
import type { ValuePath } from './locate-value.ts';
import { namedPack } from './named-pack.ts';
import type { Pack, PackFiles } from './pack.ts';
import type { PackProblem } from './pack-problem.ts';
import { problemAt } from './read-document.ts';
import { type ReadPack, readPack } from './read-pack.ts';

const maxProblems = 200;

/** A pack and all its problems: first its form, then contradictions between documents, if all are readable. */
export function checkPack(files: PackFiles): ReadPack {
  const read = readPack(files);
  if (read.pack === null) return { pack: null, problems: read.problems.slice(0, maxProblems) };
  const found: readonly PackProblem[] = [
    ...checkParts(namedPack(read.pack, ''), files),
    ...checkPages(read.pack, files),
    ...checkFindings(read.pack, files),
    ...checkFacts(read.pack, files),
    ...checkPrices(read.pack, files),
  ];
  const errors = found.filter(({ is_advice }) => !is_advice);
  const advice = found.filter(({ is_advice }) => is_advice);
  return {
    pack: errors.length === 0 ? read.pack : null,
    problems: [...errors, ...advice].slice(0, maxProblems),
  };
}

const priceFile = 'prices.json';

/** What a pack’s price tables name that is not there, and typical jobs without a price. */
function checkPrices(pack: Pack, files: PackFiles): readonly PackProblem[] {
  const text = files.get(priceFile);
  if (text === undefined) return [];
  const services = new Set(pack.services.map(({ name }) => name));
  const tell = (path: ValuePath, message: string) => problemAt(priceFile, text, path, { message });
  return pack.prices.flatMap((table, index) => [
    ...(services.has(table.service)
      ? []
      : [
          tell(
            [index, 'service'],
            `Service “${table.service}” not found. Write the name of one of the pack.`,
          ),
        ]),
    ...jobProblems(table).map(({ path, message }) => tell([index, ...path], message)),
    ...namedAreas(table, []).flatMap((area, at) =>
      typeof area === 'string' ? [] : [tell([index, 'areas', at, 'subject'], area.problem)],
    ),
  ]);
}
