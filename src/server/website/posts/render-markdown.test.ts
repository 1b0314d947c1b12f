import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const inline = (text: string) =>
  renderMarkdown(text)
    .trim()
    .replace(/^<p>|<\/p>$/g, '');

describe('links', () => {
  test.each([
    ['a page of ours', '[x](/pricing)', '<a href="/pricing">x</a>'],
    ['https', '[x](https://example.com/a?b=1&c=2)', '<a href="https://example.com/a?b=1&amp;c=2">x</a>'],
    ['mail', '[x](mailto:a@example.com)', '<a href="mailto:a@example.com">x</a>'],
  ])('%s may be followed', (_, text, html) => {
    expect(inline(text)).toBe(html);
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](java&#10;script:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](file:///etc/passwd)',
    '<javascript:alert(1)>',
    '[x][1]\n\n[1]: javascript:alert(1)',
  ])('%s stays text', text => {
    expect(renderMarkdown(text)).not.toContain('<a');
  });
});

describe('pictures', () => {
  test('an https picture and one of this site are shown, with their words', () => {
    expect(inline('![a "truck"](https://example.com/a.jpg)')).toBe(
      '<img src="https://example.com/a.jpg" alt="a &quot;truck&quot;" loading="lazy" decoding="async">',
    );
    expect(inline('![truck](/uploads/a.webp)')).toContain('src="/uploads/a.webp"');
  });

  test.each([
    '![<b>](data:image/png;base64,AAAA)',
    '![<b>](http://example.com/a.jpg)',
    '![<b>](//example.com/a.jpg)',
    '![<b>](javascript:alert(1))',
  ])('%s gives no picture', text => {
    expect(renderMarkdown(text)).not.toContain('<img');
    expect(renderMarkdown(text)).toContain('&lt;b&gt;');
  });
});

describe('structure', () => {
  test('headings begin at the second level and never leave one out', () => {
    const levels = (text: string) => [...renderMarkdown(text).matchAll(/<(h\d)>/g)].map(([, level]) => level);
    expect(levels('# A\n\n## B\n\n# C')).toEqual(['h2', 'h3', 'h2']);
    expect(levels('## A\n\n#### B\n\n### C\n\n## D')).toEqual(['h2', 'h3', 'h3', 'h2']);
    expect(levels('###### A\n\n# B')).toEqual(['h2', 'h2']);
  });

  test('markup stays text everywhere', () => {
    const html = renderMarkdown(
      '<script>a</script>\n\n# <b>\n\n| <i> |\n| --- |\n| <u> |\n\n`<s>`\n\n```<x>\n<y>\n```',
    );
    expect(html).not.toMention(/<(script|b|i|u|s|x|y)>/);
  });

  test('tables and code can be scrolled by keyboard', () => {
    expect(renderMarkdown('| a |\n| --- |\n| b |')).toMatch(/^<div class="wide" [^>]*tabindex="0"><table>/);
    expect(renderMarkdown('```\ncode\n```')).toMatch(/^<pre tabindex="0">/);
  });
});
