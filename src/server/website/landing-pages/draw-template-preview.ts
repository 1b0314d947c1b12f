import { renderTemplatePreviewPage } from '../../../site/template-preview-page.tsx';
import { unknownSource } from '../../audience/leads/lead-source.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { pageForms } from '../context/page-forms.ts';
import type { SiteParts } from '../context/site-parts.ts';
import { frameFor } from '../site-pages/frame-for.ts';
import { packFrame } from '../site-pages/pack-frame.ts';

/** The frame and facts that the editor needs to preview a template of this pack. */
export function drawTemplatePreview(
  parts: Pick<SiteParts, 'assets' | 'config' | 'settings' | 'leads'>,
  packId: string,
): string {
  const pack = packStore.pack(packId);
  const settings = parts.settings.current();
  const { towns } = settings.areas;
  const [first] = towns;
  const forms = pageForms(parts, { path: '/' }, { source: unknownSource });
  const frame = packFrame(
    frameFor(parts, { path: '', county: first?.county ?? null, footer: '', forms }),
    pack,
    settings,
  );
  const byLength = towns.toSorted((a, b) => a.city.length - b.city.length);
  const [shortest, longest] = [byLength[0], byLength.at(-1)].map(area => ({
    city: area?.city ?? '',
    state: area?.state ?? '',
  }));
  return renderTemplatePreviewPage({
    frame: { ...frame, robots: 'noindex', canonical: null },
    facts: {
      business: frame.business,
      // The owner's photos show the owner's own trade.
      photo: pack.frame === null ? parts.settings.photo('towns') : null,
      related: towns.map(({ city, state }) => ({ href: '#main', title: city, city, state })),
      fallbacks: pack.fallbacks,
      section_defaults: pack.section_defaults,
      longest_town: longest ?? nowhere,
      shortest_town: shortest ?? nowhere,
    },
  });
}

const nowhere = { city: '', state: '' };
