import { brandFileAddress } from '../../business/brand/brand-files.ts';
import { siteLook } from '../../business/brand/site-look.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { ShownSettings } from '../../platform/settings/site-settings.ts';
import type { SitePageContext } from '../../website/context/frame-context.ts';
import { sitePage } from '../../website/context/site-page-store.ts';
import { renderSitePage } from '../../website/site-pages/render-site-page.ts';
import { ownServices } from './plan-setup.ts';
import type { BusinessWithLogo } from './read-business.ts';

/** The front page of a business that is not set up yet. */
export async function drawSetupPreview(parts: SitePageContext, business: BusinessWithLogo): Promise<string> {
  const { pack, settings } = business;
  const current = {
    ...parts.settings.current(),
    ...settings,
    services: ownServices(business),
    edited_pages: [],
    stated: new Map(Object.entries(business.claims).map(([name, value]) => [`business.${name}`, value])),
    brand_files: new Map(business.logo ? [['logo', business.logo]] : []),
  };
  const drafted: ShownSettings = { current: () => current, photo: () => null };
  return packStore.runAs(pack, async () => {
    const home = sitePage(current, '/');
    if (!home) return '';
    const rendered = await renderSitePage({ ...parts, settings: drafted }, home);
    const html = withLogo(rendered.html, business.logo);
    const { sheet, stylesheet } = siteLook(parts.assets.sheets, current, pack.illustrations);
    // A business's own style sheet is served only after its colors are saved.
    return sheet === null
      ? html
      : html.replace(
          `<link rel="stylesheet" href="${stylesheet}"/>`,
          () => `<style>${sheet.replaceAll('</style', '<\\/style')}</style>`,
        );
  });
}

/** A logo has an address only once it is stored. */
function withLogo(html: string, logo: BusinessWithLogo['logo']): string {
  if (logo === null) return html;
  const data = `data:${logo.media_type};base64,${logo.content.toString('base64')}`;
  return html.replaceAll(`src="${brandFileAddress(logo)}"`, () => `src="${data}"`);
}
