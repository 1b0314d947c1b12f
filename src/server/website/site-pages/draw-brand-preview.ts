import { type BrandSheets, brandSheetsId } from '../../../contract/business/brand.ts';
import type { SiteParts } from '../serving/site-parts.ts';
import { drawFixedPage } from './draw-fixed-page.ts';
import { fixedRoutes } from './fixed-routes.ts';

/** The front page with the addresses of the built style sheets: the back office makes the brand's own of them. */
export async function drawBrandPreview(parts: SiteParts): Promise<string> {
  const home = fixedRoutes.get('/');
  if (!home) throw new Error('The site has no front page.');
  const { html } = await drawFixedPage(parts, home);
  const { site, types, without_illustrations } = parts.assets.sheets;
  const sheets: BrandSheets = {
    site: site.address,
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
