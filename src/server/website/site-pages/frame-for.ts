import { bySet } from '../../../sections/schemas.ts';
import type { Frame } from '../../../site/frame.ts';
import { siteLook } from '../../business/brand/site-look.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { originOf } from '../../platform/config.ts';
import type { FrameContext } from '../context/frame-context.ts';
import { siteNavigation } from '../context/navigation.ts';
import { type FormFacts, pageForms, type Visit } from '../context/page-forms.ts';
import { faviconPath } from '../context/site-assets.ts';
import { type TextSubject, textHref } from '../context/text-href.ts';
import { businessFacts } from './business-facts.ts';

/** A page as its frame shows it. */
interface FramedPage {
  readonly path: string;
  /** The county whose phone is shown. */
  readonly county?: string | null;
  /** The footer's columns of links as markup. */
  readonly footer?: string;
  /** What a text message from it is about. */
  readonly text?: TextSubject;
  /** The page's facts for its forms. */
  readonly forms?: Partial<FormFacts>;
  /** The visitor that the page is rendered for; null for a page that is the same for all. */
  readonly visit: Visit | null;
  /** True if search engines may not list the page. */
  readonly isHidden?: boolean;
}

/** The frame of a page: its canonical address, menu, footer and forms. */
export function frameFor(
  context: Pick<FrameContext, 'assets' | 'config' | 'settings' | 'leads'>,
  { path, county = null, footer = '', forms = {}, text = {}, visit, isHidden = false }: FramedPage,
): Frame {
  const { assets, config, settings } = context;
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
    canonical: isHidden ? null : `${originOf(config)}${path}`,
    share_picture: null,
    robots: isHidden ? 'noindex' : 'index, follow',
    current_path: path,
    navigation: links.menu,
    footer,
    small_print: links.small_print,
    business: businessFacts(current, county),
    illustrations,
    text_href: textHref(current, text),
    year: new Date().getUTCFullYear(),
    forms: pageForms(context, { path, ...forms }, visit),
    structured: [],
  };
}
