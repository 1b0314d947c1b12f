import { Thing } from '../illustrations/thing.tsx';
import type { ViewProps } from '../view-facts.ts';

/** The main heading beside a drawing of its subject. */
export function PageHeadingView({ section, facts }: ViewProps<'page_heading'>) {
  const { lead, drawing } = section.content;
  return (
    <div className="inner page-title with-thing">
      <div>
        <h1>{section.title}</h1>
        {lead !== '' && <p className="lead">{lead}</p>}
      </div>
      <Thing of={facts.fallbacks.illustrations} about={drawing} />
    </div>
  );
}
