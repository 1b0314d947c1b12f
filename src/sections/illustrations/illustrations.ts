/**
 * The illustrations of one trade. Their SVG files are in `svg/<set>/`: `signs`, `things` and `loads` by name, and the scene, which is
 * `street` and `crew`, or `room`.
 */
export interface Illustrations {
  /** The sign beside the business name. Its name is its class in the style sheet. */
  readonly mark: string;
  /** The sign of the extra benefit. */
  readonly promise: string;
  /** The large picture at the top of a page. */
  readonly scene: Street | Room;
  /** Null: pages show the mark instead. */
  readonly things: Things | null;
  /** True if prices are shown by how full the truck is. */
  readonly hasTruckGauge?: boolean;
}

/** Pictures of what a text is about. Each fits a box of 98 by 92 with its base at y = 86. */
export interface Things {
  /** Words in a text, and the name of their picture. The first match counts. */
  readonly words: readonly (readonly [RegExp, string])[];
  /** Shown if no word matches. */
  readonly usual: string;
}

/** A scene of 760 by 402 that the style sheet shows in two layers; the ground is at y = 400. */
export interface Street {
  readonly kind: 'street';
  /** What the crew can have with it: names of things, and of their own files where the crew needs another shape. */
  readonly loads: readonly string[];
  /** The load for a thing that is none; the usual load where this names none either. */
  readonly substitutes: Readonly<Record<string, string>>;
  readonly usualLoad: string;
  /** Where the business's name is written; null = nowhere. */
  readonly lettering: LetteringPosition | null;
}

/** The middle of the name, and the width of a line in letters of size 1. */
export interface LetteringPosition {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A scene of the same size that is in the page itself. */
export interface Room {
  readonly kind: 'room';
  /** The detail of a close view. */
  readonly closeBox: string;
}
