import type { OutsideResource } from '../page-facts.ts';
import { Band, Prose } from '../parts/band.tsx';
import { canEmbed } from '../parts/can-link.ts';
import type { SectionProps } from '../section-facts.ts';

const loading = 'Loading external resources...';

/** Useful external pages, with the reason for each. */
export function ExternalLinksSection({ section, facts }: SectionProps<'external_links'>) {
  const { description, links, show_wikipedia } = section.content;
  const own = links.filter(link => canEmbed(link.url));
  const found = facts.resources.filter(
    resource => canEmbed(resource.url) && (show_wikipedia || resource.category !== 'wikipedia'),
  );
  const articles = found.filter(resource => resource.category === 'wikipedia');
  const others = found.filter(resource => resource.category !== 'wikipedia');
  return (
    <Band className="resources" background="light" section={section}>
      <div className="resources-lists">
        {own.length + found.length === 0 && (
          <p>{show_wikipedia && facts.resources_pending ? loading : facts.fallbacks.external_links}</p>
        )}
        {own.length + others.length > 0 && (
          <ul>
            {own.map((link, index) => (
              <li key={index}>
                <OutsideLink href={link.url} text={link.text} />
              </li>
            ))}
            {others.map(resource => (
              <ResourceItem key={resource.url} resource={resource} />
            ))}
          </ul>
        )}
        {articles.length > 0 && (
          <>
            <h3>Wikipedia Resources</h3>
            <ul>
              {articles.map(resource => (
                <ResourceItem key={resource.url} resource={resource} />
              ))}
            </ul>
          </>
        )}
      </div>
      <aside className="resources-why">
        <h3>Why These Resources Matter</h3>
        <Prose text={description === '' ? facts.fallbacks.external_links_why : description} />
      </aside>
    </Band>
  );
}

function ResourceItem({ resource }: { readonly resource: OutsideResource }) {
  return (
    <li>
      <OutsideLink href={resource.url} text={resource.title} />
      {resource.description !== '' && <p>{resource.description}</p>}
    </li>
  );
}

function OutsideLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a href={href} rel="noopener">
      {text}
    </a>
  );
}
