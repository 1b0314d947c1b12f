import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../platform/project-root.ts';
import { findingProblems } from './check-findings.ts';
import { problemText } from './pack-problem.ts';

const sound = {
  id: 'old-pipes',
  services: ['repiping'],
  when: { 'place.median_year_built': { max: 1960 } },
  says: [
    'Half of the homes in {{city}} were built by {{place.median_year_built}}, so {old|aged} pipes are common.',
  ],
};

const services = new Set(['repiping']);

/** What is said of a finding with other values. */
function said(changes: Readonly<Record<string, unknown>>, ofServices: ReadonlySet<string> | null = services) {
  const text = JSON.stringify([{ ...sound, ...changes }], null, 1);
  return findingProblems(text, ofServices).map(problemText);
}

const sentence = (text: string) => said({ says: [text] });

test('a sound finding has no problem, with services in a pack and with tags for any trade', () => {
  expect(said({})).toEqual([]);
  expect(said({ services: undefined, tags: ['water'] }, null)).toEqual([]);
  expect(said({ services: undefined, tags: ['water'] })).toEqual([]);
});

test('an unknown figure, service or tag is told with its line and column', () => {
  expect(said({ when: { 'place.median_year_built': {}, 'place.radon': { min: 1 } } })).toEqual([
    'findings.json:9:19: “place.radon” is no figure. The guide lists them.',
  ]);
  expect(said({ services: ['repiping', 'roofing'] })).toEqual([
    'findings.json:6:4: “roofing” is no service of this pack: write its name like drain-cleaning.',
  ]);
  expect(said({ services: undefined, tags: ['plumbing'] })).toEqual([
    expect.stringMatching(/^findings\.json:\d+:\d+: 0\.tags\.0: /),
  ]);
});

test('a finding says on which pages it is', () => {
  expect(said({ services: undefined })).toEqual([
    'findings.json:2:2: “services” or “tags” is missing: on which pages is it?',
  ]);
  expect(said({}, null)).toEqual([
    expect.stringContaining('A finding for any trade has “tags”, not “services”.'),
  ]);
});

test('a condition fits its figure', () => {
  const when = (conditions: Readonly<Record<string, unknown>>) =>
    said({ when: { 'place.median_year_built': {}, ...conditions } });
  expect(when({ 'landfill.owner': { min: 3 } })).toEqual([
    expect.stringContaining('is in words, so it has no bounds'),
  ]);
  expect(when({ 'landfill.owner': { is: 3 } })).toEqual([
    expect.stringContaining('“landfill.owner” is in words.'),
  ]);
  expect(when({ 'station.snow_in': { is: ['much'] } })).toEqual([expect.stringContaining('is a number.')]);
  expect(when({ 'station.snow_in': { min: 9, max: 3 } })).toEqual([
    expect.stringContaining('No value is at least'),
  ]);
  expect(when({ 'landfill.owner': { is: ['public', 'private'] }, 'station.snow_in': { is: 0 } })).toEqual([]);
});

test('a sentence uses only figures that its conditions ask for', () => {
  expect(sentence('It freezes on {{station.freezing_nights}} nights.')).toEqual([
    'findings.json:13:4: “when” lacks “station.freezing_nights”. Ask for it, with {} if any value fits.',
  ]);
  expect(sentence('In {{town}} it is {{place.median_year_built}}.')).toEqual([
    expect.stringContaining('{{town}} is no figure and no name of a place.'),
  ]);
});

test('each wording of a sentence has a figure', () => {
  expect(sentence('{Half of the homes are from {{place.median_year_built}}|Homes are old}.')).toEqual([
    expect.stringContaining('A wording of it has no figure.'),
  ]);
  expect(sentence('{By|Until} {{place.median_year_built}} it was built.')).toEqual([]);
  expect(
    sentence('{{{place.median_year_built}} was early|Then came {{place.median_year_built}}} in {{city}}.'),
  ).toEqual([]);
});

test('a broken choice and two sentences in one entry are refused', () => {
  expect(sentence('{Old|Aged pipes from {{place.median_year_built}}.')).toEqual([
    expect.stringContaining('This opening brace is never closed.'),
  ]);
  const year = '{{place.median_year_built}}';
  for (const text of [`It is ${year}. It is old.`, `It is ${year}`, `It is ${year}. {So|Thus} it is old.`])
    expect(sentence(text)).toEqual([expect.stringContaining('Write one sentence that ends with a period.')]);
  expect(sentence(`It is {from ${year}.|of ${year}.}`)).toEqual([]);
  expect(said({ says: [...sound.says, ...sound.says, ...sound.says] })).toEqual([
    expect.stringContaining('At most 2 sentences'),
  ]);
});

test('two findings with one id are refused', () => {
  const text = JSON.stringify([sound, sound]);
  expect(findingProblems(text, services).map(problemText)).toEqual([
    expect.stringMatching(/^findings\.json:1:\d+: “old-pipes” is the id of another finding\.$/),
  ]);
});

test('a derived figure is made of numbers, and asked for', () => {
  const moves = {
    divide: 'county.net_moves_from_other_counties_2020_23',
    by: 'county.population_2023',
    times: 1000,
  };
  const when = { 'place.median_year_built': {}, moves: { min: 1 } };
  expect(said({ when, figures: { moves }, says: ['It is {{moves}} of 1,000.'] })).toEqual([]);
  expect(said({ when, figures: { moves: { ...moves, by: 'landfill.name' } } })).toEqual([
    expect.stringContaining('“landfill.name” is no figure in numbers.'),
  ]);
  expect(said({ figures: { moves } })).toEqual([expect.stringContaining('“when” lacks “moves”.')]);
});

test('the findings for any trade that ship have no mistakes', () => {
  const text = readFileSync(join(projectRoot, 'content/findings.json'), 'utf8');
  expect(findingProblems(text, null).map(problemText)).toEqual([]);
});
