import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { illustrationSets } from './illustration-set.ts';
import { setStyleSheet } from './illustration-sheet.ts';
import { illustrationsOf } from './registry.ts';
import { shapeOf } from './shape-of.ts';

const tokens = await readFile(join(import.meta.dirname, '../tokens.css'), 'utf8');
const sheetOf = (set: (typeof illustrationSets)[number]) =>
  setStyleSheet(tokens, set, illustrationsOf(set), shapeOf);

it('a sign is drawn in the colors of the tokens, by day and by night', () => {
  const dot = { box: '0 0 98 92', markup: '<circle class="a" r="9"></circle>' };
  const scene = { kind: 'room', closeBox: '' } as const;
  const dark = '@media (prefers-color-scheme: dark)';
  const colors = `${tokens} --art-line: #000111; --art-blue: #000222;`.replace(
    dark,
    `--art-line: #fff111; --art-blue: #fff222; ${dark}`,
  );
  const picture = (line: string, blue: string) =>
    'url("data:image/svg+xml,' +
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 98 92'><style>" +
    `svg{fill:none;stroke:%23${line};stroke-width:4;stroke-linecap:round;stroke-linejoin:round}` +
    `*{vector-effect:non-scaling-stroke}.a{fill:%23${blue};stroke:none}</style><circle class='a' r='9'/></svg>")`;
  const dots = { mark: 'dot', promise: 'dot', scene, things: null };
  expect(setStyleSheet(colors, 'any', dots, () => dot)).toContain(`
i.art-dot {
  background-image: ${picture('fff111', 'fff222')};
  @media (prefers-color-scheme: dark) {
    background-image: ${picture('000111', '000222')};
  }
}
`);
});

it('a color that the tokens lack is an error', () => {
  const sand = tokens.replaceAll('--art-sand:', '--sand:');
  expect(() => setStyleSheet(sand, 'local', illustrationsOf('local'), shapeOf)).toThrow(
    'tokens.css has no color --art-sand',
  );
});

it.each(illustrationSets)('every part of the illustrations of %s has its color', set => {
  const pictures = Array.from(sheetOf(set).matchAll(/url\("([^"]+)"\)/g), ([, picture = '']) => picture);
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const parts = Array.from(picture.matchAll(/class='([^']+)'/g), ([, part = '']) => part);
    expect(parts.filter(part => !picture.includes(`.${part}{`))).toEqual([]);
  }
});

it.each(illustrationSets)('the illustrations of %s are a small part of a page', set => {
  expect(gzipSync(sheetOf(set)).length).toBeLessThan(6_500);
});
