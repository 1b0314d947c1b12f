import { HeroScene } from '../illustrations/scene.tsx';
import type { PagePhoto } from '../page-facts.ts';
import type { SectionFacts } from '../section-facts.ts';

/** The owner's photo, or else the illustrated scene. */
export function HeroPicture({ facts }: { readonly facts: SectionFacts }) {
  return (
    <div className="hero-scene">
      {facts.photo ? <HeroPhoto photo={facts.photo} /> : <HeroScene facts={facts} />}
    </div>
  );
}

/** The largest element above the fold, so it loads first. */
function HeroPhoto({ photo }: { readonly photo: PagePhoto }) {
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
