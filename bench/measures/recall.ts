import { forecastSimilarity, nearestText, seedOf, shinglesOf } from '../../src/engine/index.ts';
import type { Measurement } from '../report.ts';

const sets = 24;
/** Pages of a set that are held against every other. */
const asked = 50;

/**
 * How often the likeness forecast finds as near a page as an exhaustive comparison: random texts, more pages than the
 * forecast itself compares exhaustively. In whole percents, as the forecast reports them.
 */
export async function measureRecall(): Promise<Measurement> {
  const missed: { exact: number; by: number }[] = [];
  let processor = 0;
  for (let set = 0; set < sets; set += 1) {
    const pageOf = pagesOf(set);
    const pages = Array.from({ length: 2_200 + set * 150 }, (_, n) => pageOf(seedOf(`set-${set}-page-${n}`)));
    const before = process.cpuUsage();
    const work = forecastSimilarity({
      pages: pages.length,
      planned: pages.length,
      readAt: page => pages[page] ?? [],
      sectionsOf: () => [],
    });
    let step = work.next();
    while (!step.done) step = work.next();
    processor += process.cpuUsage(before).user / 1e6;
    for (let page = 0; page < pages.length; page += Math.ceil(pages.length / asked)) {
      const exact = wholePercent(nearestText(pages[page] ?? [], pages.with(page, []))?.likeness ?? 0);
      missed.push({ exact, by: exact - (step.value.percents[page] ?? 0) });
    }
  }
  const from65 = missed.filter(one => one.exact >= 65);
  const from50 = missed.filter(one => one.exact >= 50 && one.exact < 65);
  const by = (all: typeof missed, percents: number) => all.filter(one => one.by >= percents).length;
  const worst = (all: typeof missed) => Math.max(0, ...all.map(one => one.by));
  return {
    measure: 'recall',
    size: null,
    figures: {
      pages_from_65_percent: from65.length,
      missed_by_1_percent_from_65: by(from65, 1),
      missed_by_3_percent_from_65: by(from65, 3),
      worst_percent_from_65: worst(from65),
      pages_from_50_percent: from50.length,
      missed_by_3_percent_from_50: by(from50, 3),
      worst_percent_from_50: worst(from50),
      processor_seconds: processor,
    },
  };
}

const wholePercent = (likeness: number) => Math.floor(likeness * 100 + 1e-4);

/** Pages of sentences in one to five forms each, as many and as long as the set's number draws. */
function pagesOf(set: number): (seed: number) => readonly Uint32Array[] {
  const pick = (min: number, max: number, place: string) =>
    min + (seedOf(`${set} ${place}`) % (max - min + 1));
  const maxForms = pick(2, 5, 'ways');
  const maxWords = pick(6, 20, 'words');
  const sentences = Array.from({ length: pick(6, 40, 'sentences') }, (_, n) =>
    Array.from({ length: pick(1, maxForms, `ways of ${n}`) }, (_form, form) =>
      Array.from(
        { length: pick(3, maxWords, `words of ${n} ${form}`) },
        (_word, at) => `t${set}s${n}v${form}w${at}`,
      ).join(' '),
    ),
  );
  return seed => {
    const said = sentences.map((forms, n) => forms[seedOf(`${seed} ${n}`) % forms.length] ?? '');
    return [shinglesOf(said.join(' '))];
  };
}
