import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownerContextOf } from '../../business/answers/owner-context.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { amountsIn } from './amounts-in.ts';
import { checkWritten } from './check-written.ts';
import { readWritten, type WrittenTexts } from './read-written.ts';

const told = readFileSync(join(projectRoot, 'test/descriptions/dog-grooming-boise.txt'), 'utf8');
const sources = {
  texts: [told, 'We have groomed dogs for 12 years.'],
  service: 'Dog Grooming',
  keywords: ['dog grooming'],
  owner: ownerContextOf([{ city: 'Boise', state: 'ID' }], []),
};
function written(texts: object): WrittenTexts {
  const read = readWritten(JSON.stringify(texts));
  if (!read) throw new Error('no texts');
  return read;
}
/** Why a sentence of the model may not be used; empty if it may. */
function against(sentence: string): string {
  const { content, leftOut } = checkWritten(written({ intro: sentence }), sources);
  expect(content.intro === '').toBe(leftOut.length > 0);
  return leftOut.map(({ reason }) => reason).join(' ');
}

describe('sentences of a model', () => {
  test.each([
    'I groom one dog at a time, in a van that parks in your driveway.',
    'Nobody waits in a cage.',
    'A small dog is $75 for a bath and trim; a large one is $140.',
    'A terrier takes about 90 minutes and a doodle two and a half hours.',
    'The coat is brushed out dry before the bath.',
    'Matted mats add $15 for each quarter hour, and you hear of it first.',
    'Dogs that bite are left to a vet, who can do it under sedation.',
    'Cheatgrass seeds are combed out of paws and ears.',
    'Leave room for the 22-foot van.',
    'Dogs have been groomed here for 12 years.',
    'What does a bath and trim cost?',
  ])('a sentence of the answers in other words is kept: %s', sentence => {
    expect(against(sentence)).toBe('');
  });

  test.each([
    ['A small dog is $65 for a bath and trim.', '“$65” is in none'],
    ['A terrier takes about 75 minutes.', '“75 minutes” is in none'],
    ['A terrier takes about 90 days.', '“90 days” is in none'],
    ['Mats add 15 minutes for each dog.', '“15 minutes” is in none'],
    ['I groom a dog within two hours of the call.', '“two hours” is in none'],
    ['I have groomed dogs in the van for 20 years.', '“20 years” is in none'],
    ['The dog is bathed once a week.', '“a week” is in none'],
    ['The bath is 30% off in summer.', '“30%” is in none'],
    ['I groom dogs in Meridian and around it.', '“Meridian” would be on the pages'],
    ['Meridian dogs are groomed in the van.', '“Meridian” '],
    ['The bath uses Furminator brushes and Andis clippers.', '“Furminator” is in none'],
    ['Furminator brushes take the dog’s coat out.', '“Furminator” is in none'],
    ['The best bath and trim for any dog.', 'can’t be proved here'],
    ['Every groom of a dog is guaranteed.', 'can’t be proved here'],
    ['I am licensed and insured to groom dogs.', 'can’t be proved here'],
    ['Call (208) 555-0144 before the bath.', 'A phone number belongs to the business'],
    ['See www.dogs.example.com for the bath.', 'A web address leads visitors away'],
    ['I groom dogs every Saturday in the van.', '“every Saturday” is in none'],
    ['Fleas lay eggs in carpets and sofas through winter.', 'Your answers don’t say this.'],
    ['Kittens and rabbits enjoy organic oatmeal shampoo.', 'Your answers don’t say this.'],
    ['Bañamos los perros en casa y con su champú.', 'not in English'],
    ['The bath of {{fact:business.years}} dogs.', 'marks that only templates have'],
    ['I groom {small|large} dogs in the van.', 'marks that only templates have'],
  ])('a sentence that goes beyond the answers is left out: %s', (sentence, reason) => {
    expect(against(sentence)).toContain(reason);
  });

  test.each([
    'A terrier takes about ９０ days.',
    'The bаth is thе bеst for any dog.',
    'A terrier takes 90 da\u200bys.',
  ])('letters that look like others hide nothing: %s', sentence => {
    expect(against(sentence)).not.toBe('');
  });

  test('a row whose text is left out goes with it, and the others stay', () => {
    const { content, leftOut } = checkWritten(
      written({
        intro: 'I groom dogs in a van. <script>alert(1)</script>It is the <b>cheapest</b> van.',
        situations: [
          { title: 'Matted coat behind the ears', description: 'People call when the coat has matted.' },
          { title: 'Fleas', description: 'Flea eggs hide in carpets for months.' },
          'The husky blows its undercoat.',
          { title: 7 },
        ],
        taken: ['nails', '**ears**', 'Teeth whitening', 'Paw pads in Nampa', 9],
        questions: [
          { question: 'What does a bath cost?', answer: 'A bath and trim is $75 for a small dog.' },
          { question: 'And for a cat?', answer: 'A cat is $90.' },
        ],
        steps: 'none',
      }),
      sources,
    );
    expect(content).toEqual({
      intro: 'I groom dogs in a van.',
      situations: [
        { title: 'Matted coat behind the ears', description: 'People call when the coat has matted.' },
        { title: '', description: 'The husky blows its undercoat.' },
      ],
      taken: ['Nails', 'Ears'],
      refused: [],
      steps: [],
      price: '',
      questions: [{ question: 'What does a bath cost?', answer: 'A bath and trim is $75 for a small dog.' }],
    });
    expect(leftOut.map(({ text }) => text)).toEqual([
      'It is the cheapest van.',
      'Flea eggs hide in carpets for months.',
      'Teeth whitening',
      'Paw pads in Nampa',
      'A cat is $90.',
    ]);
  });

  test('a sentence that is written twice is kept once', () => {
    const { content } = checkWritten(
      written({ intro: 'Nobody waits in a cage.', price: 'Nobody waits in a cage. Mats add $15.' }),
      sources,
    );
    expect(content).toMatchObject({ intro: 'Nobody waits in a cage.', price: 'Mats add $15.' });
  });
});

describe('the texts of an answer', () => {
  test.each([
    '',
    'I’m sorry, I can’t do that.',
    '{"intro": "cut o',
    '[]',
    '{}',
    '{"intro": 7, "steps": "none", "taken": null}',
    'null',
    '{"content": {"intro": "elsewhere"}}',
  ])('an answer of another shape is none: %j', answer => {
    expect(readWritten(answer)).toBeNull();
  });

  test('an answer may have words and a fence around it', () => {
    expect(readWritten('Sure!\n```json\n{"intro": "We haul."}\n```\nDone.')).toMatchObject({
      intro: 'We haul.',
      steps: [],
      questions: [],
    });
  });
});

describe('amounts', () => {
  test.each([
    ['Two or 3 hours, $75.', ['2 hour', '3 hour', '$75']],
    ['75 dollars for 1,200 square feet', ['$75', '1200 foot']],
    ['half an hour, a week, 30 percent', ['0.5 hour', '1 week', '30%']],
    ['One dog at a time, in 2026', ['2026']],
    ['a 22-foot van with 2 people', ['22 foot', '2 person']],
  ])('amounts have what they count: %s', (text, keys) => {
    expect(amountsIn(text).map(({ key }) => key)).toEqual(keys);
  });
});
