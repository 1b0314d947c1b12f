import { renderToStaticMarkup } from 'react-dom/server';
import type { IllustrationSet } from './illustration-set.ts';
import { Lettering } from './lettering.tsx';
import { Mark } from './mark.tsx';
import { loadOf } from './picture-of.ts';
import { illustrationsOf } from './registry.ts';
import { shapeOf } from './shape-of.ts';
import { crewMarkup } from './shapes-from.ts';

interface SceneProps {
  readonly facts: {
    readonly keyword: string;
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

/** With `isInSheet` only the business name of a street is in the page. */
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
  const { box, markup } = shapeOf(`${set}/street`);
  const load = loadOf(set, facts.keyword) ?? '';
  const lettering = scene.lettering && <Lettering name={facts.business.name} position={scene.lettering} />;
  if (isInSheet) return <svg {...frameOf(box, ` ${load}`)}>{lettering}</svg>;
  const whole = markup + crewMarkup(shapeOf, set, load) + renderToStaticMarkup(lettering);
  return <svg {...frameOf(box)} dangerouslySetInnerHTML={{ __html: whole }} />;
}

const frameOf = (box: string, load = '') =>
  ({
    className: `art art-street${load}`,
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
