import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const text = (inside: string) => cleanSvg(svg(inside)).text;

describe('a logo as editors write it', () => {
  it('a logo as editors write it keeps its shapes, gradients, clips and styles', () => {
    const kept = [
      '<style>.a{fill:url(#g)}.b{fill:#c8102e;clip-path:url(#c)}</style>',
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient>',
      '<clipPath id="c"><rect class="n" width="9" height="9"/></clipPath></defs>',
      '<g transform="translate(1 2)"><path class="a" d="M0 0h4v4z"/><circle class="b" cx="4" cy="4" r="2"/></g>',
      '<path id="dot" d="M1 1h1"/><use xlink:href="#dot" x="4"/><text x="1" y="9">Smith &amp; Sons</text>',
    ].join('');
    const clean = text(kept);
    for (const part of ['.a{fill:url(#g)}', 'stop-color="#fff"', '<clipPath id="c">', 'd="M0 0h4v4z"'])
      expect(clean).toContain(part);
    expect(clean).toContain('xlink:href="#dot"');
    expect(clean).toContain('Smith &amp; Sons');
  });

  it('a logo as editors write it loses what its editor left behind', () => {
    const clean = text(
      '<!-- Generator --><metadata><a>x</a></metadata><sodipodi:namedview xmlns:sodipodi="http://s"/><?php echo 1 ?><path d="M0 0" inkscape:label="x" data-name="y"/>',
    );
    expect(clean).toMatch(/<path d="M0 0"><\/path><\/svg>$/);
  });

  it('a logo as editors write it has the size of its view box, or else of its width and height', () => {
    expect(cleanSvg(svg('', 'viewBox="-4 0 120 60" width="100%"'))).toMatchObject({ width: 120, height: 60 });
    expect(cleanSvg(svg('', 'width="30px" height="10"'))).toMatchObject({ width: 30, height: 10 });
  });

  it('a logo as editors write it comes out the same when it is cleaned again', () => {
    const once = text('<style>.a{fill:#fff}</style><path class="a" d="M0 0"/>');
    expect(cleanSvg(once).text).toBe(once);
  });
});

describe('an SVG is refused', () => {
  const depth = (levels: number) =>
    Array.from(
      { length: levels },
      (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`,
    ).join('');
  const masks = (levels: number) =>
    `<style>${Array.from({ length: levels }, (_, at) => `.m${at}{mask:url(#k${at})}`).join('')}</style>` +
    Array.from(
      { length: levels },
      (_, at) => `<mask id="k${at + 1}">${`<rect class="m${at}"/>`.repeat(10)}</mask>`,
    ).join('');
  const hidden = (mask: (at: number) => string) =>
    Array.from(
      { length: 21 },
      (_, at) => `<mask id="k${at + 1}">${`<rect ${mask(at)}/>`.repeat(2)}</mask>`,
    ).join('');
  it.each([
    ['a script', '<script>alert(1)</script>', 'holds <script>'],
    [
      'a script of another namespace',
      '<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>',
      'holds <x:script>',
    ],
    ['an event handler', '<path onload="alert(1)"/>', 'holds a script'],
    ['HTML', '<foreignObject><body/></foreignObject>', 'holds <foreignObject>'],
    ['a picture', '<image href="data:image/png;base64,AA"/>', 'holds <image>'],
    ['an animation of a link', '<set attributeName="href" to="javascript:1"/>', 'holds <set>'],
    ['a link elsewhere', '<use href="https://evil.example/a.svg#a"/>', 'loads something from elsewhere'],
    ['a script as link', '<use xlink:href="javascript:alert(1)"/>', 'loads something from elsewhere'],
    ['an import', '<style>@import "//evil.example/a.css";</style>', 'loads something from elsewhere'],
    ['a hidden import', '<style>@\\69mport "x"</style>', 'loads something from elsewhere'],
    ['a font', '<style>.a{src:url(https://evil.example/a)}</style>', 'loads something from elsewhere'],
    ['an address in an attribute', '<path fill="url(//evil.example)"/>', 'loads something from elsewhere'],
    ['an address in a style', '<path style="mask: URL( \'https://e\' )"/>', 'loads something from elsewhere'],
    ['shapes without number', `<path id="u0"/>${depth(8)}`, 'repeats its shapes too often'],
    ['masks without number', `<mask id="k0"><rect/></mask>${masks(8)}`, 'repeats its shapes too often'],
    [
      'masks without number behind an id that is there twice',
      `${hidden(at => `mask="url(#k${at})"`)}${Array.from({ length: 21 }, (_, at) => `<mask id="k${at}"/>`).join('')}`,
      'repeats its shapes too often',
    ],
    ['masks that are inherited', `<g mask="url(#a)"><g mask="inherit"/></g>`, 'can’t be checked'],
    ['masks that all styles inherit', `<g style="x:1;all:inherit"/>`, 'can’t be checked'],
    ['masks in a variable', '<style>.a{--m:url(#k)}.b{mask:var(--m)}</style>', 'can’t be checked'],
    ['rules within rules', '<style>.a{mask:url(#k);.b{fill:red}}</style>', 'can’t be checked'],
    [
      'masks behind a comment in a text',
      `<style>.x{font-family:"/*"}.m{mask:url(#k)}.y{font-family:"*/"}</style>`,
      'holds a comment in its styles',
    ],
    [
      'an address behind a comment in a text',
      `<style>.x{font-family:"/*";fill:url(//evil.example);font-family:"*/"}</style>`,
      'holds a comment in its styles',
    ],
    ['a comment in an attribute', '<path style="fill:/*"/>', 'holds a comment in its styles'],
    ['an id in disguise', '<path style="mask:url(#%6B0)"/>', 'loads something from elsewhere'],
    [
      'many classes of many references',
      `<style>${'.a{x:url(#b)}'.repeat(9_000)}</style>${'<g class="a"/>'.repeat(4_000)}`,
      'repeats its shapes too often',
    ],
    ['a circle of references', '<g id="a"><use href="#a"/></g>', 'refers to itself'],
    ['rules that reach everything', '<style>*{mask:url(#a)}</style>', 'can’t be checked'],
    ['very many shapes', '<path/>'.repeat(6_000), 'too many shapes'],
    ['very deep groups', `${'<g>'.repeat(600)}${'</g>'.repeat(600)}`, 'too many shapes within'],
    ['groups as deep as a file can hold', `${'<g>'.repeat(35_000)}${'</g>'.repeat(35_000)}`, ''],
    ['tags that don’t close', '<g>', 'is not well-formed'],
  ])('an SVG is refused for %s', (_, inside, reason) => {
    expect(() => text(inside)).toThrow(reason);
  });

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('&a;')}`, 'defines entities'],
    ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is not an SVG drawing'],
    ['no size', svg('', ''), 'how wide and how high'],
    ['no width', svg('', 'viewBox="0 0 0 10"'), 'how wide and how high'],
    ['a hair', svg('', 'viewBox="0 0 1000 1"'), 'too narrow'],
    ['nothing', '', 'is not well-formed'],
  ])('an SVG is refused as a whole for %s', (_, whole, reason) => {
    expect(() => cleanSvg(whole)).toThrow(reason);
  });
});
