import type { WriterValues } from '../../../engine/index.ts';
import {
  type QuoteFacts,
  type SectionFacts,
  type TitleSize,
  titleSize,
} from '../../../sections/render-sections.tsx';
import type { LayoutName, Section } from '../../../sections/schemas.ts';
import type { Frame } from '../../../site/frame.ts';
import { giveawayFacts } from '../../../site/giveaway-facts.tsx';
import { landingQuote } from '../../../site/landing-page.tsx';
import { isGiveawayOpen } from '../../audience/giveaway/is-open.ts';
import type { FrameContext } from '../context/frame-context.ts';
import { landingProps } from '../landing-pages/landing-props.ts';
import { type FoundLanding, pageVariables } from '../landing-pages/load-landing-data.ts';
import type { PageVariables } from '../landing-pages/page-variables.ts';
import { type PagePictures, pagePictures } from '../site-pages/page-pictures.ts';
import type { CompiledSections } from './compiled-sections.ts';
import type { SentinelMeaning } from './compiled-template.ts';
import { addSentinels, PageTexts } from './page-texts.ts';
import type { ShapePart } from './shape-table.ts';

/** The data of one page while it is filled. */
export class FillContext {
  readonly found: FoundLanding;
  readonly words: PageVariables;
  readonly texts: PageTexts;
  readonly values: WriterValues;
  /** True if the main section shows another site's form instead of ours. */
  readonly hasOwnForm: boolean;
  readonly #titleSize: TitleSize;
  readonly #context: FrameContext;
  readonly #heading: CompiledSections | undefined;
  /** What the keyword selects: sections show it, the document around them does not. */
  readonly #pictures: PagePictures;
  #facts: SectionFacts | null = null;
  #withSentinels: {
    readonly facts: SectionFacts;
    readonly sentinels: ReadonlyMap<number, SentinelMeaning>;
  } | null = null;

  /** `heading`: the section that carries the main heading, where there is one. */
  constructor(
    context: FrameContext,
    found: FoundLanding,
    { values, heading }: { readonly values: WriterValues; readonly heading: CompiledSections | undefined },
  ) {
    this.#context = context;
    this.#heading = heading;
    this.found = found;
    this.values = values;
    this.words = pageVariables(context, found);
    this.texts = new PageTexts(this.words, found);
    this.#pictures = pagePictures(context.settings, found.setting.pack, found.values.keyword);
    this.hasOwnForm = heading?.hasFrame(values) ?? false;
    this.#titleSize = titleSize(heading?.title(values) ?? '');
  }

  documentShape(): string {
    const { is_noindex, quote_service, pack } = this.found.setting;
    return `${this.texts.shape.own}${this.hasOwnForm}|${is_noindex}|${quote_service}|${pack.id}`;
  }

  factsShape(layout: LayoutName): string {
    const common = this.#common();
    const { quote_service, is_served, resources_pending } = this.found.setting;
    const { related, resource } = this.texts.shape;
    if (layout === 'giveaway') return `${common}|${this.#isGiveawayOpen()}`;
    if (layout === 'hero') return `${common}|${quote_service}|${this.#titleSize}`;
    if (layout === 'map') return `${common}|${is_served}`;
    if (layout === 'we_also_service') return `${common}|${related}`;
    // Resources are numbered after related pages, so the number of related pages is part of the shape.
    if (layout === 'external_links' || layout === 'local_facts')
      return `${common}|${resource}${resources_pending}|${this.found.related.length}`;
    return common;
  }

  /** All that the markup of the document and of any section follows from, in one. */
  wholeShape(main: number, sections: readonly ShapePart[]): readonly ShapePart[] {
    const { setting, related } = this.found;
    const words = this.texts.shape;
    const shape: ShapePart[] = [
      words.own,
      this.#pictureShape(),
      words.related,
      words.resource,
      related.length,
      this.hasOwnForm,
      this.#titleSize,
      main,
      setting.is_noindex,
      setting.is_served,
      setting.quote_service,
      setting.pack.id,
      setting.resources_pending,
      this.#isGiveawayOpen(),
    ];
    for (const section of sections) shape.push(section);
    return shape;
  }

  #isGiveawayOpen(): boolean {
    return isGiveawayOpen(this.#context.settings.current(), new Date());
  }

  #common(): string {
    return `${this.texts.shape.own}${this.#pictureShape()}${this.hasOwnForm ? '!' : ''}`;
  }

  #pictureShape(): string {
    const { load, photo } = this.#pictures;
    return photo === null ? (load ?? '') : `${load}${photo.large}`;
  }

  #main(): Section | undefined {
    return this.#heading?.finished(this.values);
  }

  facts(): SectionFacts {
    this.#facts ??= this.#sectionFacts(this.words);
    return this.#facts;
  }

  sentinelFacts() {
    if (this.#withSentinels) return this.#withSentinels;
    const { words, sentinels } = addSentinels(this.words);
    const marked = this.#sectionFacts(words);
    const real = this.found.related.map(one => one.href);
    const known_paths = marked.known_paths === null ? null : [...marked.known_paths, ...real];
    this.#withSentinels = { facts: { ...marked, known_paths }, sentinels };
    return this.#withSentinels;
  }

  /** Pictures follow from the keyword, not from the sentinel in its place. */
  #sectionFacts(words: PageVariables): SectionFacts {
    const { facts, frame } = landingProps(this.#context, this.found.setting, words, null);
    const main = this.#main();
    const quote = quoteOf(main, frame);
    const title_size = titleSize(main?.title ?? '');
    return { ...facts, ...this.#pictures, quote, giveaway: giveawayFacts(frame), title_size };
  }
}

function quoteOf(main: Section | undefined, frame: Frame): QuoteFacts {
  return landingQuote(main ? [main] : [], frame).quote;
}
