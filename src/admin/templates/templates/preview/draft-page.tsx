import { memo, useMemo, useState } from 'react';
import type { TemplatePreviewFacts } from '../../../../contract/templates/template-preview.ts';
import type { Facts } from '../../../../engine/index.ts';
import {
  mainSection,
  OneSection,
  type SectionFacts,
  Sections,
} from '../../../../sections/render-sections.tsx';
import { isSectionOf, type PageService, type Section } from '../../../../sections/schemas.ts';
import type { TemplateDraft } from '../draft/template-draft.ts';
import { previewAreas } from './preview-areas.ts';
import { createDrawer, type PreviewPage, slugOf } from './render-draft.ts';

interface DraftPageProps {
  draft: TemplateDraft;
  page: PreviewPage;
  facts: TemplatePreviewFacts;
  services: readonly PageService[];
  /** What is known of the page’s place. */
  known: Facts;
}

/** The main content of a landing page, rendered from the draft. Only changed sections rerender. */
export const DraftPage = memo(function DraftPage({ draft, page, facts, services, known }: DraftPageProps) {
  const [renderDraft] = useState(createDrawer);
  const { head, sections } = renderDraft(draft, page, { defaults: facts.section_defaults, services, known });
  const sectionFacts = useSectionFacts(sections, page, facts);
  const main = mainSection(sections);
  return (
    <>
      {main === undefined && (
        <div className="inner page-title">
          <h1>{head.hero_title || head.title}</h1>
          {head.hero_subtitle !== '' && <p className="lead">{head.hero_subtitle}</p>}
        </div>
      )}
      {sections.length === 0 ? (
        <Sections sections={[]} facts={sectionFacts} onError={ignore} />
      ) : (
        <div className="sections">
          {sections.map(section => (
            <RenderedSection
              key={section.id}
              section={section}
              facts={sectionFacts}
              main={section === main}
              onError={ignore}
            />
          ))}
        </div>
      )}
    </>
  );
});

const RenderedSection = memo(OneSection);

/** The section itself says that it could not be drawn. */
function ignore(): void {
  // The preview has no more facts than it shows.
}

/** What sections may know: the site's facts and the values tried. The same object as long as these are the same. */
function useSectionFacts(
  sections: readonly Section[],
  page: PreviewPage,
  facts: TemplatePreviewFacts,
): SectionFacts {
  const grid = sections.find(one => isSectionOf(one, 'we_also_service'));
  const count = grid && isSectionOf(grid, 'we_also_service') ? grid.content.display_count : 9;
  const map = sections.find(one => isSectionOf(one, 'map'));
  const named = map && isSectionOf(map, 'map') ? map.content.location.trim() : '';
  return useMemo(() => {
    const { city = '', state = '', keyword = '' } = page.values;
    const place = named || [city, state].filter(Boolean).join(', ') || 'New York, NY';
    return {
      slug: slugOf(page),
      city,
      state,
      keyword,
      business: facts.business,
      photo: facts.photo,
      related: previewAreas(facts.related, { keyword, city }).slice(0, count),
      resources: [],
      rating: '',
      resources_pending: true,
      sources: [],
      map: {
        place,
        embed_url: null,
        is_served: true,
        link_url: `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`,
        markup: '',
      },
      fallbacks: facts.fallbacks,
      known_paths: null,
    };
  }, [page, facts, named, count]);
}
