import { pictureOf, Thing, TradeMark, type ViewFacts } from '../sections/render-sections.tsx';
import type { HeadingContent } from './block.ts';

/** The main heading with the thing it is about beside it. */
export function PageHeading({
  content,
  facts,
}: {
  readonly content: HeadingContent;
  readonly facts: ViewFacts;
}) {
  const { illustrations } = facts.fallbacks;
  return (
    <div className="inner page-title with-thing">
      <div>
        <h1>{content.title}</h1>
        {content.lead !== '' && <p className="lead">{content.lead}</p>}
      </div>
      {illustrations === 'hauling' ? (
        <Thing picture={pictureOf(content.about)} />
      ) : (
        <TradeMark of={illustrations} />
      )}
    </div>
  );
}
