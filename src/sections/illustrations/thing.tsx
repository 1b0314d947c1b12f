import type { IllustrationSet } from './illustration-set.ts';
import { Mark } from './mark.tsx';
import { loadOf, pictureOf } from './picture-of.ts';
import { illustrationsOf } from './registry.ts';
import { shapeOf } from './shape-of.ts';

interface ThingProps {
  readonly of: IllustrationSet;
  /** The text that decides what is shown. */
  readonly about: string;
}

/** The illustration for a text. A set without such illustrations shows its mark. */
export function Thing({ of, about }: ThingProps) {
  return <Picture of={of} name={pictureOf(of, about)} />;
}

/** What the crew has with it on the page of a keyword. */
export function LoadThing({ of, about }: ThingProps) {
  return <Picture of={of} name={loadOf(of, about)} />;
}

function Picture({ of, name }: { readonly of: IllustrationSet; readonly name: string | null }) {
  if (name === null) return <Mark name={illustrationsOf(of).mark} />;
  const { box, markup } = shapeOf(`${of}/things/${name}`);
  return (
    <svg
      className={`art art-${name}`}
      viewBox={box}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
