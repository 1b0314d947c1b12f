import { useQuery } from '@tanstack/react-query';
import {
  factNamesOf,
  gazetteerFacts,
  type ListedPredicate,
  listedFindings,
  priceFacts,
  workFacts,
} from '../../../contract/business/predicates.ts';
import { statementRoutes } from '../../../contract/business/statements.ts';
import { readQuery } from '../../platform/read-query.ts';

/** The list changes with packs only. */
const staleTime = 60_000;

/** What can be stated, by name; empty until it is read. */
export interface Predicates {
  readonly all: readonly ListedPredicate[];
  readonly isRead: boolean;
  readonly find: (name: string) => ListedPredicate | undefined;
}

export function usePredicates(): Predicates {
  const { data } = useQuery(readQuery(statementRoutes.predicates, { staleTime }));
  const all = data?.items ?? [];
  return { all, isRead: data !== undefined, find: name => all.find(one => one.name === name) };
}

/** What texts of a pack can name. */
export interface KnownFacts {
  /** With what they say, for a list. */
  readonly listed: readonly FactOfPack[];
  /** Null until they are read. */
  readonly names: ReadonlySet<string> | null;
}

export function useFactsOfPack(pack: string): KnownFacts {
  const { data } = useQuery({
    ...readQuery(statementRoutes.predicates, { query: { pack }, staleTime }),
    select: factsOf,
  });
  return data ?? notRead;
}

const notRead: KnownFacts = { listed: [], names: null };

/** A fact as texts name it. */
export interface FactOfPack {
  readonly name: string;
  /** What it says. */
  readonly label: string;
}

function factsOf({ items }: { readonly items: readonly ListedPredicate[] }): KnownFacts {
  const stated = items.flatMap(predicate =>
    factNamesOf([predicate]).map(name => ({ name, label: predicate.label })),
  );
  return {
    listed: [...gazetteerFacts, ...priceFacts, ...workFacts, ...listedFindings, ...stated],
    names: new Set(stated.map(({ name }) => name)),
  };
}
