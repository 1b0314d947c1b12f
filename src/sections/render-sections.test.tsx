import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../../test/sample-facts.ts';
import { sampleSections } from '../../test/sample-sections.ts';
import type { PageFacts } from './page-facts.ts';
import { renderPlaceMap, type SectionFacts, Sections } from './render-sections.tsx';
import type { Section } from './schemas.ts';

const facts = sampleFacts;

interface Rendered {
  readonly html: string;
  readonly failed: readonly string[];
}

function render(
  sections: readonly Section[],
  known: Partial<PageFacts> & Partial<SectionFacts> = {},
): Rendered {
  const failed: string[] = [];
  const html = renderToStaticMarkup(
    <Sections
      sections={sections}
      facts={{ ...facts, ...known }}
      onError={(_, section) => failed.push(section.type)}
    />,
  );
  return { html, failed };
}

/** The section with other content, for any type. */
function withContent(section: Section, content: unknown): Section {
  return Object.assign({ ...section }, { content });
}

const addresses = new Set([
  'url',
  'iframe_src',
  'video_url',
  'map_embed_url',
  'image',
  'images',
  'background_image',
  'button_url',
  'optional_link_url',
  'footer_link_url',
]);

/** Rewrites every text of a section's content and title, but no addresses. */
function rewritten(section: Section, write: (text: string) => string): Section {
  const deep = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return value === '' || addresses.has(name) ? value : write(value);
    if (Array.isArray(value)) return value.map(item => deep(item, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deep(item, key)]));
  };
  return { ...withContent(section, deep(section.content, '')), title: write(section.title) };
}

function emptied(section: Section): Section {
  const content = Object.entries(section.content).map(([name, value]) => {
    if (typeof value === 'string') return [name, ''];
    return [name, Array.isArray(value) ? [] : value];
  });
  return { ...withContent(section, Object.fromEntries(content)), title: '' };
}

/** Rewrites the rows of a section's lists, but not lists of plain texts or links. */
function rewrittenRows(
  section: Section,
  write: (row: readonly (readonly [string, unknown])[]) => object,
): Section {
  const content = Object.entries(section.content).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value];
    return [
      name,
      value.map(item => (typeof item === 'string' || 'url' in item ? item : write(Object.entries(item)))),
    ];
  });
  return withContent(section, Object.fromEntries(content));
}

/** An element that is there for a text, without one. */
const hollow = /<(h1|h2|h3|p|b|a|ul|ol|li|figcaption|blockquote|summary|span)(?: [^>]*)?><\/\1>/;

/** Elements and the names of their attributes, without any text or value. */
function skeleton(html: string): string {
  return html.replaceAll(/"[^"]*"/g, '""').replaceAll(/>[^<]*</g, '><');
}

describe.each(sampleSections.map(section => [section.type, section] as const))(
  'a section of type %s',
  (_, section) => {
    it('renders its sample', () => {
      const { html, failed } = render([section]);
      expect(failed).toEqual([]);
      expect(html).toMention(`<section id="${section.id}">`);
      expect(html).toMention(/<h[12][ >]/);
    });

    it('renders nothing broken when everything is empty', () => {
      const { html, failed } = render([emptied(section)]);
      expect(failed).toEqual([]);
      expect(html).not.toMention(hollow);
      expect(html).not.toMention('undefined');
    });

    it.each([0, 1])('leaves out half a row when its half is empty (%i)', half => {
      const halved = rewrittenRows(section, row =>
        Object.fromEntries(row.map(([name, text], at) => [name, at === half ? '' : text])),
      );
      const { html, failed } = render([halved]);
      expect(failed).toEqual([]);
      expect(html).not.toMention(hollow);
    });

    it('renders scripts in its texts as text', () => {
      const { html } = render([rewritten(section, () => '<script>alert("x")</script>')]);
      expect(html).not.toMention('<script');
      expect(html).toMention('&lt;script&gt;');
    });

    it('has a structure that depends on which texts are empty and on nothing they say', () => {
      const short = render([rewritten(section, () => 'x')]).html;
      const long = render([
        rewritten(section, text => `# ${text}\n\n- 1/8 | https://a.example <b>${'wörd '.repeat(300)}`),
      ]).html;
      expect(skeleton(long)).toBe(skeleton(short));
    });

    it('links to no path that is not known', () => {
      const paths = [...render([section]).html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path);
      expect(paths.filter(path => path !== '/' && !facts.related.some(page => page.href === path))).toEqual(
        [],
      );
    });

    it('names every frame and picture', () => {
      for (const [tag] of render([section]).html.matchAll(/<(?:iframe|img)[^>]*>/g))
        expect(tag).toMatch(/ (?:title|alt)="/);
    });
  },
);

describe('Sections', () => {
  const [hero, ...others] = sampleSections;

  it('renders sections by their order', () => {
    const ids = [...render([...sampleSections].reverse()).html.matchAll(/<section id="([^"]+)">/g)].map(
      ([, id]) => id,
    );
    expect(ids).toEqual([...sampleSections].sort((a, b) => a.order - b.order).map(section => section.id));
  });

  it('has one main heading, in the first hero', () => {
    expect(render(sampleSections).html.match(/<h1/g)).toHaveLength(1);
    expect(
      render(hero === undefined ? [] : [hero, { ...hero, id: 'second' }]).html.match(/<h1/g),
    ).toHaveLength(1);
  });

  it('renders an unknown type as its title and text', () => {
    const text = others.find(section => section.type === 'text');
    const { html, failed } = render(
      text === undefined ? [] : [{ ...text, type: 'carousel', title: 'Hello' }],
    );
    expect(failed).toEqual([]);
    expect(html).toMention(/<section id="[^"]*">.*<h2[^>]*>Hello<\/h2>/);
  });

  it('shows an error block for a section that fails and renders the others', () => {
    const broken = others.map(section => (section.type === 'faq' ? withContent(section, null) : section));
    const { html, failed } = render(broken);
    expect(failed).toEqual(['faq']);
    expect(html).toMention(
      /Section Rendering Error<\/h2><p>Failed to render section: faq<\/p><p>Check console for details\.<\/p>/,
    );
    expect(html.match(/<section id=/g)).toHaveLength(broken.length);
    expect(html.match(/Section Rendering Error/g)).toHaveLength(1);
  });

  it('says so when there is no section', () => {
    expect(render([]).html).toMatch(/No Content Available.*This page has no content sections to display/);
  });

  it('links to a path once it is known, and to every path in the preview', () => {
    const heroOnly = sampleSections.slice(0, 1);
    expect(render(heroOnly, { known_paths: ['/pricing/'] }).html).toContain('href="/pricing"');
    expect(render(heroOnly, { known_paths: null }).html).toContain('href="/how-it-works"');
  });

  it('leads to the quote form where the page has one, else to the phone', () => {
    const closing = sampleSections
      .filter(section => section.type === 'cta')
      .map(section => withContent(section, { ...section.content, button_url: '#quote' }));
    const quote = {
      href: '#quote',
      label: 'Quote',
      text_href: null,
      photo_href: null,
      form: null,
      items: [],
      items_title: '',
    };
    expect(render(closing, { quote }).html).toMention('<a class="button call" href="#quote">');
    const plain = render(closing, { quote: { ...quote, href: '/contact' } }).html;
    expect(plain).toMention(`<a class="button call" href="${facts.business.phone_href}">`);
  });

  it('shows the nationwide text without related pages and the error text without resources', () => {
    const { html } = render(
      sampleSections
        .filter(section => section.type === 'we_also_service' || section.type === 'external_links')
        .map(emptied),
      { related: [], resources: [] },
    );
    expect(html).toMention('Explore our junk removal services available nationwide');
    expect(html).toMention('Unable to load external resources at this time');
  });

  it('says how far other towns are, and calls none of them near if one is over 12 miles away', () => {
    const areas = sampleSections
      .filter(section => section.type === 'we_also_service')
      .map(section =>
        withContent(
          { ...section, title: 'Also Near Jupiter' },
          { ...section.content, far_title: 'We Also Serve' },
        ),
      );
    const related = facts.related.map(one => ({ ...one, miles: '19 miles' }));
    const far = render(areas, { related, related_are_near: false }).html;
    expect(far).toMention('<h2>We Also Serve</h2>');
    expect(far).toMention('Stuart, FL, <small>19 miles</small>');
    expect(far).not.toContain('Near');
    expect(render(areas).html).toMention('<h2>Also Near Jupiter</h2>');
  });

  it('promises no towns where none can be linked', () => {
    const areas = sampleSections
      .filter(section => section.type === 'we_also_service')
      .map(section =>
        withContent(
          { ...section, title: 'Also Near Jupiter' },
          {
            ...section.content,
            service_areas: [],
            description: 'Here are more.',
            far_title: 'We Also Serve',
          },
        ),
      );
    const none = render(areas, { related: [] }).html;
    expect(none).not.toContain('Here are more.');
    expect(none).toMention('<h2>We Also Serve</h2>');
    expect(render(areas).html).toMention('Here are more.');
  });

  it('embeds only over https', () => {
    const films = (address: string) =>
      render(
        sampleSections
          .filter(section => section.type === 'how_it_works_video')
          .map(section => withContent(section, { description: '', video_url: address })),
      ).html;
    expect(films('https://video.example/1')).toMatch(
      /<iframe[^>]*src="https:\/\/video.example\/1"[^>]*title="Video: [^>]*loading="lazy"/,
    );
    expect(films('http://video.example/1')).not.toContain('<iframe');
    expect(films('javascript:alert(1)')).not.toContain('javascript:');
  });

  it('of many questions the first is open, and the last row holds the rest, all open together', () => {
    const faq = sampleSections.find(section => section.type === 'faq');
    if (!faq) throw new Error('No sample of questions');
    const faqs = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ question: `Q${at}?`, answer: `A${at}.` }));
    const rows = (count: number) => render([withContent(faq, { ...faq.content, faqs: faqs(count) })]).html;
    const closed = (html: string) => html.match(/<details(?![^>]* open)/g)?.length;
    expect(rows(3)).not.toMention('More questions');
    expect(closed(rows(3))).toBe(2);
    expect(rows(8)).toMention(/More questions.*<dt>Q2\?<\/dt><dd class="prose">A2\.<\/dd>.*<dt>Q7\?/);
    expect(closed(rows(8))).toBe(2);
    expect(rows(8)).toMention(/open=""[^>]*><summary><h3>Q0\?/);
  });

  it('visitors see nothing of a section without testimonials, and its editor is told', () => {
    const empty = sampleSections
      .filter(section => section.type === 'testimonials')
      .map(section => withContent(section, { testimonials: [], background_image: '' }));
    expect(render(empty, { known_paths: null }).html).toMention('No testimonials available.');
    expect(render(empty, { known_paths: [] }).html).not.toMention(/testimonials available|<h2/);
  });

  it('opens one question at a time', () => {
    const { html } = render(sampleSections.filter(section => section.type === 'faq'));
    expect(new Set([...html.matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(1);
  });
});

describe('the place on a map', () => {
  const map = (content: Record<string, string>): Section => ({
    id: 'map',
    type: 'map',
    title: 'Where',
    order: 1,
    content: {
      description: '',
      map_embed_url: '',
      location: '',
      cta_text: '',
      additional_content: '',
      ...content,
    },
  });
  const filling = { fills: true, note: '' };
  const markup = renderPlaceMap(
    { label: 'Map: Miami', view_box: '0 0 1 1', scale: 1, lands: [], dots: [] },
    filling,
  );

  it('marks the names that a phone would cut, but never the page’s own town', () => {
    const dot = (name: string, x: number, label_side: 'left' | 'right') => ({
      name,
      x,
      y: 0,
      label_side,
      is_here: name === 'Rancho Santa Margarita',
    });
    const dots = [
      dot('Rancho Santa Margarita', 0, 'right'),
      dot('Kuna', 60, 'left'),
      dot('Boise', 165, 'left'),
      dot('Hudson Bend', -100, 'right'),
      dot('Lago Vista', -130, 'right'),
      dot('Georgetown', 90, 'right'),
    ];
    const svg = renderPlaceMap(
      { label: 'Map', view_box: '-220 -105 440 210', scale: 1, lands: [], dots },
      filling,
    );
    const far = [...svg.matchAll(/<text class="far"[^>]*>([^<]+)/g)].map(([, name]) => name);
    expect(far).toEqual(['Boise', 'Lago Vista', 'Georgetown']);
  });
  const without = { ...facts.map, embed_url: null };

  it('the place on a map says that there is none only where no map could be shown', () => {
    const ours = render([map({ description: 'Here.' })], { map: { ...without, markup } }).html;
    const none = render([map({ description: 'Here.' })], { map: { ...without, markup: '' } }).html;
    expect([ours, none].map(html => html.includes('Map temporarily unavailable'))).toEqual([false, true]);
    expect(ours).toContain('See it on OpenStreetMap');
  });

  it('the place on a map says when nothing was written for it', () => {
    const texts = [{}, { description: 'Here.' }].map(content =>
      render([map(content)]).html.includes('No content entered in the template editor'),
    );
    expect(texts).toEqual([true, false]);
  });
});
