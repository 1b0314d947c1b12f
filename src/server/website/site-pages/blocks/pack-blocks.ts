import type { PackPage, PackPagePart } from '../../../../../content/content-pack.ts';
import type { Block } from '../../../../site/block.ts';
import type { DrawBlocks } from './block-facts.ts';
import { prose, questions, section, steps } from './section-blocks.ts';

/** A pack's own page, built from its parts. The link to the pack's next page follows its first list. */
export function packBlocks(copy: PackPage): DrawBlocks {
  const firstList = copy.parts.findIndex(part => part.kind === 'list');
  return () => [
    { kind: 'heading', title: copy.hero_title, lead: copy.hero_subtitle, about: '' },
    ...copy.parts.map((part, place) => partBlock(part, place, place === firstList ? copy.more : undefined)),
    section('cta', 'call', copy.call_to_action.title, {
      content: copy.call_to_action.text,
      button_text: copy.call_to_action.call_label,
      button_url: '',
      subtitle_footer: '',
      certificate_title: '',
      certificate_subtitle: '',
      certificate_benefits: [],
      certificate_discount: '',
      certificate_coupon: '',
    }),
  ];
}

function partBlock(part: PackPagePart, place: number, more: PackPage['more']): Block {
  const id = `part-${place + 1}`;
  switch (part.kind) {
    case 'prose':
      return prose(id, part.title, part.paragraphs);
    case 'steps':
      return steps(
        part.title,
        part.text,
        part.items.map(item => ({ title: item.title, description: item.text })),
      );
    case 'questions':
      return questions(part.items);
    case 'list':
      return {
        kind: 'columns',
        id,
        ground: 'sky',
        title: part.title,
        lead: part.text,
        columns: part.items.map(item => ({ ...item, items: [] })),
        link: more ? { href: more.path, text: more.text } : null,
      };
    default:
      throw new Error(`No block for ${JSON.stringify(part satisfies never)}`);
  }
}
