/** What the crew on a page carries. */
export type Picture = 'sofa' | 'fridge' | 'mattress' | 'hot-tub' | 'yard-waste' | 'debris' | 'boxes' | 'desk';

const words: readonly (readonly [RegExp, Picture])[] = [
  [/hot tub|spa\b|jacuzzi|shed|deck/i, 'hot-tub'],
  [/mattress|bed|box spring/i, 'mattress'],
  [/applianc|fridge|refrigerator|washer|dryer|freezer/i, 'fridge'],
  [/yard|green waste|palm|tree|branch|storm|hurricane/i, 'yard-waste'],
  [/debris|construction|concrete|demolition|dirt|dumpster|carpet|tile/i, 'debris'],
  [/office|commercial|electronic|computer/i, 'desk'],
  [/cleanout|clean-out|clear out|attic|garage|estate|storage|eviction|foreclosure|hoard/i, 'boxes'],
];

/**
 * The thing a keyword is about; a sofa when it names none.
 * @example pictureOf('hot tub removal') // 'hot-tub'
 */
export function pictureOf(keyword: string): Picture {
  return words.find(([pattern]) => pattern.test(keyword))?.[1] ?? 'sofa';
}
