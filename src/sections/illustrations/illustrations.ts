/**
 * The illustrations of one trade. Their SVG files are in `svg/<set>/`: `signs`, `things` and `loads` by name, and the scene, which is
 * `street` and `front`, or `room`.
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
  /** For services that no word finds, or whose picture another service has. The first that is free counts. */
  readonly spares: readonly string[];
  /** What belongs to a picture: shown beside the text of a page whose scene has the picture. */
  readonly companions: Readonly<Record<string, string>>;
  /** Companions of all other pictures, in turn. No word finds them. */
  readonly extras: readonly string[];
  /** The set with the files; by default its own. */
  readonly folder?: string;
}

/** A scene of 760 by 402, with the ground at y = 400. The style sheet has the street; its load is in the page, in front of it. */
export interface Street {
  readonly kind: 'street';
  /** The load on a page about nothing in particular. */
  readonly usualLoad: string;
  /** Loads in place of things that fit no scene. */
  readonly substitutes: Readonly<Record<string, string>>;
  /** Narrow loads: people are closer together, as `street-near` and `front-near` say. */
  readonly near?: readonly string[];
  /** What lies on the truck by its load, and with all other loads: three names each. */
  readonly cargo?: { readonly of: Readonly<Record<string, Cargo>>; readonly usual: Cargo };
  /** Where the business's name is written; null = nowhere. */
  readonly lettering: LetteringPosition | null;
}
/** `load`: the page's own. */
export type Cargo = readonly [string, string, string];

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
