import { describe, expect, it } from 'vitest';
import { textRanges } from '../fields/highlight.ts';
import { matchingNames, placeholderAt } from '../fields/placeholder-search.ts';
import { withAddedField, withAddedSection, withContent, withField } from './change-draft.ts';
import { asFieldName, fieldsProblem, nameProblem } from './field-problems.ts';
import { placeOf, withText } from './place.ts';
import { withRenamedPlaceholder } from './rename-placeholder.ts';
import { replacementsIn, withReplacedPlaceholders } from './replace-placeholders.ts';
import { newDraft, type TemplateDraft } from './template-draft.ts';
import { draftIssues, nameOfSection } from './template-issues.ts';
import { textMarks } from './text-marks.ts';

const marked = (text: string) =>
  textMarks(text, 'prose', ['city']).map(({ from, to, level }) => [text.slice(from, to), level]);

describe('marks in a text', () => {
  it('marks in a text are shown below the unfilled placeholder', () => {
    expect(marked('in {{city}}, {{ Town }}!')).toEqual([['{{ Town }}', 'problem']]);
  });

  it('marks in a text stand under an unclosed brace, on its own line', () => {
    expect(marked('Fine\nget {fast|quick now')).toEqual([['{fast|quick', 'problem']]);
  });

  it('marks in a text stand under a group with an empty option, as a note', () => {
    expect(marked('very {big|} truck')).toEqual([['{big|}', 'information']]);
  });

  it('marks in a text stand under what is too long', () => {
    expect(textMarks('x'.repeat(10_001), 'prose', [])).toMatchObject([{ from: 10_000, to: 10_001 }]);
  });

  it('a fine text has no marks', () => {
    expect(marked('Call us in {{city}} {today|now}.')).toEqual([]);
  });
});

describe('issues of a draft', () => {
  const one: TemplateDraft = withAddedSection({ ...newDraft(), content_sections: [] }, 's', 'cta');

  it('a new template starts without issues', () => {
    expect(draftIssues(newDraft())).toEqual([]);
  });

  it('name the section, the field and the place', () => {
    const draft = withText(one, placeOf('section', 's', 'content', 'button_text'), 'Call {{nobody}}');
    expect(draftIssues(draft)).toMatchObject([
      {
        where: expect.stringMatching(/^CALL TO ACTION - Untitled · /),
        place: placeOf('section', 's', 'content', 'button_text'),
        from: 5,
        to: 15,
      },
    ]);
  });

  it('name an address that no page would use', () => {
    const draft = withContent(one, 's', 'button_url', 'javascript:alert(1)');
    expect(draftIssues(draft)).toMatchObject([{ place: placeOf('section', 's', 'content', 'button_url') }]);
  });

  it('issues of a draft follow the custom fields there are', () => {
    const draft = withText(one, placeOf('title_template'), '{{item}}');
    expect(draftIssues(draft)).toHaveLength(1);
    expect(draftIssues(withField(withAddedField(draft, 'k'), 'k', { name: 'item' }))).toEqual([]);
  });
});

describe('a select field without options', () => {
  const draft = withField(withAddedField(newDraft(), 'k'), 'k', {
    name: 'crew_size',
    label: 'Crew size',
    type: 'select',
  });
  const published: TemplateDraft = { ...draft, status: 'published' };

  it('a select field without options is an issue at its options', () => {
    expect(draftIssues(draft)).toMatchObject([
      { place: placeOf('field', 'k', 'options'), where: 'Custom field Crew size', level: 'problem' },
    ]);
  });

  it('a select field without options keeps a template from being published, and a draft from nothing', () => {
    expect(fieldsProblem(draft)).toBeNull();
    expect(fieldsProblem(published)).toEqual({
      key: 'k',
      input: 'options',
      message: 'The select field “Crew size” has no options. Add an option or change its type.',
    });
    expect(fieldsProblem(withField(published, 'k', { options: ['Two people'] }))).toBeNull();
  });
});

describe('the head of a section', () => {
  it('the head of a section is its type and title, with the first option of spin text', () => {
    expect(nameOfSection({ type: 'MEDICAL_NECESSITY', title: 'Why us' })).toBe('WHY CHOOSE US - Why us');
    expect(nameOfSection({ type: 'faq', title: '' })).toBe('QUESTIONS AND ANSWERS - Untitled');
    expect(nameOfSection({ type: 'hero', title: '{Fast {{keyword}} {Now|Soon}|Slow} in {{city}}' })).toBe(
      'HERO - Fast {{keyword}} Now in {{city}}',
    );
    expect(nameOfSection({ type: 'cta', title: '{broken|title' })).toBe('CALL TO ACTION - {broken|title');
  });

  it('the head of a section is read in no time, whatever the title holds', () => {
    const before = process.threadCpuUsage();
    for (const title of ['{a|'.repeat(150), '{{a}}'.repeat(110) + '|', '{'.repeat(590) + '|']) {
      nameOfSection({ type: 'text', title });
    }
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(500);
  });
});

describe('the name of a custom field', () => {
  const draft = withAddedField(withAddedField(newDraft(), 'k'), 'l');
  const problem = (name: string) => {
    const fields = withField(withField(draft, 'l', { name: 'item' }), 'k', { name }).custom_fields;
    const field = fields.find(one => one.key === 'k');
    return field ? nameProblem(fields, field) : 'no field';
  };

  it('the name of a custom field may be any free word', () => {
    expect(problem('item_type')).toBeNull();
  });

  it('the name of a custom field may not be there twice, be built in, be taken or be no name', () => {
    expect(problem('item')).toContain('Another field');
    expect(problem('city')).toContain('built in');
    expect(problem('location')).toContain('Batches');
    expect(problem('2x')).toContain('Start the name');
    expect(problem('')).toContain('needs a name');
    expect(problem('a'.repeat(61))).toContain('60');
  });

  it('the name of a custom field is made of what is typed as far as possible', () => {
    expect(asFieldName('{{Item Type}}')).toBe('item_type');
  });
});

describe('a placeholder being typed', () => {
  it('a placeholder being typed is found before the caret, with what follows of it', () => {
    expect(placeholderAt('in {{ci', 7)).toEqual({ from: 3, to: 7, typed: 'ci' });
    expect(placeholderAt('in {{ci}} x', 7)).toEqual({ from: 3, to: 9, typed: 'ci' });
    expect(placeholderAt('in {{ today', 5)).toEqual({ from: 3, to: 5, typed: '' });
    expect(placeholderAt('in {{city}} x', 13)).toBeNull();
    expect(placeholderAt('in {c', 5)).toBeNull();
  });

  it('a placeholder being typed is offered the names that begin so before those that hold it', () => {
    expect(matchingNames(['state', 'city', 'estate'], 'st')).toEqual(['state', 'estate']);
  });
});

describe('the picture behind a field', () => {
  it('the picture behind a field has exactly the characters of the text, whatever it holds', () => {
    for (const text of ['', 'plain', '{{city}} {a|{b|c}} }} {{ x', '{{a}}{{b}}', '💡{{city}}|']) {
      const drawn = textRanges(text, textMarks(text, 'prose', ['city']));
      expect(drawn.map(one => one.text).join('')).toBe(text);
    }
  });

  it('the picture behind a field tells placeholders from spin text', () => {
    expect(textRanges('{{a}} {b|c}', []).map(({ text, is }) => [text, is])).toEqual([
      ['{{a}}', 'placeholder'],
      [' ', null],
      ['{', 'spin'],
      ['b', null],
      ['|', 'spin'],
      ['c', null],
      ['}', 'spin'],
    ]);
  });
});

describe('other tools’ placeholders', () => {
  const draft: TemplateDraft = {
    ...withAddedSection({ ...newDraft(), content_sections: [] }, 's', 'hero'),
    title_template: '%keyword% in [Town]',
  };
  const written = withContent(draft, 's', 'benefits', ['Fast', 'In {{{city}}}, call [phone]']);

  it('other tools’ placeholders are marked once, with the form that works', () => {
    expect(textMarks('Get {{Fast|Quick}} in {{town}}', 'prose', ['keyword', 'city'])).toMatchObject([
      { from: 4, to: 18, message: expect.stringContaining('{Fast|Quick}') },
      { from: 22, to: 30, message: 'No field is named town. Write {{city}}.' },
    ]);
    expect(textMarks('in [city]', 'prose', ['city'])).toMatchObject([{ from: 3, to: 9 }]);
  });

  it('other tools’ placeholders are replaced in every text at once', () => {
    expect(replacementsIn(written)).toEqual([
      { written: '%keyword%', replacement: '{{keyword}}' },
      { written: '[Town]', replacement: '{{city}}' },
      { written: '{{{city}}}', replacement: '{{city}}' },
    ]);
    const replaced = withReplacedPlaceholders(written);
    expect(replaced.title_template).toBe('{{keyword}} in {{city}}');
    expect(replaced.content_sections[0]?.content.benefits).toEqual(['Fast', 'In {{city}}, call [phone]']);
    expect(replacementsIn(replaced)).toEqual([]);
  });

  it('other tools’ placeholders are those of the business on a page of the site', () => {
    const page = { ...written, path: '/team', custom_fields: [] };
    expect(draftIssues({ ...page, title_template: 'In {{city}}' }).map(({ message }) => message)).toContain(
      '“{{city}}” would be shown as it is. Write the words.',
    );
  });
});

describe('articles and escapes in the editor', () => {
  it('articles and escapes in the editor are offered where an article may not fit, and are no unknown field', () => {
    expect(textMarks('Book a {{keyword}} now', 'prose', ['keyword'])).toMatchObject([
      { level: 'information', from: 5, to: 18, message: '“a” doesn’t fit every value. Write {{a keyword}}.' },
    ]);
    expect(textMarks('Book {{a keyword}} \\{now\\}', 'prose', ['keyword'])).toEqual([]);
    expect(textMarks('{{a town}}', 'prose', ['keyword'])).toMatchObject([{ level: 'problem' }]);
    expect(matchingNames(['keyword', 'city'], 'a k')).toEqual(['a keyword']);
  });

  it('articles and escapes in the editor follow a renamed field', () => {
    const draft = { ...newDraft(), title_template: '{{a trade}} or {{trade}}' };
    expect(withRenamedPlaceholder(draft, 'trade', 'work').title_template).toBe('{{a work}} or {{work}}');
  });

  it('articles and escapes in the editor are not drawn as spin text', () => {
    const ranges = textRanges('\\{a\\|b\\} {c|d}', []);
    expect(ranges.filter(({ is }) => is === 'spin').map(({ text }) => text)).toEqual(['{', '|', '}']);
  });
});
