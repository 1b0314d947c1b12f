import { templatePreviewHtml } from '../../../site/template-preview-page.tsx';
import { unknownSource } from '../../audience/leads/lead-source.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { FrameContext } from '../context/frame-context.ts';
import { frameFor } from '../site-pages/frame-for.ts';
import { packFrame } from '../site-pages/pack-frame.ts';

/** The frame and facts that the editor needs to preview a template of this pack. */
export function renderTemplatePreview(context: FrameContext, packId: string): string {
  const pack = packStore.pack(packId);
  const settings = context.settings.current();
  const { towns } = settings.areas;
  const [first] = towns;
  const frame = packFrame(
    frameFor(context, {
      path: '',
      county: first?.county ?? null,
      forms: { path: '/' },
      visit: { source: unknownSource },
      isHidden: true,
    }),
    pack,
    settings,
  );
  const byLength = towns.toSorted((a, b) => a.city.length - b.city.length);
  const [shortest, longest] = [byLength[0], byLength.at(-1)].map(area => ({
    city: area?.city ?? '',
    state: area?.state ?? '',
  }));
  return templatePreviewHtml({
    frame,
    facts: {
      business: frame.business,
      // The owner's photos show the owner's own trade.
      photo: pack.frame === null ? context.settings.photo('towns') : null,
      related: towns.map(({ city, state }) => ({ href: '#main', title: city, city, state })),
      fallbacks: pack.fallbacks,
      section_defaults: pack.section_defaults,
      longest_town: longest ?? nowhere,
      shortest_town: shortest ?? nowhere,
    },
  });
}

const nowhere = { city: '', state: '' };
