import { pictureOf } from '../illustrations/picture-of.ts';
import { TradeMark } from '../illustrations/scene.tsx';
import { Thing } from '../illustrations/thing.tsx';
import type { ViewProps } from '../view-facts.ts';

/** The main heading with the thing it is about beside it. */
export function PageHeadingView({ section, facts }: ViewProps<'page_heading'>) {
  const { illustrations } = facts.fallbacks;
  const { lead, drawing } = section.content;
  return (
    <div className="inner page-title with-thing">
      <div>
        <h1>{section.title}</h1>
        {lead !== '' && <p className="lead">{lead}</p>}
      </div>
      {illustrations === 'hauling' ? (
        <Thing picture={pictureOf(drawing)} />
      ) : (
        <TradeMark of={illustrations} />
      )}
    </div>
  );
}
