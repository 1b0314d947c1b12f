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

test('a service’s page without a town names none, and shows no half of a row', () => {
  const page = composeServicePage(service, packStore.own());
  const text = JSON.stringify(page.sections);
  expect(text).not.toMatch(/[[{]city|Known in|How often/);
  expect(text).toContain('Just moved here');
  expect(text).toContain('Ask for piano tuning by its name');
});

test('the description of a service’s page ends with a whole sentence', () => {
  expect(composeServicePage(service, packStore.own()).description).toBe(service.summary);
});
