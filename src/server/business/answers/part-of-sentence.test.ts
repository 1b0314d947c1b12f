import { expect, test } from 'vitest';
import { noAnswers } from '../../../contract/business/answers.ts';
import { ownerContextOf } from './owner-context.ts';
import { partOfSentence } from './part-of-sentence.ts';
import { splitDescription } from './split-description.ts';

test.each([
  ['other places keep a dog crated half the day, mine goes home when it’s done', 'mistakes'],
  ['When it’s rushed the quick gets cut and the dog hides his feet from then on.', 'mistakes'],
  ['When somebody uses a pressure washer on a cartridge the fabric frays.', 'mistakes'],
  ['When a mat is pulled instead of cut, the thin skin under it tears.', 'mistakes'],
  ['Pool stores sell you ten bottles and the filter is still clogged.', 'mistakes'],
  ['Ten minutes, most of it is talking to the dog.', 'duration'],
  ['Two hours for a lab.', 'duration'],
  ['Count on five business days, two if I walk it in.', 'duration'],
  ['We run the filter day and night and brush twice a day.', null],
  ['Brush him the week before if he lets you, and come with a dry dog.', 'ready'],
  ['We need power at the pump and a hose that reaches the pool.', 'ready'],
  ['The borrower needs two IDs and a table with light.', 'ready'],
  ['Title companies and lenders call me for refinances.', 'situations'],
  ['Also when somebody is in the hospital.', 'situations'],
])('%o is about: %s', (sentence, part) => {
  expect(partOfSentence(sentence, null)).toBe(part);
});

const queens = ownerContextOf([{ city: 'Queens', state: 'NY' }], []);
const split = (description: string) => splitDescription(description, noAnswers, queens);

test('a line that begins with “or” goes on with the line before it, if that has no end', () => {
  const { answers } = split('people call me when the coat is matted\nor before family comes for christmas');
  expect(answers.situations).toBe(
    'people call me when the coat is matted or before family comes for Christmas',
  );
});

test('the name of a state is no town, though a town has it, too', () => {
  const { answers, remarks } = split('In New York the notary fee is $2 a signature by law.');
  expect(remarks).toEqual([]);
  expect(answers.price).toContain('In New York');
});

test('what is not guaranteed promises nothing', () => {
  expect(split('We don’t guarantee the plaster, stains may stay.').answers.refused).toContain('plaster');
  expect(split('We guarantee clear water.').remarks).toHaveLength(1);
});
