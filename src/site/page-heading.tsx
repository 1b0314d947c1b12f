import { Thing, type ViewFacts } from '../sections/render-sections.tsx';
import type { HeadingContent } from './block.ts';

/** The main heading with the thing it is about beside it. */
export function PageHeading({
  content,
  facts,
}: {
  readonly content: HeadingContent;
  readonly facts: ViewFacts;
}) {
  return (
    <div className="inner page-title with-thing">
      <div>
        <h1>{content.title}</h1>
        {content.lead !== '' && <p className="lead">{content.lead}</p>}
      </div>
      <Thing of={facts.fallbacks.illustrations} about={content.about} />
    </div>
  );
}
