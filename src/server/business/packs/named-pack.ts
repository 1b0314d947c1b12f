import { titleCase } from '../../../engine/index.ts';
import { servicePhrases } from '../services/service-phrases.ts';
import type { Pack } from './pack.ts';
import { tradeIllustrations } from './trade-illustrations.ts';

/** The placeholders of the trade's name in the texts of a pack for any trade. */
export const tradeNames = ['trade', 'Trade'] as const;

/**
 * A pack for any trade, under the owner's name for the trade: its keyword, its label, its drawings and its texts follow that name. Without
 * one, the pack's own keyword is the name. Other packs stay as they are.
 * @example '{{Trade}} by people who do {{trade}}' // 'Dog Grooming by people who do dog grooming'
 */
export function namedPack(pack: Pack, tradeName: string): Pack {
  if (!pack.is_any_trade) return pack;
  const typed = tradeName.trim().replaceAll(/\s+/g, ' ');
  const keyword = typed === '' ? pack.keyword : typed.toLowerCase();
  const { service } = servicePhrases(typed === '' ? pack.keyword : typed);
  const words = { trade: service, Trade: titleCase(service) };
  const illustrations = pack.illustrations === 'local' ? tradeIllustrations(keyword) : pack.illustrations;
  return {
    ...filled(pack, words),
    illustrations,
    keyword,
    label: typed === '' ? pack.label : typed.charAt(0).toUpperCase() + typed.slice(1),
    fallbacks: { ...filled(pack.fallbacks, words), keyword, illustrations },
  };
}

function filled<Value>(value: Value, words: Readonly<Record<(typeof tradeNames)[number], string>>): Value {
  return JSON.parse(JSON.stringify(value), (_, text: unknown) =>
    typeof text === 'string'
      ? text.replaceAll('{{trade}}', () => words.trade).replaceAll('{{Trade}}', () => words.Trade)
      : text,
  );
}
