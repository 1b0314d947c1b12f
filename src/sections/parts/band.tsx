import type { ReactNode } from 'react';

/** `light` bands alternate between paper and white. */
export type Ground = 'light' | 'paper' | 'white' | 'sky' | 'road';

interface BandProps {
  /** Names the layout in CSS. */
  readonly shape: string;
  readonly ground: Ground;
  readonly section: { readonly title: string };
  readonly lead?: string;
  /** Beside the heading. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** A full-width band with its heading: the base of all sections except the hero. */
export function Band({ shape, ground, ...inside }: BandProps) {
  return (
    <div className={`band ${ground} ${shape}`}>
      <BandInside {...inside} />
    </div>
  );
}

export function BandInside({ section, lead = '', beside, children }: Omit<BandProps, 'shape' | 'ground'>) {
  return (
    <div className="inner">
      {(section.title !== '' || lead !== '' || beside !== undefined) && (
        <div className="band-head">
          {section.title !== '' && <h2>{section.title}</h2>}
          {lead !== '' && <Prose text={lead} className="lead" />}
          {beside}
        </div>
      )}
      {children}
    </div>
  );
}

/** A text with its line breaks, which the stylesheet shows. So the markup is the same for any text. */
export function Prose({ text, className = '' }: { readonly text: string; readonly className?: string }) {
  return text === '' ? null : <div className={`prose ${className}`.trim()}>{text}</div>;
}
