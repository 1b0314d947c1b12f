import { describe, expect, it } from 'vitest';
import { safeHref, safeSource } from './safe-address.ts';

const followed = [
  'https://example.com/a?b=c#d',
  'HTTP://example.com',
  'mailto:sales@example.com?subject=Free quote',
  'tel:{{phone}}',
  '/contact',
  '/{{slug}}/',
  '#quote',
  '{{website_url}}',
];

const refused = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:///evil',
  'file:///etc/passwd',
  'contact',
  '{javascript:alert(1)|/contact}',
  '{{a}}javascript:alert(1)',
];

describe('safeHref', () => {
  it.each(followed)('accepts %s', address => {
    expect(safeHref(address)).toBe(address);
  });

  it.each(refused)('refuses %j', address => {
    expect(safeHref(address)).toBe('');
  });
});

describe('safeSource', () => {
  it('loads from the web and from this site, but not from mail or phone links', () => {
    expect(safeSource('https://example.com/v.mp4')).not.toBe('');
    expect(safeSource('/uploads/v.mp4')).not.toBe('');
    expect(safeSource('tel:5550142')).toBe('');
    expect(safeSource('mailto:a@example.com')).toBe('');
  });
});
