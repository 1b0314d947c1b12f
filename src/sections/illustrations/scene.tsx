import type { IllustrationSet } from './illustration-set.ts';
import type { Street } from './illustrations.ts';
import { Mark } from './mark.tsx';
import { loadOf } from './picture-of.ts';
import { illustrationsOf } from './registry.ts';
import { Lettering } from './shapes/lettering.tsx';

export const streetBox = '0 0 760 402';

interface SceneFacts {
  readonly keyword: string;
  readonly business: { readonly name: string };
  readonly fallbacks: { readonly illustrations: IllustrationSet };
}

interface SceneProps {
  readonly facts: SceneFacts;
}

/** The large drawing of a page: its set's scene with what the keyword is about. `close` shows a detail. */
export function Scene({ facts, close = false }: SceneProps & { readonly close?: boolean }) {
  const { scene } = illustrationsOf(facts.fallbacks.illustrations);
  return scene.kind === 'room' ? (
    <scene.Whole close={close} />
  ) : (
    <StreetScene facts={facts} street={scene} isInSheet={false} />
  );
}

/** The scene at the top of a page. The style sheet draws a street. */
export function HeroScene({ facts }: SceneProps) {
  const { scene } = illustrationsOf(facts.fallbacks.illustrations);
  return scene.kind === 'room' ? (
    <scene.Whole close={false} />
  ) : (
    <StreetScene facts={facts} street={scene} isInSheet />
  );
}

/** A street in the page. With `isInSheet` only the business name is in the page. */
function StreetScene({
  facts,
  street,
  isInSheet,
}: SceneProps & { readonly street: Street; readonly isInSheet: boolean }) {
  const { background, Crew, loads, lettering } = street;
  const load = loadOf(facts.fallbacks.illustrations, facts.keyword) ?? '';
  const shape = loads[load];
  return (
    <svg
      className={`art art-street${isInSheet ? ` ${load}` : ''}`}
      viewBox={streetBox}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {!isInSheet && shape !== undefined && (
        <>
          {background}
          <Crew load={load} shape={shape} />
        </>
      )}
      {lettering !== null && <Lettering name={facts.business.name} place={lettering} />}
    </svg>
  );
}

/** The small sign of the trade: the truck, the rings, the chair. */
export function TradeMark({ of }: { readonly of: IllustrationSet }) {
  return <Mark name={illustrationsOf(of).mark.name} />;
}

/** Extra benefits: reuse, a certificate, a box at the door. */
export function PromiseMark({ of }: { readonly of: IllustrationSet }) {
  return <Mark name={illustrationsOf(of).promise.name} />;
}
