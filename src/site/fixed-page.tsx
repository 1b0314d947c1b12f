import { quoteMailHref, Sections, type ViewFacts } from '../sections/render-sections.tsx';
import type { Section } from '../sections/schemas.ts';
import type { Block } from './block.ts';
import { CaseArticle } from './case-article.tsx';
import { CaseList } from './case-list.tsx';
import { Columns } from './columns.tsx';
import { Consent } from './consent.tsx';
import { ContactCard } from './contact-card.tsx';
import { CountySelector } from './county-selector.tsx';
import { Directory } from './directory.tsx';
import { documentOf } from './document.ts';
import { Figures } from './figures.tsx';
import { FinishedWork } from './finished-work.tsx';
import { RequestFormBand, SchedulingDialog } from './forms/scheduling-bands.tsx';
import type { Frame, LinkItem } from './frame.ts';
import { giveawayFacts } from './giveaway-facts.tsx';
import { HomeHero } from './home-hero.tsx';
import { ItemList } from './item-list.tsx';
import { NameIndex } from './name-index.tsx';
import { OrderForm } from './order-form.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageHeading } from './page-heading.tsx';
import { Policy } from './policy.tsx';
import { PostArticle } from './post-article.tsx';
import { PostList } from './post-list.tsx';
import { quoteFacts } from './quote-facts.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewList } from './reviews.tsx';
import { ServiceWall } from './service-wall.tsx';
import { TownCard } from './town-card.tsx';

export interface FixedPageProps {
  readonly frame: Frame;
  readonly head: {
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
  };
  /** From the front page to this one; empty on the front page. */
  readonly breadcrumb: readonly LinkItem[];
  readonly blocks: readonly Block[];
  readonly facts: Omit<ViewFacts, 'quote' | 'giveaway'>;
  readonly onError: (error: unknown, section: Section) => void;
}

/**
 * A page with its own copy, as an HTML document.
 * @example renderFixedPage({ frame, head: aboutPage, breadcrumb, blocks, facts, onError: log }) // '<!doctype html>…'
 */
export function renderFixedPage({
  frame,
  head,
  breadcrumb,
  blocks,
  onError,
  ...props
}: FixedPageProps): string {
  const quote = quoteFacts(frame);
  const facts: ViewFacts = { ...props.facts, quote, giveaway: giveawayFacts(frame) };
  return documentOf(
    <PageFrame
      frame={frame}
      title={head.title}
      description={head.description}
      keywords={head.keywords}
      breadcrumb={breadcrumb}
      quote_href={quote.href}
    >
      {inRuns(blocks).map(run =>
        run.kind === 'sections' ? (
          <Sections key={run.sections[0]?.id} sections={run.sections} facts={facts} onError={onError} />
        ) : (
          <BlockView
            key={`${run.kind} ${'title' in run ? run.title : ''}`}
            block={run}
            facts={facts}
            frame={frame}
          />
        ),
      )}
    </PageFrame>,
  );
}

type OwnBlock = Exclude<Block, { kind: 'section' }>;
interface SectionRun {
  readonly kind: 'sections';
  readonly sections: Section[];
}

/** Consecutive sections are rendered together, so light bands alternate. */
function inRuns(blocks: readonly Block[]): readonly (OwnBlock | SectionRun)[] {
  const runs: (OwnBlock | SectionRun)[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (block.kind !== 'section') runs.push(block);
    else if (last?.kind === 'sections') last.sections.push(block.section);
    else runs.push({ kind: 'sections', sections: [block.section] });
  }
  return runs;
}

interface BlockViewProps {
  readonly block: OwnBlock;
  readonly facts: ViewFacts;
  readonly frame: Frame;
}

function BlockView({ block, facts, frame }: BlockViewProps) {
  const { business, forms } = frame;
  switch (block.kind) {
    case 'home-hero':
      return <HomeHero content={block} business={business} facts={facts} form={facts.quote?.form} />;
    case 'heading':
      return <PageHeading content={block} facts={facts} />;
    case 'items':
      return <ItemList content={block} facts={facts} />;
    case 'wall':
      return <ServiceWall content={block} facts={facts} />;
    case 'columns':
      return <Columns content={block} facts={facts} />;
    case 'town':
      return <TownCard content={block} />;
    case 'counties':
      return <CountySelector content={block} />;
    case 'directory':
      return <Directory content={block} />;
    case 'name-index':
      return <NameIndex content={block} />;
    case 'figures':
      return <Figures content={block} />;
    case 'contact':
      return <ContactCard content={block} business={business} mail_href={quoteMailHref(facts)} />;
    case 'order-form':
      return <OrderForm content={block} business={business} />;
    case 'request-form':
      return <RequestFormBand content={block} forms={forms} businessName={business.name} />;
    case 'scheduling-dialog':
      return <SchedulingDialog content={block} forms={forms} businessName={business.name} />;
    case 'policy':
      return <Policy content={block} />;
    case 'case-list':
      return <CaseList content={block} />;
    case 'case':
      return <CaseArticle content={block.content} />;
    case 'finished-work':
      return (
        <section className="band white finished-work" aria-labelledby="finished-work">
          <FinishedWork content={block} />
        </section>
      );
    case 'consent':
      return <Consent content={block} />;
    case 'reviews':
      return <ReviewList content={block} />;
    case 'review-form':
      return <ReviewForm content={block} />;
    case 'post-list':
      return <PostList content={block} />;
    case 'post':
      return <PostArticle content={block} facts={facts} />;
    default:
      throw new Error(`No view for ${JSON.stringify(block satisfies never)}`);
  }
}
