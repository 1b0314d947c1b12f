import { type BrandSheets, brandSheetsId } from '../../../contract/business/brand.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { sitePage } from '../context/site-page-store.ts';
import { renderSitePage } from './render-site-page.ts';

/** The front page with the addresses of the built style sheets: the back office makes the brand's own of them. */
export async function renderBrandPreview(context: SitePageContext): Promise<string> {
  const home = sitePage(context.settings.current(), '/');
  if (!home) throw new Error('The site has no front page.');
  const { html } = await renderSitePage(context, home);
  const { sets, types, without_illustrations } = context.assets.sheets;
  const sheets: BrandSheets = {
    site: sets[home.pack.fallbacks.illustrations].address,
    types: {
      friendly: types.friendly.address,
      classic: types.classic.address,
      clean: types.clean.address,
    },
    without_illustrations: without_illustrations.address,
  };
  const script = `<script type="application/json" id="${brandSheetsId}">${JSON.stringify(sheets)}</script>`;
  return html.replace('</body>', () => `${script}</body>`);
}
