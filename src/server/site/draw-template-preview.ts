import { renderTemplatePreviewPage } from '../../site/template-preview-page.tsx';
import type { Config } from '../config.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import { contentPack } from '../templates/content-packs.ts';
import { frameFor } from './frame-for.ts';
import { menu } from './navigation.ts';
import type { SiteAssets } from './site-assets.ts';

/** What the editor draws a template of this pack into: the frame every page has, and what sections may know. */
export function drawTemplatePreview(
  parts: { readonly assets: SiteAssets; readonly config: Config; readonly settings: SiteSettings },
  packId: string,
): string {
  const pack = contentPack(packId);
  const { towns } = parts.settings.current().areas;
  const [first] = towns;
  const frame = frameFor(parts, { path: '', city: first?.city ?? null, footer: [] });
  const byLength = towns.toSorted((a, b) => a.city.length - b.city.length);
  const [shortest, longest] = [byLength[0], byLength.at(-1)].map(area => ({
    city: area?.city ?? '',
    state: area?.state ?? '',
  }));
  return renderTemplatePreviewPage({
    frame: { ...frame, robots: 'noindex', canonical: null, navigation: menu },
    facts: {
      business: frame.business,
      photo: parts.settings.photo('towns'),
      related: towns.map(({ city, state }) => ({ href: '#main', title: city, city, state })),
      fallbacks: pack.fallbacks,
      section_defaults: pack.section_defaults,
      longest_town: longest ?? nowhere,
      shortest_town: shortest ?? nowhere,
    },
  });
}

const nowhere = { city: '', state: '' };
