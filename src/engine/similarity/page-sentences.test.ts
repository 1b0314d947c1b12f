import { describe, expect, it } from 'vitest';
import { compileTemplate } from '../text/compile-template.ts';
import { fillPage } from '../text/fill-page.ts';
import { pageSentences } from './page-sentences.ts';

const compiled = compileTemplate(
  {
    title_template: '{{keyword}} in {{city}}.',
    meta_description_template: null,
    hero_title_template: '',
    hero_subtitle_template:
      '{we come to {{city}}. {Call|Ring} us.|we drive to {{city}}. Write to us.} many thanks!',
    content_sections: [
      {
        id: 'a',
        type: 'text',
        title: 'A title is none.',
        content: {
          points: [
            'Sofas',
            'One pickup takes {{fact:place.bulk_limit}}. Piles go out {{fact:place.bulk_set_out}}.',
          ],
          steps: [{ title: 'Roots', description: '{{keyword}} is heavy. We {pull|dig} it out.' }],
        },
        order: 1,
        service_fields: ['steps'],
      },
    ],
  },
  () => 'prose',
);
const values = { city: 'Lake Worth Beach', state: 'FL', keyword: 'stump removal' };
const facts = new Map([['place.bulk_limit', '2 cubic yards']]);

const sentencesAt = (seed: number, edit?: string) =>
  pageSentences(
    compiled,
    compiled.preparePage(values, seed, facts),
    edit === undefined
      ? []
      : [{ section_id: 'a', path: ['content', 'steps', 0, 'description'], text: edit, replaced: '' }],
  );

describe('the sentences of a page', () => {
  it('the sentences of a page are those that the page says, whatever its seed chooses', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const page = fillPage(compiled, values, seed, [], facts);
      const said = sentencesAt(seed);
      const of = (section: string | null) =>
        said
          .filter(sentence => sentence.section === section)
          .map(({ text }) => text)
          .join(' ');
      expect(of(null)).toBe(page.hero_subtitle);
      expect(page.content_sections[0]?.content).toMatchObject({
        points: ['Sofas', said.find(({ about }) => about === 'place')?.text],
        steps: [
          {
            description: said
              .filter(({ about }) => about === 'service')
              .map(({ text }) => text)
              .join(' '),
          },
        ],
      });
    }
  });

  it('name the facts that they rest on', () =>
    expect(sentencesAt(1).filter(({ about }) => about === 'place')).toEqual([
      {
        section: 'a',
        text: 'One pickup takes 2 cubic yards.',
        about: 'place',
        facts: ['place.bulk_limit'],
        fields: [],
      },
    ]));

  it('tell what a person wrote', () =>
    expect(sentencesAt(1, 'Ours. we lift stumps in Lake Worth Beach.').at(-1)).toEqual({
      section: 'a',
      text: 'we lift stumps in Lake Worth Beach.',
      about: null,
      facts: [],
      fields: [],
    }));
});
