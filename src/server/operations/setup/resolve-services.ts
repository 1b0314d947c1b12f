import { noAnswers, type ServiceAnswers } from '../../../contract/business/answers.ts';
import type { Setup } from '../../../contract/operations/setup.ts';
import { keywordKey, readServiceContent, type ServiceContent } from '../../../sections/schemas.ts';
import type { OwnerContext } from '../../business/answers/check-sentence.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { draftService } from '../../business/services/draft-service.ts';
import { AppError } from '../../platform/errors.ts';

interface SetupTrade {
  readonly pack: Pack;
  readonly owner: OwnerContext;
  /** What the owner calls the trade; empty if it has its name already. */
  readonly tradeName: string;
}

/** A service as it is stored. */
export interface NewService {
  readonly name: string;
  readonly summary: string;
  readonly keywords: string[];
  readonly content: ServiceContent;
  /** What its owner said of it; null for a service of the trade. */
  readonly answers: ServiceAnswers | null;
}

/** A sentence that no text may say, and why. */
export interface LeftOutSentence {
  readonly service: string;
  readonly text: string;
  readonly message: string;
}

interface ResolvedServices {
  readonly services: readonly NewService[];
  readonly left_out: readonly LeftOutSentence[];
}

type TradeService = Pack['services'][number];

/** A requested service: one of the trade, or one that the owner names. */
interface AskedService {
  readonly name: string;
  readonly keyword?: string | undefined;
  readonly description?: string;
  readonly answers?: ServiceAnswers;
  readonly content?: { readonly [Name in keyof ServiceContent]?: unknown } | undefined;
  readonly ofTrade: TradeService | undefined;
}

/**
 * The services of a new business: those of its trade by name, others under the owner's name for them, with the texts that follow
 * from what the owner says of them. If the owner names none: all of the trade, or the one that is called like the owner's trade.
 */
export function resolveServices(
  input: Setup['services'],
  { pack, owner, tradeName }: SetupTrade,
): ResolvedServices {
  if (input === undefined) {
    const services =
      tradeName === ''
        ? pack.services.map(service => tradeService(service, new Set()))
        : [ownService({ name: tradeName, ofTrade: undefined }, pack, owner).service];
    return { services, left_out: [] };
  }
  const asked = input.map((one): AskedService => {
    const named = typeof one === 'string' ? { name: one } : one;
    return { ...named, ofTrade: pack.services.find(({ name }) => isSame(name, named.name)) };
  });
  requireDistinct(asked);
  const own = new Map(asked.map(one => [one, one.ofTrade ? null : ownService(one, pack, owner)]));
  const taken = new Set([...own.values()].flatMap(one => one?.service.keywords.map(keywordKey) ?? []));
  return {
    services: asked.flatMap(one =>
      one.ofTrade ? tradeService(one.ofTrade, taken) : (own.get(one)?.service ?? []),
    ),
    left_out: [...own.values()].flatMap(one => one?.left_out ?? []),
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A service of the trade, without the keywords of the owner's services. Its first one stays: its page is about it. */
function tradeService(
  { name, summary, keywords: [first = '', ...others], content }: TradeService,
  taken: ReadonlySet<string>,
): NewService {
  return {
    name,
    summary,
    keywords: [first, ...others.filter(keyword => !taken.has(keywordKey(keyword)))],
    content: readServiceContent(content),
    answers: null,
  };
}

function ownService(
  { name, keyword, description = '', answers: given = noAnswers, content: written }: AskedService,
  pack: Pack,
  owner: OwnerContext,
): { readonly service: NewService; readonly left_out: readonly LeftOutSentence[] } {
  // Under the first keyword of a service of the trade, visitors would get the trade's page with another name.
  const hasPage = pack.services.some(service => isAbout(service, name));
  const keywords = [(keyword ?? (hasPage ? `${name} service` : name)).toLowerCase()];
  const told = { name, keywords, description, answers: given };
  const { content, answers, remarks } = draftService(told, { owner, others: [], needed: 0 });
  return {
    service: {
      name,
      summary: '',
      keywords,
      content: written ? readServiceContent(written) : content,
      answers,
    },
    left_out: remarks
      .filter(({ is_left_out }) => is_left_out)
      .map(({ text, message }) => ({ service: name, text, message })),
  };
}

const isAbout = ({ keywords: [first = ''] }: TradeService, keyword: string) =>
  keywordKey(first) === keywordKey(keyword);

function requireDistinct(asked: readonly AskedService[]): void {
  const fields = asked.flatMap((one, at) => {
    const message = problemOf(one, asked.slice(0, at), asked);
    return message === null ? [] : [{ path: `services.${at}`, message }];
  });
  const [first] = fields;
  if (first) throw new AppError('invalid', first.message, { fields });
}

function problemOf(
  { name, keyword, ofTrade }: AskedService,
  before: readonly AskedService[],
  all: readonly AskedService[],
): string | null {
  if (before.some(other => isSame(other.name, name))) return `“${name}” is on the list twice. Remove one.`;
  if (ofTrade) return null;
  const typed = keyword ?? name;
  if (keywordKey(typed) === '') return `“${typed}” has no letters. Type the name of the service.`;
  const likeIt =
    all.find(other => other.ofTrade && isAbout(other.ofTrade, typed))?.ofTrade ??
    before.find(other => !other.ofTrade && keywordKey(other.keyword ?? other.name) === keywordKey(typed));
  return likeIt ? `“${typed}” is the same service as “${likeIt.name}”. Keep one of them.` : null;
}
