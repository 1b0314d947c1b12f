import { Band } from '../parts/band.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { LinkList } from '../parts/link-list.tsx';
import type { SectionProps } from '../section-facts.ts';

/** Counties that open one at a time and show the towns that have a page for this service. */
export function CountySelectorSection({ section, facts }: SectionProps<'county_selector'>) {
  const { link_text, link_url } = section.content;
  return (
    <Band className="directory" background="sky" section={section}>
      <div className="county-list">
        {(facts.site?.service_towns ?? []).map(county => (
          <details key={county.name} name="counties">
            <summary>{county.name}</summary>
            <LinkList links={county.links} />
          </details>
        ))}
      </div>
      <LinkButton link={{ text: link_text, href: link_url }} />
    </Band>
  );
}
