interface EmbedProps {
  /** An https address, already asked for with canEmbed. */
  readonly src: string;
  readonly title: string;
  readonly className: string;
}

// Another site's form, player or map needs its own scripts and its own storage; it may open windows, but never move our page.
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';

/** Another site's page within ours, loaded when it comes near. */
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
