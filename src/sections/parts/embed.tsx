interface EmbedProps {
  /** An https address that passed canEmbed. */
  readonly src: string;
  readonly title: string;
  readonly className: string;
}

// An external form, player or map needs its own scripts and storage. It may open windows, but never navigate our page.
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';

/** An external page in a frame, loaded lazily. */
export function Embed({ src, title, className }: EmbedProps) {
  return (
    <iframe
      className={className}
      src={src}
      title={title}
      loading="lazy"
      sandbox={allowed}
      allow="fullscreen; picture-in-picture"
    />
  );
}
