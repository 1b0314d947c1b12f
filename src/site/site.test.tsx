import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { withoutOwnScript } from '../../test/own-script.ts';
import { sampleFacts } from '../../test/sample-facts.ts';
import { sampleSections } from '../../test/sample-sections.ts';
import { bySet, readPageSections, type Section, type SiteFacts } from '../sections/schemas.ts';
import { errorPageHtml } from './error-page.tsx';
import type { Frame } from './frame.ts';
import { landingPageHtml } from './landing-page.tsx';
import { notFoundPageHtml } from './not-found-page.tsx';
import { PostArticle } from './post-article.tsx';
import { PostList, type PostListContent } from './post-list.tsx';
import { renderFooterLinks } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { type SitePageProps, sitePageHtml } from './site-page.tsx';

const frame: Frame = {
  stylesheets: bySet(() => '/assets/site.css'),
  theme_colors: { light: '#11263f', dark: '#06101c' },
  logo: null,
  font: '/assets/archivo.woff2',
  favicon: null,
  share_picture: null,
  canonical: 'https://example.com/junk-removal-jupiter-fl/',
  robots: 'index, follow',
  current_path: '/junk-removal-jupiter-fl/',
  illustrations: 'hauling',
  navigation: [{ href: '/', text: 'Home' }],
  footer: renderFooterLinks([
    { title: 'Service Areas', links: [{ href: '/junk-removal-stuart-fl/', text: 'Stuart' }] },
  ]),
  small_print: [],
  business: sampleFacts.business,
  text_href: 'sms:+15615550118?&body=Hi%20(5X49-R17N)',
  year: 2026,
  forms: {
    hidden: { form_token: 'mark', page_path: '/junk-removal-jupiter-fl/' },
    addition: null,
    footer: {
      title: 'Get a free quote',
      text: 'Tell us what and where.',
      button: 'Send my request',
      href: null,
    },
    quote: { service: 'residential', items: ['Sofas'] },
    labels: {
      services: { residential: 'Residential' },
      scheduling: { 'junk-removal': 'Junk removal' },
      items: { furniture: 'Furniture' },
      items_title: 'What We Remove',
      items_question: 'What goes?',
      details_question: 'Anything else?',
      scheduling_question: 'What is it about?',
    },
    state: 'FL',
    policies: [],
    returned: null,
    giveaway: null,
  },
  structured: [{ '@type': 'LocalBusiness', name: '</script><script>alert(1)</script>' }],
};

function landing(
  sections: readonly Section[],
  title = 'Junk Removal in Jupiter, FL',
  finished_work = '',
): string {
  return landingPageHtml({
    finished_work,
    page: { title, meta_description: 'Same-day pickup.', hero_title: 'Jupiter, hauled', hero_subtitle: '' },
    sections,
    facts: sampleFacts,
    frame,
    breadcrumb: [
      { href: '/', text: 'Home' },
      { href: '/junk-removal-jupiter-fl/', text: 'Junk Removal in Jupiter' },
    ],
    onError: error => {
      throw error;
    },
  });
}

/** The sections of the demo template. */
const usual: ReadonlySet<string> = new Set([
  'hero',
  'couples_grid',
  'how_it_works_bullets',
  'pricing',
  'features',
  'legal',
  'map',
  'we_also_service',
  'faq',
  'cta',
]);

const stuart = { href: '/junk-removal-stuart-fl/', text: 'Stuart' };

/** A section of each kind that only site pages have, and two others. */
const sections = [
  ...readPageSections([
    { type: 'front_hero', title: 'You Call. We Haul.', content: { lead: 'We lift.' } },
    ...sampleSections.filter(({ type }) => type === 'pricing' || type === 'faq'),
    { type: 'checklist', title: 'What We Remove', content: { items: ['Sofas'], drawing: 'furniture' } },
    { type: 'service_list', title: 'Services', content: { show: 'services' } },
    {
      type: 'columns',
      title: 'Lists',
      content: {
        columns: [
          { title: 'Towns', description: 'Stuart\nHobe Sound' },
          { title: 'More', description: 'Ask.', link_text: 'Stuart', link_url: stuart.href },
          { title: 'Bad', description: 'Ask.', link_text: 'Nowhere', link_url: 'javascript:alert(1)' },
        ],
      },
    },
    { type: 'service_groups', title: 'Groups' },
    {
      type: 'drop_offs',
      title: 'Drop off',
      content: { counties: [{ county: 'Martin', description: 'Here.' }] },
    },
    { type: 'county_towns', title: 'Where' },
    {
      type: 'town_card',
      title: 'Good to know',
      content: { facts: [{ title: 'Old', description: '1914.' }] },
    },
    { type: 'town_facts', title: 'Rules' },
    { type: 'town_pages', title: 'Towns' },
    { type: 'page_list', title: 'Pages' },
    { type: 'county_selector', title: 'County', content: { link_text: 'Stuart', link_url: stuart.href } },
    { type: 'directory', title: 'Find your town' },
    {
      type: 'figures',
      title: 'Us',
      content: { content: 'We lift.', figures: [{ value: '17+', label: 'years' }] },
    },
    { type: 'request_form', title: 'When?', content: { lead: 'Soon.', notes: ['Costs nothing.'] } },
    { type: 'contact_card', title: 'Contact', content: { hours: 'Daily', checklist: ['What it is'] } },
    { type: 'policy', title: 'Privacy' },
    { type: 'customer_reviews', title: 'Customers' },
    { type: 'finished_work', title: '' },
  ]),
];

const site: SiteFacts = {
  services: [{ text: 'Sofas', href: null, more: '', is_on_page: false }],
  service_groups: [{ title: 'General', items: [stuart] }],
  county_towns: [{ title: 'Martin County', items: [stuart] }],
  service_towns: [{ name: 'Martin County', links: [stuart] }],
  directory: [{ name: 'Martin', map: null, cities: [{ name: 'Stuart', links: [stuart] }] }],
  states: { title: 'By state', items: [] },
  town_pages: [{ title: 'Martin', items: [stuart] }],
  town_facts: [{ title: 'Curb', text: 'On Mondays.', sources: [stuart] }],
  page_list: {
    title: 'Pages',
    lead: '',
    groups: [{ title: '', items: [{ ...stuart, more: '' }] }],
    parts: { title: '', items: [] },
  },
  town: {
    title: '',
    facts: [],
    neighbors_title: 'Next door',
    place: 'Martin County',
    map: null,
    hours: { title: 'When we come', text: 'Every day' },
    neighbors: [{ text: 'Palm City', href: null, more: '3 miles' }],
    authority: {
      title: 'For the rest',
      name: 'Martin County',
      url: 'https://www.martin.fl.us/',
      drop_off: 'Station',
      takes: ['Paint'],
      about: 'The county collects.',
      who: 'Households',
    },
  },
  policies: { privacy: [{ id: 'who', title: 'Who', paragraphs: ['We are.'] }], terms: [], sources: [] },
  voices: [{ quote: 'Quick.', author: 'A.B.' }],
};

const day = { shown: 'November 21, 2026', iso: '2026-11-21T12:00:00.000Z' };
const postList: PostListContent = {
  title: 'Latest posts',
  posts: [{ href: '/blog/pianos', title: '<Pianos>', description: 'Who takes one.', day, minutes: 3 }],
  newer: null,
  older: { href: '/blog/page/2', text: 'Older posts' },
  feed: { href: '/blog/feed.xml', text: 'Feed' },
  empty: { title: 'No posts yet', text: 'Soon.', link: stuart },
};
const post = {
  title: 'Pianos',
  day,
  minutes: 3,
  author: '',
  about: 'piano',
  html: '<p>They are <em>heavy</em>.</p>',
  back: { href: '/blog', text: 'All posts' },
  aside: { title: 'Rather have it done?', text: 'Tell us what it is.' },
};

const renderPost = () => PostArticle({ content: post, facts: sampleFacts });

function sitePage(content: SitePageProps['content'], links: Frame['links'] = []): string {
  return sitePageHtml({
    frame: { ...frame, links },
    head: { title: 'Blog', description: '', keywords: [] },
    breadcrumb: [],
    content,
    facts: sampleFacts,
    onError: error => {
      throw error;
    },
  });
}

it('a page of ten sections has little markup beside its words: of illustrations only what its service is about', () => {
  const shown = sampleSections.filter(({ type }) => usual.has(type));
  expect(shown).toHaveLength(usual.size);
  const markup = landing(shown).replaceAll(/(?<=>)[^<]+/g, '');
  expect(Buffer.byteLength(markup)).toBeLessThan(17_000);
  expect(markup.match(/<(?:path|rect|circle)/g)?.length).toBeLessThan(20);
});

it('finished work comes right after the first section, whatever that is', () => {
  for (const sections of [sampleSections, sampleSections.filter(({ type }) => type !== 'hero')]) {
    const [first, second] = sections.toSorted((a, b) => a.order - b.order);
    const html = landing(sections, 'Junk Removal', '<h2>Finished work</h2>');
    const at = [`<section id="${first?.id}"`, '<h2>Finished work', `<section id="${second?.id}"`];
    const places = at.map(text => html.indexOf(text));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
  expect(landing([], 'Junk Removal', '<h2>Finished work</h2>')).toMention('Finished work');
});

describe('the blog', () => {
  it('the blog lists posts with their day and the way to older ones, titles as text', () => {
    const html = sitePage([PostList({ content: postList })]);
    expect(html).toMention('<a href="/blog/pianos">&lt;Pianos&gt;</a>');
    expect(html).toMention('<time dateTime="2026-11-21T12:00:00.000Z">November 21, 2026</time>');
    expect(html).toMention('<a class="button" href="/blog/page/2" rel="next">Older posts</a>');
    expect(html).not.toMention('No posts yet');
  });

  it('the blog says that there is nothing yet, and where to go instead', () => {
    const html = sitePage([PostList({ content: { ...postList, posts: [], older: null } })]);
    expect(html).toMention('<h2 id="posts">No posts yet</h2>');
    expect(html).toMention('<a class="button" href="/junk-removal-stuart-fl/">Stuart</a>');
  });

  it('the blog renders a post with its finished text, and no author where none is named', () => {
    const html = sitePage([renderPost()]);
    expect(html).toMention('<h1>Pianos</h1>');
    expect(html).toMention('<div class="post-text"><p>They are <em>heavy</em>.</p></div>');
    expect(html).toMention('<a href="/blog">All posts</a>');
    expect(html).not.toMention('By ');
  });

  it('the blog names neighbors and feed in the head', () => {
    expect(sitePage([renderPost()], [{ rel: 'next', href: '/blog/page/2' }])).toContain(
      '<link rel="next" href="/blog/page/2"/>',
    );
  });
});

const pages = {
  landing: landing(sampleSections),
  site: sitePageHtml({
    frame,
    head: { title: 'About us', description: 'Who we are.', keywords: ['about', 'us'] },
    breadcrumb: [],
    content: sections,
    facts: { ...sampleFacts, site },
    onError: error => {
      throw error;
    },
  }),
  services: sitePageHtml({
    frame: { ...frame, forms: { ...frame.forms, quote: null } },
    head: { title: 'Services', description: 'What we do.', keywords: [] },
    breadcrumb: [],
    content: readPageSections([
      { type: 'page_heading', title: 'Services' },
      { type: 'scheduling_dialog', title: 'Schedule', content: { lead: 'Choose a day.', page_label: '' } },
    ]),
    facts: sampleFacts,
    onError: error => {
      throw error;
    },
  }),
  missing: notFoundPageHtml({
    frame,
    heading: 'There is nothing here.',
    path: '/nowhere/',
    suggestions: [{ href: '/junk-removal-stuart-fl/', text: 'Stuart' }],
  }),
  error: errorPageHtml({
    frame,
    title: 'Unexpected Application Error!',
    message: '500 Internal Server Error',
    stack: null,
  }),
};

describe.each(Object.entries(pages))('the %s page', (_, html) => {
  it('is one whole document with one main heading', () => {
    expect(html).toMention(/^<!doctype html><html lang="en-US">.*<\/html>$/s);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it('has no script but ours', () => {
    expect(withoutOwnScript(html)).not.toMention(/<script(?! type="application\/ld\+json")/);
    expect(html).not.toMention(/ on[a-z]+="/);
  });

  it('keeps structured data inside its element', () => {
    expect(withoutOwnScript(html).match(/<\/script>/g)).toHaveLength(frame.structured.length);
  });

  it('names an id once', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('leads nowhere but to what it was given, the phone and the mail', () => {
    const known = new Set([
      '/',
      '/assets/site.css',
      '/assets/archivo.woff2',
      '/junk-removal-jupiter-fl/',
      '/junk-removal-stuart-fl/',
    ]);
    const paths = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(
      paths.filter(
        href =>
          !known.has(href) &&
          !/^(?:tel:|sms:|mailto:|https:)|^#(?:main|quote|quote-photos|contact|who)$/.test(href),
      ),
    ).toEqual([]);
  });

  it('always offers a call and a quote', () => {
    expect(html).toMention(
      /class="phone-bar road".*tel:\+15615550118.*href="#(?:quote|contact)">Free quote/s,
    );
  });
});

describe('landingPageHtml', () => {
  it('has one quote form: in its first hero, or under the heading where no section has one', () => {
    const forms = (sections: readonly Section[]) => landing(sections).match(/id="quote-title"/g)?.length ?? 0;
    const hero = sampleSections.find(section => section.type === 'hero');
    const heroes = hero ? [hero, { ...hero, id: 'second', order: 9 }] : [];
    expect(forms(sampleSections)).toBe(1);
    expect(forms(heroes)).toBe(1);
    expect(forms(sampleSections.filter(section => section.type !== 'hero'))).toBe(1);
  });

  it('puts the page heading first when no section has one', () => {
    const html = landing(sampleSections.filter(section => section.type !== 'hero'));
    expect(html).toMention('<h1>Jupiter, hauled</h1>');
  });

  it('renders markup in a title as text', () => {
    expect(landing([], '<b>Jupiter</b>')).toContain('<title>&lt;b&gt;Jupiter&lt;/b&gt;</title>');
  });

  it('says in its mail about what and where a quote is asked', () => {
    expect(pages.landing).toMention('subject=Free%20quote%3A%20junk%20removal%20in%20Jupiter%2C%20FL');
  });

  it('has its head in order', () => {
    expect(pages.landing).toMention(
      '<link rel="canonical" href="https://example.com/junk-removal-jupiter-fl/"/>',
    );
    expect(pages.landing).toMention('<meta name="robots" content="index, follow"/>');
    expect(pages.landing).toMention('<meta property="og:title" content="Junk Removal in Jupiter, FL"/>');
  });
});

describe('a refused form', () => {
  const returned = (kind: 'quote' | 'footer') =>
    landingPageHtml({
      page: { title: 'Jupiter', meta_description: '', hero_title: 'Jupiter', hero_subtitle: '' },
      sections: sampleSections,
      facts: sampleFacts,
      frame: {
        ...frame,
        forms: {
          ...frame.forms,
          returned: {
            kind,
            values: { phone: ['<b>12</b>'], service: ['commercial'] },
            problems: { phone: 'Please enter a phone number.' },
            message: 'Please look again.',
          },
        },
      },
      breadcrumb: [],
      onError: error => {
        throw error;
      },
    });

  it('a refused form holds what was typed, and leads from each problem to its field', () => {
    const html = returned('quote');
    expect(html).toMention('value="&lt;b&gt;12&lt;/b&gt;"');
    expect(html).toMention('<a href="#quote-phone">Please enter a phone number.</a>');
    expect(html).toMention(/id="quote-phone"[^>]*aria-invalid="true" aria-describedby="quote-phone-problem"/);
    expect(html).toMention(
      '<p class="field-problem" id="quote-phone-problem">Please enter a phone number.</p>',
    );
  });

  it('a page with a form of its own has no second form and no second way to it at its end', () => {
    const html = returned('quote');
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html).not.toMention('footer-quote');
  });
});

describe('errorPageHtml', () => {
  it('shows a stack only when given one', () => {
    expect(pages.error).toMention('Unexpected Application Error!');
    expect(pages.error).toMention('500 Internal Server Error');
    expect(pages.error).not.toMention('class="stack"');
    expect(errorPageHtml({ frame, title: 'Oh', message: 'Oops', stack: 'Error: <boom>' })).toContain(
      'Error: &lt;boom&gt;',
    );
  });
});

describe('notFoundPageHtml', () => {
  it('names the address, the nearest pages and the front page', () => {
    expect(pages.missing).toMention(
      /<code>\/nowhere\/<\/code>.*href="\/junk-removal-stuart-fl\/">Stuart<.*href="\/">the front page/s,
    );
  });
});

describe('sitePageHtml', () => {
  it('renders a name without a page as plain text', () => {
    expect(pages.site).toMention('<li>Hobe Sound</li>');
  });

  it('links nowhere from a column with a hostile address', () => {
    expect(pages.site).toMention('<li>Nowhere</li>');
    expect(pages.site).not.toMention('javascript:');
  });

  it('renders sections that follow each other together', () => {
    expect(pages.site.match(/class="sections"/g)).toHaveLength(1);
  });

  it('says its keywords in the head', () => {
    expect(pages.site).toMention('<meta name="keywords" content="about, us"/>');
  });
});

it('beside a wide logo phones leave the name to screen readers, beside a square one they show it', () => {
  const logo = { href: '/logo.webp', dark_href: null, height: 100, shown_name: 'Our name', alt: '' };
  const headerWith = (width: number) =>
    renderToStaticMarkup(<SiteHeader frame={{ ...frame, logo: { ...logo, width } }} above={[]} />);
  expect(headerWith(333)).toMention('class="wordmark wide-logo"');
  expect(headerWith(333)).toMention('<span>Our name</span>');
  expect(headerWith(120)).toMention('class="wordmark"');
});
