import {
  comparableFields,
  compileTemplate,
  createPageReader,
  forecastSimilarity,
  nearestText,
  seedOf,
} from '../../src/engine/index.ts';
import type { Measurement } from '../report.ts';

const sets = 24;
/** Pages of a set that are held against every other. */
const asked = 50;

/**
 * How often the likeness forecast finds as near a page as holding each against every other does: random texts, more pages
 * than the forecast itself compares that way. In whole percents, as it tells them.
 */
export async function measureRecall(): Promise<Measurement> {
  const missed: { exact: number; by: number }[] = [];
  let processor = 0;
  for (let set = 0; set < sets; set += 1) {
    const compiled = compileTemplate(templateOf(set), () => 'prose');
    const seeds = Uint32Array.from({ length: 2_200 + set * 150 }, (_, n) => seedOf(`set-${set}-page-${n}`));
    const read = createPageReader(comparableFields(compiled));
    const before = process.cpuUsage();
    const work = forecastSimilarity({
      variants: [compiled],
      variantOf: () => 0,
      seeds,
      planned: seeds.length,
      readerOf: () => read,
      threshold: 101, // No advice.
      largestShare: 100,
    });
    let step = work.next();
    while (!step.done) step = work.next();
    processor += process.cpuUsage(before).user / 1e6;
    const pages = [...seeds].map(read);
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

/** A text of sentences in one to five ways each, as many and as long as the set's number draws. */
function templateOf(set: number) {
  const draw = (least: number, most: number, place: string) =>
    least + (seedOf(`${set} ${place}`) % (most - least + 1));
  const maxWays = draw(2, 5, 'ways');
  const maxWords = draw(6, 20, 'words');
  const sentences = Array.from({ length: draw(6, 40, 'sentences') }, (_, n) => {
    const ways = Array.from({ length: draw(1, maxWays, `ways of ${n}`) }, (_way, way) =>
      Array.from(
        { length: draw(3, maxWords, `words of ${n} ${way}`) },
        (_word, at) => `t${set}s${n}v${way}w${at}`,
      ).join(' '),
    );
    return `{${ways.join('|')}}.`;
  });
  return {
    title_template: '{{keyword}} in {{city}}',
    meta_description_template: null,
    hero_title_template: '{{keyword}}',
    hero_subtitle_template: '',
    content_sections: [{ id: 'text', type: 'text', title: 'Text', content: sentences.join(' '), order: 1 }],
  };
}
