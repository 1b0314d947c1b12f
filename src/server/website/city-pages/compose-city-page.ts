import { cityPageCopy as copy } from '../../../../content/site-copy/city-page.ts';
import { sharedLayoutCopy } from '../../../../content/site-copy/shared-layout.ts';
import type { PlaceDrawing } from '../../../sections/schemas.ts';
import type { Block, ColumnsContent, NameIndexContent, TownContent } from '../../../site/block.ts';
import { type PageFacts, sourcesOf } from '../../business/statements/page-facts.ts';
import { hero, section } from '../site-pages/blocks/section-blocks.ts';
import type { Place } from '../site-pages/towns.ts';
import { type CityValues, cityText, factsIn } from './city-page-texts.ts';

export interface ComposedFrom extends Place {
  readonly facts: PageFacts;
  /** Predicates of what is stated of this town alone. */
  readonly own: ReadonlySet<string>;
  /** The county's name and its map. */
  readonly county: string;
  readonly drawing: PlaceDrawing | null;
  readonly neighbors: TownContent['neighbors'];
  /** Finished work and reviews of this town. */
  readonly work: readonly Block[];
  /** All its pages. */
  readonly services: NameIndexContent;
}

export interface ComposedPage {
  readonly head: {
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
  };
  readonly blocks: readonly Block[];
}

/** Search engines show about so many characters. */
const maxDescription = 160;

/**
 * A town's page from what is stated of it and what the gazetteer knows: each of its sentences holds a fact of this town.
 */
export function composeCityPage(from: ComposedFrom): ComposedPage {
  const { city, state, facts } = from;
  const values: CityValues = { city, state, facts: facts.values };
  const say = (line: string) => cityText(line, values);
  return {
    head: {
      title: say(copy.title),
      description: fitting(copy.description.map(say)),
      keywords: [],
    },
    blocks: [
      hero(say(copy.heading), say(copy.subtitle), []),
      {
        kind: 'columns',
        id: 'rules',
        ground: 'white',
        title: say(copy.rules.title),
        lead: '',
        columns: copy.rules.columns
          .map(column => columnOf(column, from, say))
          .filter(({ text }) => text !== ''),
        link: { href: '/pricing', text: copy.rules.price_link },
      },
      { kind: 'town', ...whereItLies(from, say) },
      ...from.work,
      { kind: 'name-index', ...from.services, title: say(copy.services_title) },
      section('cta', 'call', say(copy.closing.title), {
        content: '',
        button_text: copy.closing.call_label,
        button_url: '',
        subtitle_footer: '',
        certificate_title: '',
        certificate_subtitle: '',
        certificate_benefits: [],
        certificate_discount: '',
        certificate_coupon: '',
      }),
    ],
  };
}

type Say = (line: string) => string;

/**
 * A paragraph of the sentences that stand, and the web pages they rest on. Empty where neighbors could say all of it: then
 * two towns would share it.
 */
function columnOf(
  { title, lines }: { readonly title: string; readonly lines: readonly string[] },
  { facts, own }: ComposedFrom,
  say: Say,
): ColumnsContent['columns'][number] {
  const named = factsIn(lines, facts.values);
  if (!named.some(name => own.has(name.replace(/^place\./, '')))) return { title, text: '', items: [] };
  return {
    title,
    text: lines.map(say).filter(Boolean).join(' '),
    items: sourcesOf(facts, named).map(({ name, url }) => ({ text: name, href: url })),
  };
}

function whereItLies({ county, drawing, neighbors }: ComposedFrom, say: Say): TownContent {
  const { where } = copy;
  const nearby = say(where.nearby.text);
  return {
    title: say(where.title),
    facts: nearby === '' ? [] : [{ title: where.nearby.title, text: nearby }],
    place: `${county} County`,
    drawing,
    neighbors_title: sharedLayoutCopy.neighbors_title,
    neighbors,
    hours: null,
    authority: null,
  };
}

/** As many whole sentences as fit; the first one is cut where it does not fit alone. */
function fitting(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences.filter(Boolean)) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length <= maxDescription) text = longer;
    else if (text === '') text = `${sentence.slice(0, maxDescription - 1).replace(/\s+\S*$/, '')}…`;
  }
  return text;
}
