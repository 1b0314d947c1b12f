import { Scene } from '../illustrations/scene.tsx';
import { Band } from '../parts/band.tsx';
import { canEmbed } from '../parts/can-link.ts';
import { Embed } from '../parts/embed.tsx';
import type { SectionProps } from '../section-facts.ts';

/** A lazily loaded video if there is one; the pack's scene otherwise. */
export function HowItWorksVideoSection({ section, facts }: SectionProps<'how_it_works_video'>) {
  const { description, video_url } = section.content;
  return (
    <Band className="film" background="light" section={section} intro={description}>
      {canEmbed(video_url) ? (
        <Embed className="film-frame" src={video_url} title={`Video: ${section.title}`} />
      ) : (
        <div className="film-frame film-drawn">
          <Scene facts={facts} close />
        </div>
      )}
    </Band>
  );
}
