import { bySet } from '../../../sections/schemas.ts';
import type { PageForms } from '../../../site/forms/page-forms.ts';
import type { Frame } from '../../../site/frame.ts';
import { siteLook } from '../../business/brand/site-look.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { type Config, originOf } from '../../platform/config.ts';
import type { ShownSettings } from '../../platform/settings/site-settings.ts';
import { siteNavigation } from '../context/navigation.ts';
import { faviconPath, type SiteAssets } from '../context/site-assets.ts';
import { businessFacts } from './business-facts.ts';

/** The frame of a page: its canonical address, menu and footer. */
export function frameFor(
  {
    assets,
    config,
    settings,
  }: { readonly assets: SiteAssets; readonly config: Config; readonly settings: ShownSettings },
  page: { path: string; county: string | null; footer: string; forms: PageForms },
): Frame {
  const current = settings.current();
  const { illustrations } = packStore.own();
  const look = siteLook(assets.sheets, current, illustrations);
  const links = siteNavigation(current);
  const { light, dark } = look.palette;
  return {
    stylesheets: bySet(set => siteLook(assets.sheets, current, set).stylesheet),
    font: look.font,
    favicon: look.icon_version === '' ? faviconPath : `${faviconPath}?v=${look.icon_version}`,
    theme_colors: { light: light.road, dark: dark.road },
    logo: look.logo,
    canonical: `${originOf(config)}${page.path}`,
    share_picture: null,
    robots: 'index, follow',
    current_path: page.path,
    navigation: links.menu,
    footer: page.footer,
    small_print: links.small_print,
    business: businessFacts(current, page.county),
    illustrations,
    year: new Date().getUTCFullYear(),
    forms: page.forms,
    structured: [],
  };
}
