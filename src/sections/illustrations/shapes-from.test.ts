import { expect, it } from 'vitest';
import { frontMarkup, shapesFrom } from './shapes-from.ts';

const svg = (content: string) =>
  `<!-- A box. -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 8">\n${content}</svg>\n`;
const shapes = (files: Record<string, string>) => shapesFrom(path => files[path]);

it('a shape has the box and the content of its file, with the end tags of HTML', () => {
  const shapeOf = shapes({ 'a/dot.svg': svg('  <g class="far">\n    <circle r="9"/>\n  </g>\n') });
  const dot = { box: '0 0 9 8', markup: '<g class="far"><circle r="9"></circle></g>' };
  expect(shapeOf('a/dot')).toEqual(dot);
  expect(shapeOf('a/gone', 'a/dot')).toEqual(dot);
});

it('a shape that uses another has its content, in a group where it is moved', () => {
  const shapeOf = shapes({
    'tree.svg': svg('<path d="M0 0"/>'),
    'yard.svg': svg('<use href="/tree.svg"/><use href="/tree.svg" transform="scale(2)"/>'),
  });
  const tree = '<path d="M0 0"></path>';
  expect(shapeOf('yard').markup).toBe(`${tree}<g transform="scale(2)">${tree}</g>`);
});

it('a shape without a file is an error that names the files', () => {
  expect(() => shapes({})('a', 'b')).toThrow('a.svg and b.svg not found');
});

it('in front of a street are the shape of a load, or the thing itself, and what lies on a truck', () => {
  const shapeOf = shapes({
    'any/front.svg': svg('<use href="#load"/><use href="#cargo-1"/><use href="#cargo-2"/>'),
    'any/front-near.svg': svg('<rect x="1"/><use href="#load"/>'),
    'all/loads/box.svg': svg('<path d="M1 1"/>'),
    'all/things/box.svg': svg('<path d="M2 2"/>'),
    'all/things/bed.svg': svg('<path d="M3 3"/>'),
  });
  const front = { folder: 'all', load: 'box', cargo: ['load', 'bed', 'bed'], near: false } as const;
  expect(frontMarkup(shapeOf, 'any', front)).toBe(
    '<path d="M1 1"></path><path d="M1 1"></path><path d="M3 3"></path>',
  );
  expect(frontMarkup(shapeOf, 'any', { ...front, load: 'bed', cargo: null, near: true })).toBe(
    '<rect x="1"></rect><path d="M3 3"></path>',
  );
});
