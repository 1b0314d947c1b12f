import { describe, expect, it } from 'vitest';
import { splitAtBar } from './split-at-bar.ts';

describe('splitAtBar', () => {
  it('splits at the first bar only', () => {
    expect(splitAtBar('Price | From $99 | today')).toEqual(['Price', 'From $99 | today']);
  });

  it('leaves the bars of spin text alone', () => {
    expect(splitAtBar('{Fast|{Quick|Same-day}} pickup | {Today|Tomorrow}')).toEqual([
      '{Fast|{Quick|Same-day}} pickup',
      '{Today|Tomorrow}',
    ]);
  });

  it('sees past placeholders', () => {
    expect(splitAtBar('{{keyword}} in {{city}} | {a|b}')).toEqual(['{{keyword}} in {{city}}', '{a|b}']);
  });

  it('finds no split where every bar is inside braces', () => {
    expect(splitAtBar('{Fast|Quick} {{keyword}}')).toBeNull();
  });

  it('treats a brace without a partner as an ordinary character', () => {
    expect(splitAtBar('Size {big | We carry it')).toEqual(['Size {big', 'We carry it']);
    expect(splitAtBar('Size} | We {carry')).toEqual(['Size}', 'We {carry']);
  });
});
