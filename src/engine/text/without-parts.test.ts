import { expect, it } from 'vitest';
import { withoutParts } from './without-parts.ts';

const withoutComments = (text: string) => withoutParts(text, /<!--/g, () => /-->/g);
const withoutElements = (text: string) =>
  withoutParts(text, /<(style|script)\b/gi, name => new RegExp(`</${name}>`, 'gi'));

it('cuts from an opening mark to the next closing one', () => {
  expect(withoutComments('a <!-- b --> c <!-- <!-- d --> e --> f')).toBe('a  c  e --> f');
  expect(withoutParts('/*/ a */ b /**/ c', /\/\*/g, () => /\*\//g)).toBe(' b  c');
});

it('finds the closing mark that belongs to the opening one', () => {
  expect(withoutElements('a<STYLE><script></style>b<Script>c</style></script>d')).toBe('abd');
});

it('keeps what is never closed', () => {
  expect(withoutComments('a <!-- b')).toBe('a <!-- b');
  expect(withoutElements('<style>a<script>b</script>')).toBe('<style>a');
});

it('reads a text once, however many opening marks it has', () => {
  const open = '<!--'.repeat(200_000);
  expect(withoutComments(open)).toBe(open);
  expect(withoutComments(`${open}-->a`)).toBe('a');
});
