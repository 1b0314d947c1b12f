import type { IllustrationSet } from './illustration-set.ts';
import { DonationMark, TruckMark } from './marks.tsx';
import { BoxMark, CertificateMark, ChairMark, RingsMark } from './pack-marks.tsx';
import { pictureOf } from './picture-of.ts';
import { RecoveryScene } from './recovery-scene.tsx';
import { Street } from './street.tsx';
import { WeddingScene } from './wedding-scene.tsx';

interface SceneFacts {
  readonly keyword: string;
  readonly business: { readonly name: string };
  readonly fallbacks: { readonly illustrations: IllustrationSet };
}

/** The large drawing of a page: what its pack does, and in our own trade what its keyword is about. `close` shows the part a film would. */
export function Scene({ facts, close = false }: { readonly facts: SceneFacts; readonly close?: boolean }) {
  switch (facts.fallbacks.illustrations) {
    case 'marriage':
      return <WeddingScene close={close} />;
    case 'recovery':
      return <RecoveryScene close={close} />;
    case 'hauling':
      return <Street picture={pictureOf(facts.keyword)} name={facts.business.name} />;
    default:
      throw new Error(`No scene for ${JSON.stringify(facts.fallbacks.illustrations satisfies never)}`);
  }
}

const tradeMarks = { hauling: TruckMark, marriage: RingsMark, recovery: ChairMark } as const;
const promiseMarks = { hauling: DonationMark, marriage: CertificateMark, recovery: BoxMark } as const;

/** The small sign of the trade: the truck, the rings, the chair. */
export function TradeMark({ of }: { readonly of: IllustrationSet }) {
  const Mark = tradeMarks[of];
  return <Mark />;
}

/** What one gets besides: a second home for good things, a certificate, a box at the door. */
export function PromiseMark({ of }: { readonly of: IllustrationSet }) {
  const Mark = promiseMarks[of];
  return <Mark />;
}
