import type { ReactNode } from 'react';
import type { IllustrationSet } from './illustration-set.ts';
import { Mark } from './mark.tsx';
import { loadOf } from './picture-of.ts';
import { illustrationsOf } from './registry.ts';
import { Lettering } from './shapes/lettering.tsx';

export const sceneBox = '0 0 760 402';

interface SceneProps {
  readonly facts: {
    readonly keyword: string;
    readonly business: { readonly name: string };
    readonly fallbacks: { readonly illustrations: IllustrationSet };
  };
}

/** The large drawing of a page: its set's scene with what the keyword is about. `close` shows a detail. */
export function Scene({ facts, close = false }: SceneProps & { readonly close?: boolean }) {
  return <AnyScene facts={facts} close={close} isInSheet={false} />;
}

/** The scene at the top of a page. The style sheet draws a street. */
export function HeroScene({ facts }: SceneProps) {
  return <AnyScene facts={facts} close={false} isInSheet />;
}

/** With `isInSheet` only the business name of a street is in the page. */
function AnyScene({
  facts,
  close,
  isInSheet,
}: SceneProps & { readonly close: boolean; readonly isInSheet: boolean }) {
  const { scene } = illustrationsOf(facts.fallbacks.illustrations);
  if (scene.kind === 'room')
    return <SceneFrame box={close ? scene.closeBox : sceneBox}>{scene.drawing}</SceneFrame>;
  const { background, Crew, loads, lettering } = scene;
  const load = loadOf(facts.fallbacks.illustrations, facts.keyword) ?? '';
  const shape = loads[load];
  return (
    <SceneFrame className={isInSheet ? ` ${load}` : ''} box={sceneBox}>
      {!isInSheet && shape !== undefined && (
        <>
          {background}
          <Crew load={load} shape={shape} />
        </>
      )}
      {lettering !== null && <Lettering name={facts.business.name} place={lettering} />}
    </SceneFrame>
  );
}

interface SceneFrameProps {
  readonly box: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function SceneFrame({ box, className = '', children }: SceneFrameProps) {
  return (
    <svg
      className={`art art-street${className}`}
      viewBox={box}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {children}
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
