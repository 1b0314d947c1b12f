import { renderToStaticMarkup } from 'react-dom/server';
import type { IllustrationSet } from './illustration-set.ts';
import type { Street } from './illustrations.ts';
import { Lettering } from './lettering.tsx';
import { Mark } from './mark.tsx';
import { loadOf } from './picture-of.ts';
import { illustrationsOf } from './registry.ts';
import { shapeOf } from './shape-of.ts';
import { frontMarkup, type SceneLoad } from './shapes-from.ts';

interface SceneProps {
  readonly facts: {
    readonly keyword: string;
    /** What the scene shows; absent: what the keyword says. */
    readonly load?: string | null;
    readonly business: { readonly name: string };
    readonly fallbacks: { readonly illustrations: IllustrationSet };
  };
}

/** The large illustration of a page: its set's scene with what the keyword is about. `close` shows a detail. */
export function Scene({ facts, close = false }: SceneProps & { readonly close?: boolean }) {
  return <AnyScene facts={facts} close={close} isInSheet={false} />;
}

/** The scene at the top of a page. The style sheet draws a street. */
export function HeroScene({ facts }: SceneProps) {
  return <AnyScene facts={facts} close={false} isInSheet />;
}

/** With `isInSheet` the page has the load and the business name of a street alone. */
function AnyScene({
  facts,
  close,
  isInSheet,
}: SceneProps & { readonly close: boolean; readonly isInSheet: boolean }) {
  const set = facts.fallbacks.illustrations;
  const { scene } = illustrationsOf(set);
  if (scene.kind === 'room') {
    const { box, markup } = shapeOf(`${set}/room`);
    return <svg {...frameOf(close ? scene.closeBox : box)} dangerouslySetInnerHTML={{ __html: markup }} />;
  }
  const load = sceneLoad(set, scene, facts);
  const { box, markup } = shapeOf(`${set}/street${load.near ? '-near' : ''}`);
  const lettering = scene.lettering && <Lettering name={facts.business.name} position={scene.lettering} />;
  const whole =
    (isInSheet ? '' : markup) +
    frontMarkup(shapeOf, set, load) +
    (lettering === null ? '' : renderToStaticMarkup(lettering));
  return <svg {...frameOf(box, load.near ? ' near' : '')} dangerouslySetInnerHTML={{ __html: whole }} />;
}

function sceneLoad(
  set: IllustrationSet,
  { usualLoad, near = [], cargo }: Street,
  { load: given, keyword }: SceneProps['facts'],
): SceneLoad {
  const load = given ?? loadOf(set, keyword) ?? usualLoad;
  return {
    folder: illustrationsOf(set).things?.folder ?? set,
    load,
    cargo: cargo ? (cargo.of[load] ?? cargo.usual) : null,
    near: near.includes(load),
  };
}

const frameOf = (box: string, place = '') =>
  ({
    className: `art art-street${place}`,
    viewBox: box,
    preserveAspectRatio: 'xMidYMax meet',
    'aria-hidden': 'true',
  }) as const;

/** The small sign of the trade: the truck, the rings, the chair. */
export function TradeMark({ of }: { readonly of: IllustrationSet }) {
  return <Mark name={illustrationsOf(of).mark} />;
}

/** Extra benefits: reuse, a certificate, a box at the door. */
export function PromiseMark({ of }: { readonly of: IllustrationSet }) {
  return <Mark name={illustrationsOf(of).promise} />;
}
