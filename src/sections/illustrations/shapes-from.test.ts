import { expect, it } from 'vitest';
import { crewMarkup, shapesFrom } from './shapes-from.ts';

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

it('a crew carries the shape of a load, or of the thing itself', () => {
  const shapeOf = shapes({
    'any/crew.svg': svg('<use href="#load"/>'),
    'any/crew-bed.svg': svg('<rect x="1"/><use href="#load"/>'),
    'any/loads/box.svg': svg('<path d="M1 1"/>'),
    'any/things/box.svg': svg('<path d="M2 2"/>'),
    'any/things/bed.svg': svg('<path d="M3 3"/>'),
  });
  expect(crewMarkup(shapeOf, 'any', 'box')).toBe('<path d="M1 1"></path>');
  expect(crewMarkup(shapeOf, 'any', 'bed')).toBe('<rect x="1"></rect><path d="M3 3"></path>');
});
