import { lineOf, type Rule } from './repository.ts';

/* Names and words that strangers had to learn, with the standard term to use instead. */

/** Each matches whole identifiers or words in code, comments and file names. */
const retired: readonly (readonly [pattern: string, instead: string])[] = [
  ['[A-Z]?\\w*Desk', 'Context'],
  ['(?:Row|Article)Shelf|shelf', 'cache'],
  ['SiteHands', 'ExportWorkerPool'],
  ['\\w*[sS]tencils?', 'compiled template'],
  ['[nN]eighbourhoods?', 'RelatedPageIndex'],
  ['[tT]urnstiles?', 'ConcurrencyLimiter'],
  ['[sS]tretch(?:es)?', 'range, chunk or trigrams'],
  ['PatientPool', 'RetryingPool'],
  ['whenThereIsRoom', 'retryWhenConnectionsFull'],
  ['askTogether', 'createBatchLoader'],
  ['whenHere', 'mapMaybePromise'],
  ['keepObjectsYoung', 'disablePretenuring'],
  ['keepPagesTidy', 'startPageStatistics'],
  ['NothingHere', 'EmptyState'],
  ['inPlaces', 'map'],
  ['failureWords', 'errorMessage'],
  ['(?:Part|Text|Page)Taker', 'ListImporter, StringTable or a reader'],
  ['leftTables', 'excludedTables'],
  ['[tT]akeUp\\w*', 'reload'],
  ['closeDoors', 'disableExternalSignIn'],
  ['foresee\\w*', 'prefetch'],
  ['lookUpLanding', 'loadLandingData'],
  ['\\w*[wW]ish(?:es|ed)?(?:[A-Z]\\w*)?', 'options, request or requirements'],
  ['[wW]hoever', 'who it is'],
  ['[aA]new', 'again'],
  ['most[A-Z]\\w*', 'max'],
  ['least[A-Z]\\w*', 'min'],
  [
    '[dD]rawn(?:Casing|Draft|Head|Length|Page|SearchResult)\\w*|useDrawn\\w*|draw(?:Head|Reply|Rows)',
    'picked, rendered or format',
  ],
  [
    'draw(?:Brand|Case|City|Computed|Error|Footer|Found|Gallery|Hub|Landing|Page|Parts|Place|Post|Preview|Section|Share|Site|Town)\\w*|\\w+Drawings?|isDrawn|countDrawn',
    'render, pick, map or illustration',
  ],
  ['goOn|mayGoOn|memoryOf|untilJobsRest|hearCustomers', 'what is done, in standard terms'],
  ['leadLayout|leadAddresses|leadToFactor|isLeading', 'intro or redirect'],
  [
    'Surroundings|pageOfVersion|passFilled|ShortWay|storeSent|holdTemplateOf',
    'what it does, in standard terms',
  ],
  ['\\w*[lL]andingWords', 'PageVariables'],
  ['LandingSetting', 'PageContext'],
  ['PagePass', 'FillContext'],
  ['(?:take|give)Room', 'acquireBuffer or releaseBuffer'],
  ['noRoom', 'the limit or the full disk'],
  ['[hH]oles?', 'slot'],
  ['recordPage|PagePlayer', 'encodeBindings or BindingsRenderer'],
  ['SectionLook', 'SectionVariant'],
  ['eras?|\\w+(?:Era|Epoch)s?', 'cacheVersion'],
  ['Soon(?=<)', 'MaybePromise'],
  ['made(?:Of|At)|onMade|Made[A-Z]\\w*', 'created'],
  ['[dD]epartures?', 'left addresses'],
  ['[qQ]uiet[A-Z]\\w*|\\w+Quiet(?:[A-Z]\\w*)?', 'pages without views, silentFailure or idle'],
  ['(?!allSettled|onSettled)(?:\\w*S|s)ettl(?:e[ds]?|ing)(?:[A-Z]\\w*)?', 'finish, resolve, store or final'],
  ['[sS]tanding', 'status or state'],
  ['(?:Plan|read)Causes?', 'failure reasons'],
  [
    '\\w+Moments?(?:[A-Z]\\w*)?|Moment[A-Z]\\w*|moment(?:Of|Labels)',
    'stage, time bucket, snapshot or timestamp',
  ],
  ['There (?:is|was) no such', '“X not found”'],
  ['young(?:Objects)?', 'recent'],
  [
    '(?:active|blog|button|chosen|content|email|form|giveaway|primary|save|status)Words?|\\w+InWords',
    'labels',
  ],
  ['[pP]atience', 'a limit, such as maxWaitMs'],
  ['momentsOn', 'spans'],
  ['is_led_on', 'redirected'],
  [
    '\\w*(?:[bB]ehaviour|[cC]olour|[nN]eighbour(?!hood)|[nN]ormalis|[oO]rganis|[rR]ecognis|[sS]ummaris)\\w*|[jJ]udgements?',
    'the American spelling',
  ],
];
const patterns = retired.map(
  ([pattern, instead]) => [new RegExp(`(?<![\\w$])(?:${pattern})(?![\\w$])`, 'g'), instead] as const,
);
/**
 * Bounds are `min` and `max`. The words are names where an operator or a bracket follows; after “at” they belong to a sentence.
 */
const bound = /(?<![\w$]|\bat )(?:most|least)(?=\s?(?:[:,)\]};=<>?!.|]|[-+*/%&] ))/g;
/** Figures of the API, in a range beside their median. */
const boundsOfApi = /^src\/(?:contract|server)\/generation\/substance(?:\/|\.ts$)|\.test\.tsx?$/;
/** Old decisions name the things of their time; the specification's own words stay in content. */
const ours =
  /^(?:src|test|bench|scripts)\/.*\.(?:tsx?|mjs)$|^\.dependency-cruiser\.mjs$|^(?:docs\/(?!decisions\/).*|src\/.*|README|CONTRIBUTING)\.md$/;
const exceptions = new Set([
  'scripts/rules/american-spelling.ts',
  'scripts/rules/retired-words.ts',
  'scripts/rules/rules.test.ts',
  // Named after the tables of the time.
  'src/server/platform/db/tables.ts',
]);
const retiredFile =
  /(?:^|\/|-)(?:desk|shelf|hands|stencils?|turnstile|neighbours?)\.(?:test\.)?tsx?$|^src\/.*-words\.(?:test\.)?tsx?$/;

export const retiredWords: Rule = files =>
  files
    .filter(({ path }) => ours.test(path) && !exceptions.has(path))
    .flatMap(({ path, text }) => {
      const words = patterns.flatMap(([pattern, instead]) =>
        [...text.matchAll(pattern)].map(
          found => `${path}:${lineOf(text, found.index)}: “${found[0]}” is retired. Say ${instead}.`,
        ),
      );
      const bounds =
        path.endsWith('.md') || boundsOfApi.test(path)
          ? []
          : [...withoutTexts(text).matchAll(bound)].map(
              found =>
                `${path}:${lineOf(text, found.index)}: “${found[0]}” as a name is retired. Say min or max.`,
            );
      words.push(...bounds);
      const name = `${path}: rename the file with the standard term of its content.`;
      return retiredFile.test(path) ? words.concat(name) : words;
    });

/** Comments and strings are blank, so that positions stay. */
function withoutTexts(text: string): string {
  return text.replace(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'/gs, one =>
    one.replace(/[^\n]/g, ' '),
  );
}
