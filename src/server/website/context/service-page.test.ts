import { expect, test } from 'vitest';
import { readServiceContent } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { composeServicePage } from './service-page.ts';

const service = {
  id: 'a',
  name: 'Piano Tuning',
  keyword: 'piano tuning',
  keywords: ['piano tuning'],
  summary:
    'Strings are tuned where the piano stands. We come by day, in the evening and, if it has to be, at night.',
  content: readServiceContent({
    intro: 'We tune all over {{city}}. Ask for {{keyword}} by its name, and say which floor the piano is on.',
    situations: [
      { title: '{New in {{city}}|Just moved here}', description: 'A move takes the pitch along.' },
      { title: 'Known in {{city}}', description: 'Nobody asks twice.' },
    ],
    questions: [{ question: 'How often?', answer: 'In {{city}} twice a year.' }],
  }),
};

const composed = { pack: packStore.own(), services: [service], needed: 12 };

test('a service’s page without a town names none, and shows no half of a row', () => {
  const page = composeServicePage(service, composed);
  const text = JSON.stringify(page.sections);
  expect(text).not.toMatch(/[[{]city|Known in|How often/);
  expect(text).toContain('Just moved here');
  expect(text).toContain('Ask for piano tuning by its name');
});

test('the description of a service’s page ends with a whole sentence', () => {
  expect(composeServicePage(service, composed).description).toBe(service.summary);
});

test('a sentence of a service’s page may stand without a title', () => {
  const content = readServiceContent({ situations: [{ title: '', description: 'The piano was moved.' }] });
  const { sections } = composeServicePage({ ...service, content }, composed);
  expect(JSON.stringify(sections)).toContain('The piano was moved.');
});

test('a service’s page is offered to search engines from twelve sentences on that no other service has', () => {
  const kinds = 'upright grand baby toy square electric player studio concert console spinet church'.split(
    ' ',
  );
  const price = kinds.map(kind => `The ${kind} piano has its own hammers.`).join(' ');
  const written = { ...service, content: readServiceContent({ price }) };
  const other = { ...written, id: 'b', name: 'Organ Care', keywords: ['organ care'] };
  const isOffered = (services: (typeof written)[]) =>
    composeServicePage(written, { ...composed, services }).in_search;
  expect(isOffered([written])).toBe(true);
  expect(
    isOffered([
      written,
      { ...other, content: readServiceContent({ intro: 'The toy piano has its own hammers.' }) },
    ]),
  ).toBe(false);
});
