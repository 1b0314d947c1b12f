import { Band } from '../parts/band.tsx';
import { Picture } from '../parts/picture.tsx';
import { SideRow } from '../parts/side-row.tsx';
import type { SectionProps } from '../section-facts.ts';

/** Customer testimonials: one card each, up to four per row. Visitors see nothing of a section without any; its editor is told. */
export function TestimonialsSection({ section, facts }: SectionProps<'testimonials'>) {
  const { testimonials, background_image } = section.content;
  if (testimonials.length === 0 && facts.known_paths !== null) return null;
  return (
    <Band
      className="voices"
      background="sky"
      section={section}
      {...(background_image === ''
        ? {}
        : { beside: <Picture src={background_image} className="voices-picture" /> })}
    >
      {testimonials.length === 0 ? (
        <p>No testimonials available.</p>
      ) : (
        <SideRow name={section.title}>
          <ul className="voices-list">
            {testimonials.map((voice, index) => (
              <li key={index}>
                <figure>
                  {voice.quote !== '' && <blockquote>{voice.quote}</blockquote>}
                  {voice.author !== '' && <figcaption>{voice.author}</figcaption>}
                </figure>
              </li>
            ))}
          </ul>
        </SideRow>
      )}
    </Band>
  );
}
