import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { IllustrationSet } from './illustration-set.ts';
import { HeroScene, Scene } from './scene.tsx';
import { BesideScene, Thing } from './thing.tsx';

const factsOf = (illustrations: IllustrationSet, keyword: string) => ({
  keyword,
  business: { name: 'Ann & Sons' },
  fallbacks: { illustrations },
});
const heroOf = (set: IllustrationSet, keyword: string) =>
  renderToStaticMarkup(<HeroScene facts={factsOf(set, keyword)} />);

it.each([
  ['hauling', 'fridge removal', 'art art-street near'],
  ['hauling', 'sofa removal', 'art art-street'],
  ['cleaning', 'oven cleaning', 'art art-street'],
  ['pets', 'puppy baths', 'art art-street'],
] as const)(
  'the style sheet draws the street of %s for %j, the page what is in front',
  (set, keyword, name) => {
    const hero = heroOf(set, keyword);
    expect(hero).toContain(`class="${name}"`);
    expect(hero.length).toBeLessThan(3_000);
  },
);

it.each(['marriage', 'recovery'] as const)('the page draws the scene of %s', set => {
  expect(heroOf(set, '')).toContain('<path');
});

it.each(['hauling', 'cleaning', 'plumbing'] as const)('the vehicle of %s carries the business name', set => {
  expect(heroOf(set, '')).toContain('ANN &amp;</text>');
});

it('what a business without a vehicle shows carries no name', () => {
  expect(heroOf('papers', '')).not.toContain('<text');
});

it('a share picture has the whole scene, with what the page is about', () => {
  const [stove, bath] = ['oven cleaning', 'bathroom cleaning'].map(keyword =>
    renderToStaticMarkup(<Scene facts={factsOf('cleaning', keyword)} />),
  );
  expect(stove).toContain('<path');
  expect(stove).not.toBe(bath);
});

it('a set without illustrations of things shows its sign', () => {
  expect(renderToStaticMarkup(<Thing of="marriage" about="sofa" />)).toBe(
    '<i class="art art-certificate"></i>',
  );
  expect(renderToStaticMarkup(<Thing of="plumbing" about="Toilets" />)).toContain('art art-toilet');
});

it('what a scene shows is not shown beside it', () => {
  const facts = factsOf('hauling', 'fridge removal');
  const beside = (about?: string) =>
    renderToStaticMarkup(<BesideScene facts={facts} {...(about === undefined ? {} : { about })} />);
  expect(beside()).toContain('art-washer');
  expect(beside('appliance removal')).toContain('art-washer');
  expect(beside('sofa')).toContain('art-sofa');
});
