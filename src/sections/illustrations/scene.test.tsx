import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { IllustrationSet } from './illustration-set.ts';
import { HeroScene, Scene } from './scene.tsx';
import { Thing } from './thing.tsx';

const factsOf = (illustrations: IllustrationSet, keyword: string) => ({
  keyword,
  business: { name: 'Ann & Sons' },
  fallbacks: { illustrations },
});
const heroOf = (set: IllustrationSet, keyword: string) =>
  renderToStaticMarkup(<HeroScene facts={factsOf(set, keyword)} />);

it.each([
  ['hauling', 'fridge removal', 'art art-street fridge'],
  ['cleaning', 'oven cleaning', 'art art-street kitchen'],
  ['plumbing', 'water heater repair', 'art art-street water-heater'],
  ['local', 'lawn care', 'art art-street tools'],
] as const)('the style sheet draws the scene of %s for %j', (set, keyword, className) => {
  const hero = heroOf(set, keyword);
  expect(hero).toContain(`class="${className}"`);
  expect(hero).not.toContain('<path');
});

it.each(['marriage', 'recovery'] as const)('the page draws the scene of %s', set => {
  expect(heroOf(set, '')).toContain('<path');
});

it.each(['hauling', 'cleaning', 'plumbing'] as const)('the vehicle of %s carries the business name', set => {
  expect(heroOf(set, '')).toContain('ANN &amp;</text>');
});

it('the van of any trade carries no name', () => {
  expect(heroOf('local', '')).not.toContain('<text');
});

it('a share picture has the whole scene, with what the page is about', () => {
  const [stove, bath] = ['oven cleaning', 'bathroom cleaning'].map(keyword =>
    renderToStaticMarkup(<Scene facts={factsOf('cleaning', keyword)} />),
  );
  expect(stove).toContain('<path');
  expect(stove).not.toBe(bath);
});

it('a set without illustrations of things shows its mark', () => {
  expect(renderToStaticMarkup(<Thing of="marriage" about="sofa" />)).toBe('<i class="art art-rings"></i>');
  expect(renderToStaticMarkup(<Thing of="plumbing" about="Toilets" />)).toContain('art art-toilet');
});
