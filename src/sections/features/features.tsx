import { PromiseMark } from '../illustrations/scene.tsx';
import { Band } from '../parts/band.tsx';
import { Picture } from '../parts/picture.tsx';
import { TitledList } from '../parts/titled-list.tsx';
import type { ViewProps } from '../view-facts.ts';

/** The heading stays in sight while its reasons pass, one under the other. */
export function FeaturesView({ section, facts }: ViewProps<'features'>) {
  const { description, features, categories, footer_text, images } = section.content;
  return (
    <Band
      shape="features"
      ground="light"
      section={section}
      lead={description}
      beside={
        <>
          {categories.length > 0 && (
            <ul className="tags">
              {categories.map((category, place) => (
                <li key={place}>{category}</li>
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
            {images.map((src, place) => (
              <Picture key={place} src={src} />
            ))}
          </div>
        )}
        {footer_text !== '' && <p className="features-banner display">{footer_text}</p>}
      </div>
    </Band>
  );
}
