import type { ReactNode } from 'react';

/** `light` bands alternate between paper and white. */
export type Background = 'light' | 'paper' | 'white' | 'sky' | 'road';

interface BandProps {
  /** Names the layout in CSS. */
  readonly className: string;
  readonly background: Background;
  readonly section: { readonly title: string };
  readonly intro?: string;
  /** Beside the heading. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** A full-width band with its heading: the base of all sections except the hero. */
export function Band({ className, background, ...inside }: BandProps) {
  return (
    <div className={`band ${background} ${className}`}>
      <BandInside {...inside} />
    </div>
  );
}

export function BandInside({
  section,
  intro = '',
  beside,
  children,
}: Omit<BandProps, 'className' | 'background'>) {
  return (
    <div className="inner">
      {(section.title !== '' || intro !== '' || beside !== undefined) && (
        <div className="band-head">
          {section.title !== '' && <h2>{section.title}</h2>}
          {intro !== '' && <Prose text={intro} className="lead" />}
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
