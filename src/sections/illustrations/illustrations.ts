import type { JSX } from 'react';

/** Paths in the classes of `illustrations.css`, for use inside a frame. */
export type Shape = JSX.Element;

/** A small drawing that the style sheet draws. `name` is its class. */
export interface Sign {
  readonly name: string;
  readonly shape: Shape;
}

/** The drawings of one trade. */
export interface Illustrations<Picture extends string = string> {
  /** Beside the business name. */
  readonly mark: Sign;
  /** The extra benefit. */
  readonly promise: Sign;
  /** The large drawing at the top of a page. */
  readonly scene: Street | Room;
  /** Null: pages show the mark instead. */
  readonly things: Things<Picture> | null;
  /** True if prices are shown by how full the truck is. */
  readonly hasTruckGauge?: boolean;
}

/** Drawings of what a text is about. Each fits a box of 98 by 92 with its base at y = 86. */
export interface Things<Picture extends string = string> {
  readonly drawings: Readonly<Record<Picture, Shape>>;
  /** Words in a text, and what they are drawn as. The first match counts. */
  readonly words: readonly (readonly [RegExp, Picture])[];
  /** Drawn if no word matches. */
  readonly usual: Picture;
}

/** A scene of 760 by 402 that the style sheet draws in two layers; the ground is at y = 400. */
export interface Street {
  readonly kind: 'street';
  /** The background, which is the same on every page. */
  readonly background: Shape;
  /** The people, with what the page is about. */
  readonly Crew: (props: { readonly load: string; readonly shape: Shape }) => JSX.Element;
  /** What the crew can have with it, by picture. */
  readonly loads: Readonly<Record<string, Shape>>;
  /** The load for a picture without its own; the usual load where this names none either. */
  readonly substitutes: Readonly<Record<string, string>>;
  readonly usualLoad: string;
  /** Where the business's name is written; null = nowhere. */
  readonly lettering: LetteringPlace | null;
}

/** The middle of the name, and the width of a line in letters of size 1. */
export interface LetteringPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A scene of the same size that is drawn in the page. */
export interface Room {
  readonly kind: 'room';
  readonly drawing: Shape;
  /** The detail of a close view. */
  readonly closeBox: string;
}
