import { describe, expect, test } from 'vitest';
import { keyOfPath, readDestination, readSource, withQuery } from './redirect-path.ts';

describe('the key of a path', () => {
  test('the key of a path is the same with and without a slash at the end, and however its letters are encoded', () => {
    expect(keyOfPath('/old/')).toBe('/old');
    expect(keyOfPath('/caf%C3%A9')).toBe(keyOfPath('/cafe%CC%81'));
    expect(keyOfPath('/')).toBe('/');
  });

  test('the key of a path does not exist where a path may be read in two ways', () => {
    for (const path of [
      '/a//b',
      '/a/../b',
      '/%2e%2e/b',
      '/a%2fb',
      '/a%5cb',
      '/a%00',
      '/a%0d%0aSet-Cookie:x',
      '/a%',
      '/%c0%ae',
      '/a%3fb',
      'a',
      `/${'a'.repeat(8_000)}`,
    ]) {
      expect([path, keyOfPath(path)]).toEqual([path, null]);
    }
  });

  test('decodes once: what is encoded twice stays encoded', () => {
    expect(keyOfPath('/%252e%252e/x')).toBe('/%2e%2e/x');
  });
});

describe('a source', () => {
  test('a source is read as people write it', () => {
    expect(readSource(' /Old Page/ ')).toEqual({ key: '/Old Page' });
    expect(readSource('/año')).toEqual({ key: '/año' });
  });

  test('a source is refused with the reason', () => {
    expect(readSource('')).toEqual({ problem: expect.stringContaining('old path') });
    expect(readSource('https://old.example/a')).toEqual({ problem: expect.stringContaining('no domain') });
    expect(readSource('//evil.example')).toEqual({ problem: expect.stringContaining('no domain') });
    expect(readSource('/a?utm_source=1')).toEqual({ problem: expect.stringContaining('query') });
    expect(readSource('/')).toEqual({ problem: expect.stringContaining('front page') });
    expect(readSource('/admin/x')).toEqual({ problem: expect.stringContaining('program itself') });
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-pages-1.xml', '/%73itemap.xml/'])
      expect([path, readSource(path)]).toEqual([
        path,
        { problem: expect.stringContaining('program itself') },
      ]);
    expect(readSource('/sitemap-of-our-town')).toEqual({ key: '/sitemap-of-our-town' });
    expect(readSource('/a/%2e%2e/b')).toEqual({ problem: expect.stringContaining('can’t be read') });
  });
});

describe('a destination', () => {
  test('a destination is a path of the site, with its query and fragment', () => {
    expect(readDestination('/new/?a=1#b', null)).toEqual({ address: '/new/?a=1#b', key: '/new' });
    expect(readDestination('/a/../new', null)).toEqual({ address: '/new', key: '/new' });
  });

  test('a destination is an https address of another site', () => {
    expect(readDestination('https://Other.example/x', 'ours.example')).toEqual({
      address: 'https://other.example/x',
      key: null,
    });
  });

  test('a destination is taken as a path when it names our own host', () => {
    expect(readDestination('https://ours.example/x/', 'ours.example')).toEqual({ address: '/x/', key: '/x' });
  });

  test('a destination shows look-alike letters of a domain for what they are', () => {
    expect(readDestination('https://аpple.example/', null)).toMatchObject({
      address: expect.stringContaining('xn--'),
    });
  });

  test('a destination is a path of the site or an https address, and nothing else', () => {
    for (const text of [
      '',
      '//evil.example',
      '/\\evil.example',
      'http://plain.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user:pass@evil.example/',
      'https://',
      '/a\r\nSet-Cookie: x=1',
      'new-page',
      'mailto:a@b.example',
    ]) {
      expect([text, 'problem' in readDestination(text, null)]).toEqual([text, true]);
    }
  });
});

describe('the query of a request', () => {
  test('the query of a request is passed on, after the destination’s own', () => {
    expect(withQuery('/new', '?utm=1')).toBe('/new?utm=1');
    expect(withQuery('/new?a=1#top', '?b=2')).toBe('/new?a=1&b=2#top');
    expect(withQuery('/new#top', '')).toBe('/new#top');
  });
});
