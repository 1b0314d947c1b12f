import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { foldForSearch, searchSpellings } from '../../../engine/index.ts';

/** The options whose labels contain what was typed, as all searches compare texts: without accents, points and capitals. */
export const foldedOptions: OptionsFilter = ({ options, search, limit }) => {
  const typed = searchSpellings(search.trim()).map(foldForSearch);
  let left = limit;
  const found = (items: ComboboxItem[]) => {
    const shown = items
      .filter(({ label }) => {
        const text = foldForSearch(label);
        return typed.some(one => text.includes(one));
      })
      .slice(0, left);
    left -= shown.length;
    return shown;
  };
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!('group' in option)) return found([option]);
    const items = found(option.items);
    return items.length > 0 ? [{ ...option, items }] : [];
  });
};
