/** A text with a part of it selected, before and after a mark was set. */
export interface Selection {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export type Mark = 'bold' | 'italic' | 'heading' | 'link' | 'bullets' | 'numbers' | 'quote' | 'table';

const around: Partial<Record<Mark, readonly [before: string, sample: string, after: string]>> = {
  bold: ['**', 'important words', '**'],
  italic: ['*', 'words', '*'],
  link: ['[', 'what it leads to', '](https://)'],
};

const linePrefix: Partial<Record<Mark, (line: number) => string>> = {
  heading: () => '## ',
  bullets: () => '- ',
  numbers: line => `${line + 1}. `,
  quote: () => '> ',
};

const table = '| What | Price |\n| --- | --- |\n| Sofa | |\n';

/**
 * Sets a mark around the selection, or before each of its lines. What is to be typed next is selected afterwards.
 * @example insertMarkdown({ text: 'a b', from: 2, to: 3 }, 'bold').text // 'a **b**'
 */
export function insertMarkdown(selection: Selection, mark: Mark): Selection {
  const { text, from, to } = selection;
  const wrap = around[mark];
  if (wrap) {
    const [before, sample, after] = wrap;
    const words = text.slice(from, to) || sample;
    const start = from + before.length;
    return {
      text: `${text.slice(0, from)}${before}${words}${after}${text.slice(to)}`,
      from: start,
      to: start + words.length,
    };
  }
  const prefix = linePrefix[mark];
  return prefix ? prefixLines(selection, prefix) : insertBlock(selection, table);
}

function prefixLines({ text, from, to }: Selection, prefix: (line: number) => string): Selection {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const nextBreak = text.indexOf('\n', Math.max(to, start));
  const end = nextBreak === -1 ? text.length : nextBreak;
  const lines = text.slice(start, end).split('\n');
  const marked = lines.map((line, at) => `${prefix(at)}${line}`).join('\n');
  return {
    text: `${text.slice(0, start)}${marked}${text.slice(end)}`,
    from: start + marked.length,
    to: start + marked.length,
  };
}

function insertBlock({ text, to }: Selection, block: string): Selection {
  const before = text.slice(0, to);
  const gap = before === '' || before.endsWith('\n\n') ? '' : '\n\n';
  const at = before.length + gap.length + block.length;
  return { text: `${before}${gap}${block}${text.slice(to)}`, from: at, to: at };
}
