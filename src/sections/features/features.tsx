import { PromiseMark } from '../illustrations/scene.tsx';
import { Band } from '../parts/band.tsx';
import { Picture } from '../parts/picture.tsx';
import { TitledList } from '../parts/titled-list.tsx';
import type { SectionProps } from '../section-facts.ts';

/** The heading stays in sight while its reasons pass, one under the other. */
export function FeaturesSection({ section, facts }: SectionProps<'features'>) {
  const { description, features, categories, footer_text, images } = section.content;
  return (
    <Band
      className="features"
      background="light"
      section={section}
      intro={description}
      beside={
        <>
          {categories.length > 0 && (
            <ul className="tags">
              {categories.map((category, index) => (
                <li key={index}>{category}</li>
              ))}
            </ul>
          )}
          {images.length === 0 && <PromiseMark of={facts.fallbacks.illustrations} />}
        </>
      }
    >
      <div className="features-list">
        <TitledList entries={features} />
        {images.length > 0 && (
          <div className="features-pictures">
            {images.map((src, index) => (
              <Picture key={index} src={src} />
            ))}
          </div>
        )}
        {footer_text !== '' && <p className="features-banner display">{footer_text}</p>}
      </div>
    </Band>
  );
}
