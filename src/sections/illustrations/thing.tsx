import type { IllustrationSet } from './illustration-set.ts';
import { Mark } from './mark.tsx';
import { companionOf, loadOf, pictureOf } from './picture-of.ts';
import { illustrationsOf } from './registry.ts';
import { shapeOf } from './shape-of.ts';

interface ThingProps {
  readonly of: IllustrationSet;
  /** The text that decides what is shown. */
  readonly about: string;
}

/** The illustration for a text. A set without such illustrations shows its sign of the extra benefit. */
export function Thing({ of, about }: ThingProps) {
  return <Picture of={of} name={pictureOf(of, about)} />;
}

interface BesideSceneProps extends Partial<ThingProps> {
  readonly facts: {
    readonly keyword: string;
    readonly load?: string | null;
    readonly fallbacks: { readonly illustrations: IllustrationSet };
  };
}

/** The illustration for a text on a page with a scene: what the scene shows is not shown twice. Without a text, what belongs to it. */
export function BesideScene({ facts, about }: BesideSceneProps) {
  const set = facts.fallbacks.illustrations;
  const load = facts.load ?? loadOf(set, facts.keyword);
  const name = about === undefined ? load : pictureOf(set, about);
  return <Picture of={set} name={name === load ? companionOf(set, load) : name} />;
}

/** An illustration by its name; null: the sign of the extra benefit. */
export function Picture({ of, name }: { readonly of: IllustrationSet; readonly name: string | null }) {
  const { promise, things } = illustrationsOf(of);
  if (name === null) return <Mark name={promise} />;
  const { box, markup } = shapeOf(`${things?.folder ?? of}/things/${name}`);
  return (
    <svg
      className={`art art-${name}`}
      viewBox={box}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
