import type { PagePhoto } from '../page-facts.ts';

/** The owner's photo instead of the drawn street. It is the largest element above the fold, so it loads first. */
export function HeroPhoto({ photo }: { readonly photo: PagePhoto }) {
  const small = Math.min(photo.width, 800);
  return (
    <img
      className="hero-photo"
      src={photo.large}
      srcSet={small < photo.width ? `${photo.small} ${small}w, ${photo.large} ${photo.width}w` : undefined}
      sizes="(min-width: 62rem) 50vw, 100vw"
      width={photo.width}
      height={photo.height}
      alt={photo.alternative_text}
      style={photo.focus === null ? undefined : { objectPosition: photo.focus }}
      fetchPriority="high"
    />
  );
}
