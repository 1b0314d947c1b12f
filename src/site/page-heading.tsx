import { pictureOf, Thing } from '../sections/render-sections.tsx';
import type { HeadingContent } from './block.ts';

/** The main heading with the thing it is about beside it. */
export function PageHeading({ content }: { readonly content: HeadingContent }) {
  return (
    <div className="inner page-title with-thing">
      <div>
        <h1>{content.title}</h1>
        {content.lead !== '' && <p className="lead">{content.lead}</p>}
      </div>
      <Thing picture={pictureOf(content.about)} />
    </div>
  );
}
