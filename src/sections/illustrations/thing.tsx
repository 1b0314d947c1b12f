import type { IllustrationSet } from './illustration-set.ts';
import { Mark } from './mark.tsx';
import { loadOf, pictureOf } from './picture-of.ts';
import { illustrationsOf } from './registry.ts';

interface ThingProps {
  readonly of: IllustrationSet;
  /** The text that decides what is drawn. */
  readonly about: string;
}

/** The drawing for a text. A set without such drawings shows its mark. */
export function Thing({ of, about }: ThingProps) {
  return <Picture of={of} name={pictureOf(of, about)} />;
}

/** What the crew has with it on the page of a keyword. */
export function LoadThing({ of, about }: ThingProps) {
  return <Picture of={of} name={loadOf(of, about)} />;
}

function Picture({ of, name }: { readonly of: IllustrationSet; readonly name: string | null }) {
  const { things, mark } = illustrationsOf(of);
  const shape = name === null ? undefined : things?.drawings[name];
  if (name === null || shape === undefined) return <Mark name={mark.name} />;
  return (
    <svg className={`art art-${name}`} viewBox="0 0 98 92" aria-hidden="true">
      {shape}
    </svg>
  );
}
