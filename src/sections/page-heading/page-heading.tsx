import { Thing } from '../illustrations/thing.tsx';
import { titleSize } from '../parts/title-size.ts';
import type { SectionProps } from '../section-facts.ts';

/** The main heading beside a drawing of its subject. */
export function PageHeadingSection({ section, facts }: SectionProps<'page_heading'>) {
  const { lead, drawing } = section.content;
  return (
    <div className="inner page-title with-thing">
      <div>
        <h1 className={facts.title_size ?? titleSize(section.title)}>{section.title}</h1>
        {lead !== '' && <p className="lead">{lead}</p>}
      </div>
      <Thing of={facts.fallbacks.illustrations} about={drawing} />
    </div>
  );
}
