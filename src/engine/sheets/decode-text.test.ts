import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const names = 'name;town\r\nJosé Peña;Cañon City\r\n';
const latin = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(names), 'utf-8', false],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${names}`), 'utf-8', false],
    ['what Excel calls CSV', latin(names), 'windows-1252', true],
    ['what Excel calls Unicode text', utf16(`\uFEFF${names}`), 'utf-16le', false],
    ['UTF-16 without a mark', utf16(names), 'utf-16le', false],
    ['UTF-16, the other order', Buffer.from(utf16(`\uFEFF${names}`)).swap16(), 'utf-16be', false],
  ])('reads %s', (_, bytes, encoding, isGuessed) => {
    expect(decodeText(bytes)).toEqual({ text: names, encoding, isGuessed });
  });

  it('reads typographic marks of Windows', () => {
    expect(decodeText(Buffer.from([0x93, 0x4f, 0x92, 0x94, 0x20, 0x80]))).toMatchObject({ text: '“O’” €' });
  });

  it('names the line of a letter that another program lost', () => {
    expect(decodeText(Buffer.from('author\nAnn\nJos\uFFFD Pe\uFFFDa\n'))).toEqual({
      problem: 'Line 3 has a lost letter: “or Ann Jos� Pe�a”. Export the file again as CSV UTF-8.',
    });
  });

  it('counts lines that end with CR alone', () => {
    expect(decodeText(Buffer.from('author\rAnn\rJos\uFFFD'))).toMatchObject({
      problem: expect.stringContaining('Line 3 '),
    });
  });

  it('refuses a file of two encodings, with the line', () => {
    const bytes = Buffer.concat([Buffer.from('José\nPeña\n'), latin('Zúñiga'.slice(0, 2))]);
    expect(decodeText(bytes)).toMatchObject({ problem: expect.stringContaining('Line 3 is not UTF-8, but') });
  });

  it('refuses what is no text, with the line', () => {
    expect(decodeText(Buffer.from('a\nb\0c'))).toMatchObject({
      problem: expect.stringContaining('not a text file, see line 2'),
    });
    expect(decodeText(latin('a\né'), 'utf-8')).toMatchObject({
      problem: expect.stringContaining('Line 2 is not UTF-8'),
    });
  });
});
