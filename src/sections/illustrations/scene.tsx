import type { IllustrationSet } from './illustration-set.ts';
import { Mark, promiseMarks, tradeMarks } from './mark.tsx';
import { loadOf } from './picture-of.ts';
import { RecoveryScene } from './recovery-scene.tsx';
import { HeroStreet, Street } from './street.tsx';
import { WeddingScene } from './wedding-scene.tsx';

interface SceneFacts {
  readonly keyword: string;
  readonly business: { readonly name: string };
  readonly fallbacks: { readonly illustrations: IllustrationSet };
}

/** The large drawing of a page: its pack's service, or its keyword in our own trade. `close` shows a detail. */
export function Scene({ facts, close = false }: { readonly facts: SceneFacts; readonly close?: boolean }) {
  switch (facts.fallbacks.illustrations) {
    case 'marriage':
      return <WeddingScene close={close} />;
    case 'recovery':
      return <RecoveryScene close={close} />;
    case 'hauling':
      return <Street load={loadOf(facts.keyword)} name={facts.business.name} />;
    default:
      throw new Error(`No scene for ${JSON.stringify(facts.fallbacks.illustrations satisfies never)}`);
  }
}

/** The scene at the top of a page. The trade's own is drawn by the style sheet. */
export function HeroScene({ facts }: { readonly facts: SceneFacts }) {
  const { keyword, business, fallbacks } = facts;
  return fallbacks.illustrations === 'hauling' ? (
    <HeroStreet load={loadOf(keyword)} name={business.name} />
  ) : (
    <Scene facts={facts} />
  );
}

/** The small sign of the trade: the truck, the rings, the chair. */
export function TradeMark({ of }: { readonly of: IllustrationSet }) {
  return <Mark name={tradeMarks[of]} />;
}

/** Extra benefits: reuse, a certificate, a box at the door. */
export function PromiseMark({ of }: { readonly of: IllustrationSet }) {
  return <Mark name={promiseMarks[of]} />;
}
