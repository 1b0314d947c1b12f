import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { claimIssues } from './check-text.ts';
import type { KnownWords } from './read-stated.ts';

/** A text to publish, and its place. */
export interface PlacedText {
  readonly text: string;
  readonly kind: 'prose' | 'title';
  /** The path that a refusal names: "content_sections.2.content.benefits.1". */
  readonly path: string;
  /** For people: "Hero title template", "Questions". */
  readonly where: string;
}

export interface PlacedClaim<Text extends PlacedText = PlacedText> {
  readonly claim: string;
  readonly in: Text;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The unstated claims of texts, in order. */
export function claimsOf<Text extends PlacedText>(
  texts: Iterable<Text>,
  known: KnownWords,
): readonly PlacedClaim<Text>[] {
  const found: PlacedClaim<Text>[] = [];
  for (const one of texts)
    for (const { excerpt, line, column, message } of claimIssues(one.text, one.kind, known))
      found.push({ claim: excerpt, in: one, line, column, message });
  return found;
}

interface Publication {
  /** Checked only if the gate is on. */
  readonly claims: () => Promise<readonly PlacedClaim[]>;
  /** What can be done instead: "until then save the post as a draft". */
  readonly otherwise: string;
}

const shown = 5;

/** Refuses to publish texts with claims that are neither stated nor accepted. */
export async function requireStated(trx: Trx, { claims, otherwise }: Publication): Promise<void> {
  const { is_on } = await currentGroup(trx, 'claims');
  if (!is_on) return;
  const found = await claims();
  if (found.length === 0) return;
  const words = [...new Set(found.map(({ claim }) => claim))];
  const rest = words.length - Math.min(shown, words.length);
  const named = words
    .slice(0, shown)
    .map(word => `“${word}”`)
    .join(', ');
  throw new AppError(
    'conflict',
    `Not stated: ${named}${rest > 0 ? ` and ${rest} more` : ''}. Reword it, add a statement, or accept it with a reason; ${otherwise}.`,
    {
      reason: 'claims',
      fields: fieldsOf(found),
      current: { claims: found.slice(0, 100).map(one => ({ claim: one.claim, where: one.in.where })) },
    },
  );
}

/** A message for each text. */
function fieldsOf(claims: readonly PlacedClaim[]): { path: string; message: string }[] {
  const byPath = Map.groupBy(claims, one => one.in.path);
  return [...byPath].slice(0, 100).map(([path, its]) => {
    const words = [...new Set(its.map(({ claim }) => `“${claim}”`))].join(', ');
    return { path, message: `${words}: not stated. Reword it, add a statement, or accept it.` };
  });
}
