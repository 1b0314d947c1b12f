import { lineOf, type Rule } from './repository.ts';

/* A plumber's site must not mention the demo's trade: its words are in its pack, content/packs/junk-removal. */

/** `junk_types` is a column and a field of the API; “hauling” names a set of drawings. */
const words = /(?<!page)\b(?:junk(?!_types?\b)\w*|(?!hauling\b)haul\w*|trucks?|clean-?outs?|clear outs?)\b/gi;
const ours = /^(?:src|content\/site-copy)\/.*\.tsx?$/;
const elsewhere =
  /\.test\.tsx?$|^src\/sections\/illustrations\/|^src\/server\/command-line\/[a-z-]+\/[a-z-]*commands\.ts$/;

/** Each with the reason why it may name the trade. */
const allowed: Readonly<Record<string, string>> = {
  'src/sections/pricing/truck-gauge.tsx': 'a drawing of the hauling set',
  'src/sections/pricing/pricing.tsx': 'asks whether the set of drawings has the gauge',
  'src/sections/pricing/priced.tsx': 'puts the owner’s prices on the gauge',
  'src/server/business/packs/pack-store.ts': 'names the pack of the demo',
  'src/server/business/services/service-phrases.ts': 'nouns of the language, for names of any service',
  'src/server/business/statements/add-business-claims.ts': 'a mark that older versions left in the database',
  'src/server/command-line/command-parts.ts': 'an example of a name',
  'src/server/platform/settings/default-settings.ts': 'names the pack of the demo',
};

export const tradeWords: Rule = files =>
  files
    .filter(({ path }) => ours.test(path) && !elsewhere.test(path) && !Object.hasOwn(allowed, path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return [...code.matchAll(words)].map(
        found =>
          `${path}:${lineOf(code, found.index)}: “${found[0]}” is a word of one trade. Put it into its pack, or say it neutrally.`,
      );
    });

/** Comments may have examples. Their line breaks stay, so that line numbers do. */
function withoutComments(text: string): string {
  return text.replace(/\/\*.*?\*\/|(?<![:'"`])\/\/[^\n]*/gs, comment => comment.replace(/[^\n]/g, ' '));
}
