import type { PackPage, PackPagePart } from '../../../../content/content-pack.ts';
import type { Block } from '../../../site/block.ts';
import type { DrawBlocks } from './block-facts.ts';
import { prose, questions, section, steps } from './section-blocks.ts';

/** A pack's own page, put together from its parts. */
export function packBlocks(copy: PackPage): DrawBlocks {
  return () => [
    { kind: 'heading', title: copy.hero_title, lead: copy.hero_subtitle, about: '' },
    ...copy.parts.map(partBlock),
    ...moreBlock(copy),
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

function partBlock(part: PackPagePart, place: number): Block {
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
    default:
      return {
        kind: 'columns',
        id,
        ground: 'sky',
        title: part.title,
        lead: part.text,
        columns: part.items.map(item => ({ ...item, items: [] })),
        link: null,
      };
  }
}

/** The way to the pack's next page. It is there whenever this one is. */
function moreBlock({ more }: PackPage): readonly Block[] {
  if (!more) return [];
  return [
    {
      kind: 'columns',
      id: 'more',
      ground: 'white',
      title: 'Read on',
      lead: '',
      columns: [],
      link: { href: more.path, text: more.text },
    },
  ];
}
