import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noAnswers, type ServiceAnswers } from '../../../contract/business/answers.ts';
import { readServiceContent } from '../../../sections/schemas.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { ownerContextOf } from '../answers/owner-context.ts';
import { toStated } from '../claims/find-claims.ts';
import { textsIn } from '../claims/shipped-texts.ts';
import { packStore } from '../packs/pack-store.ts';
import { countOwnSentences } from './count-own-sentences.ts';
import { draftService } from './draft-service.ts';
import { serviceIssues, withAnswers } from './service-issues.ts';
import { servicePhrases } from './service-phrases.ts';

const pack = packStore.pack('local-services');
const boise = { city: 'Boise', state: 'ID' };
const towns: Readonly<Record<string, { city: string; state: string }>> = {
  'dog-grooming-boise': boise,
  'pool-cleaning-mesa': { city: 'Mesa', state: 'AZ' },
  'notary-queens': { city: 'Queens', state: 'NY' },
};
const described = (file: string) =>
  readFileSync(join(projectRoot, 'test/descriptions', `${file}.txt`), 'utf8');

const draft = (
  description: string,
  { answers = {}, town = boise }: { answers?: Partial<ServiceAnswers>; town?: typeof boise } = {},
) =>
  draftService(
    { name: 'Dog Grooming', keywords: ['dog grooming'], description, answers: { ...noAnswers, ...answers } },
    { owner: ownerContextOf([town], []), others: [], needed: 12 },
  );
const textOf = (value: unknown) => [...textsIn(value)].map(({ text }) => text).join('\n');

test.each([
  ['Dog Grooming', 'dog grooming', 'a dog grooming', false],
  ['POOL CLEANING', 'pool cleaning', 'a pool cleaning', false],
  ['Pool Care', 'pool care', 'a pool care', false],
  ['Locksmith', 'locksmith services', 'a locksmith', true],
  ['Handyman Services', 'handyman services', 'a handyman', true],
  ['Tax Service', 'tax services', 'a tax', true],
  ['Attic Cleanouts', 'attic cleanouts', 'an attic cleanout', true],
  ['Sump Pumps', 'sump pump services', 'a sump pump', true],
  ['Batteries', 'battery services', 'a battery', true],
  ['Light Switches', 'light switch services', 'a light switch', true],
  ['Bookshelves', 'bookshelf services', 'a bookshelf', true],
  ['Blinds', 'blinds services', 'a blinds', true],
  ['Window Glass', 'window glass services', 'a window glass', true],
  ['HVAC Repair', 'HVAC repair', 'an HVAC repair', false],
  ['iPhone Repair', 'iPhone repair', 'an iPhone repair', false],
  ['Uniform Tailoring', 'uniform tailoring', 'a uniform tailoring', false],
  ['Hourly Rentals', 'hourly rentals', 'an hourly rental', true],
  ['Spanish Lessons', 'Spanish lessons', 'a Spanish lesson', true],
  ['Art Classes', 'art classes', 'an art class', true],
  ['Foundation', 'foundation services', 'a foundation', true],
  ['Snow and Ice Removal', 'snow and ice removal services', 'a snow and ice removal', true],
  ['Tire Change (roadside)', 'tire change services', 'a tire change', true],
])('“%s” stands in sentences as “%s”, “%s”', (name, service, a_service, is_plural) => {
  expect(servicePhrases(name)).toEqual({
    service,
    a_service,
    is_plural,
    one_service: a_service.replace(/^an? /, ''),
  });
});

test('a keyword that names work is used for a name that names a thing', () => {
  expect(servicePhrases('Sump Pumps', 'sump pump repair').service).toBe('sump pump repair');
  expect(servicePhrases('Dog Grooming', 'dog groomer').service).toBe('dog grooming');
});

describe('texts from a description', () => {
  test.each(Object.keys(towns))(
    'texts from the description of %s say every sentence of it, and nothing else',
    file => {
      const town = towns[file] ?? boise;
      const { answers, content, remarks, questions, own_sentences } = draft(described(file), { town });
      expect(remarks).toEqual([]);
      expect(readServiceContent(content)).toEqual(content);
      const plain = (text: string) =>
        text
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}$]+/gu, ' ')
          .trim();
      const typed = plain(described(file));
      const written = [...textsIn(content)].map(({ text }) => text);
      const questionsAsked = new Set(content.questions.map(({ question }) => question));
      for (const text of written.filter(one => !questionsAsked.has(one)))
        for (const sentence of text.split(/(?<=[.?!]) /)) expect(typed).toContain(plain(sentence));
      expect(new Set(questions.map(({ part }) => part))).not.toContain('price');
      expect(answers.mistakes).not.toBe('');
      expect(answers.ready).not.toBe('');
      expect(answers.duration).not.toBe('');
      expect(own_sentences).toBeGreaterThanOrEqual(11);
      expect(serviceIssues(content, pack, null)).toEqual([]);
    },
  );

  test('texts from a description keep who speaks, and split what the words tell apart', () => {
    const { answers, content } = draft(described('dog-grooming-boise'));
    expect(answers.work).toBe(
      'I groom dogs in a van that parks in your driveway, one dog at a time, so nobody waits in a cage.',
    );
    expect(answers.refused.split('\n')).toHaveLength(2);
    expect(content.price).toMatch(/^A bath and trim is \$75/);
    expect(content.taken).toEqual([
      'Nails',
      'Ears',
      'Paw pads',
      'A sanitary trim',
      'A note on lumps or sore spots',
    ]);
    expect(content.situations[1]).toEqual({
      title: 'In early summer many call about cheatgrass',
      description: 'The seeds work into paws and ears, and I comb them out before they go deeper.',
    });
  });

  test('texts from a description follow headings and lists', () => {
    const { answers, content } = draft(
      [
        'Steps:',
        '1. We test the brakes on the stand',
        '2) We write down what is worn',
        '- We replace it while you watch',
        '',
        'What we don’t do:',
        '• Motorcycles',
        'Price: by the part, and the work is by the quarter hour.',
        'Included: tubes, cables, a test ride',
      ].join('\n'),
    );
    expect(answers).toMatchObject({
      steps: 'We test the brakes on the stand\nWe write down what is worn\nWe replace it while you watch',
      refused: 'Motorcycles',
      price: 'by the part, and the work is by the quarter hour.',
    });
    expect(content.steps.map(({ description }) => description)).toEqual([
      'We test the brakes on the stand.',
      'We write down what is worn.',
      'We replace it while you watch.',
    ]);
    expect(content.refused).toEqual([{ title: 'Motorcycles', description: '' }]);
    expect(content.taken).toEqual(['Tubes', 'Cables', 'A test ride']);
  });

  test('texts from a description lose no sentence of a long list, and a question of the owner’s keeps its answer', () => {
    const reasons = Array.from({ length: 9 }, (_, at) => `People call when sign ${at} is on the coat.`);
    const { content } = draft(
      `${reasons.join('\n')}\nDo you take cats? Only short-haired ones, in the morning.`,
    );
    expect(content.situations).toHaveLength(6);
    const said = textOf(content);
    for (const reason of reasons) expect(said).toContain(reason);
    expect(content.questions[0]).toEqual({
      question: 'Do you take cats?',
      answer: 'Only short-haired ones, in the morning.',
    });
  });
});

describe('what is missing', () => {
  test('what is missing is asked for by part, and nothing fills it', () => {
    const { questions, content, own_sentences } = draft('I groom dogs.');
    expect(questions.map(({ part }) => part)).toEqual([
      'steps',
      'situations',
      'included',
      'refused',
      'price',
      'duration',
      'mistakes',
      'ready',
    ]);
    expect(textOf(content).trim()).toBe('I groom dogs.');
    expect(own_sentences).toBe(1);
    expect(draft('').questions[0]?.part).toBe('work');
  });

  test('what is missing with all parts and too few sentences is more of the shortest', () => {
    const answers = {
      work: 'I wash dogs.',
      steps: 'I wet the coat well.\nI dry it by hand.',
      situations: 'The dog smells of skunk.',
      included: 'Towels',
      refused: 'I wash no cats at all.',
      price: 'It goes by the pound.',
      duration: 'It takes an hour.',
      mistakes: 'Soap stays in the coat.',
      ready: 'Have a leash at hand.',
    };
    const { questions, own_sentences } = draft('', { answers });
    expect(own_sentences).toBe(9);
    expect(questions[0]).toMatchObject({
      part: 'included',
      question: expect.stringMatching(/Tell a little more/),
    });
  });

  test('what is missing is counted without phrases of the program and sentences of other services', () => {
    const content = readServiceContent({
      intro: '{I wash dogs in the yard.|Dogs are washed in the yard.} Towels are warm.',
      questions: [{ question: 'What should I have ready?', answer: 'A leash is enough.' }],
    });
    const service = { name: 'Dog Washing', keywords: ['dog washing'], content };
    expect(countOwnSentences(service, [])).toBe(3);
    const other = {
      name: 'Cat Washing',
      keywords: ['cat washing'],
      content: readServiceContent({ price: 'Towels are warm.' }),
    };
    expect(countOwnSentences(service, [other])).toBe(2);
    const pattern = packStore.pack('local-services').service_draft?.price[0]?.[0] ?? '';
    expect(
      countOwnSentences(
        {
          ...service,
          content: readServiceContent({ price: pattern.replaceAll(/\{\{\w+\}\}/g, 'dog washing') }),
        },
        [],
      ),
    ).toBe(0);
  });
});

describe('what no text may say', () => {
  test.each([
    ['Call me at (208) 555-0134 any time.', /phone number/],
    ['Write to me at ann@dogs.example for a date.', /email address/],
    ['See www.dogs.example for pictures.', /web address/],
    ['I park at 1200 Warm Springs Avenue in the morning.', /street address/],
    ['I am the best groomer in town for doodles.', /“the best” can’t be proved/],
    ['I am fully licensed and insured for this.', /“licensed” can’t be proved/],
    ['Most of my dogs live in Nampa near the lake.', /“Nampa” would be on the pages of every other town/],
    ['I drive as far as Portland, OR for shows.', /“Portland”/],
    ['Boise dogs have dry skin in winter.', /“Boise”/],
    ['Bañamos perros grandes y pequeños en su casa.', /not in English/],
  ])('what no text may say is left out, and told with its line: %s', (line, message) => {
    const { remarks, content, answers } = draft(`I groom dogs in a van.\n${line}\nA bath takes an hour.`);
    expect(remarks).toEqual([
      { part: null, line: 2, text: line, message: expect.stringMatching(message), is_left_out: true },
    ]);
    expect(textOf(content)).not.toContain(line);
    expect(Object.values(answers).join('\n')).not.toContain(line);
    const told = draft('', { answers: { work: line } });
    expect(told.remarks).toMatchObject([{ part: 'work', line: 1, is_left_out: true }]);
    expect(told.answers.work).toBe(line);
    expect(told.content.intro).toBe('');
  });

  test('what no text may say does not hold back what others have to be, or an amount', () => {
    const { remarks } = draft('Gas lines go to a licensed plumber.\nA trim is $40, and it takes 20 minutes.');
    expect(remarks).toEqual([]);
  });

  test('HTML, emoji, capitals and marks of templates are made plain text', () => {
    const { content, remarks } = draft(
      '<b>I groom dogs</b> 🐶 in {my|your} yard!!\nMATTED COATS ARE CUT SHORT BEFORE THE BATH.',
      {},
    );
    expect(content.intro).toBe(
      'I groom dogs in \\{my\\|your\\} yard! Matted coats are cut short before the bath.',
    );
    expect(remarks.map(({ line, is_left_out }) => [line, is_left_out])).toEqual([
      [1, false],
      [1, false],
      [1, false],
      [2, false],
    ]);
    expect(serviceIssues(content, pack, null)).toEqual([]);
  });
});

test('an answer covers the owner’s amounts and names, but no praise', () => {
  const known = { stated: toStated([]), places: new Set<string>() };
  const content = readServiceContent({ price: 'We are the best for $60, or $70, with Malaseb.' });
  const issues = serviceIssues(
    content,
    pack,
    withAnswers(known, ['A bath is $60, with Malaseb.', 'We are the best in town.']),
  );
  expect(issues.map(({ message }) => message.split(':')[0])).toEqual(['“the best”', '“$70”']);
});

test('each shipped description has a town to check it with', () => {
  const files = readdirSync(join(projectRoot, 'test/descriptions')).map(file => file.replace('.txt', ''));
  expect(files.toSorted()).toEqual(Object.keys(towns).toSorted());
});
