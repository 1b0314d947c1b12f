import { Band } from '../parts/band.tsx';
import { Picture } from '../parts/picture.tsx';
import type { SectionProps } from '../section-facts.ts';

/** Customer testimonials: one card each, up to four per row. */
export function TestimonialsSection({ section }: SectionProps<'testimonials'>) {
  const { testimonials, background_image } = section.content;
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
      )}
    </Band>
  );
}
