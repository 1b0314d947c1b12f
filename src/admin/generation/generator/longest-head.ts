import { compileTemplate, type FieldValues, fillHead } from '../../../engine/index.ts';
import { sectionTextKind } from '../../../sections/schemas.ts';
import { count } from '../../platform/ui/count.ts';
import { headLengths, type MeasuredText } from '../../platform/ui/head-lengths.ts';

interface HeadTemplates {
  readonly title_template: string;
  readonly meta_description_template: string | null;
}

/** Spin text varies by page; this many draws show nearly every length. */
const DRAWS = 16;

/**
 * Warns where the title or description of a plan's longest page would be cut in search results.
 * @example headWarnings(template, { city: 'Palm Beach Gardens', state: 'FL', keyword: 'junk removal' })
 */
export function headWarnings(template: HeadTemplates, values: FieldValues): string[] {
  const compiled = compileTemplate(
    { ...template, hero_title_template: '', hero_subtitle_template: '', content_sections: [] },
    sectionTextKind,
  );
  const heads = Array.from({ length: DRAWS }, (_, seed) => fillHead(compiled, values, seed));
  const warn = (name: string, measured: MeasuredText) => {
    const { max } = headLengths[measured];
    const texts = heads.map(head => head[measured]);
    const longest = texts.reduce((one, other) => (other.length > one.length ? other : one), '');
    return longest.length > max
      ? [
          `${name} of up to ${count(longest.length)} characters: search results cut them after about ${max}. The longest: “${longest}”`,
        ]
      : [];
  };
  return [...warn('Titles', 'title'), ...warn('Descriptions', 'meta_description')];
}
