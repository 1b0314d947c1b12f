import { renderToStaticMarkup } from 'react-dom/server';
import { ReviewCards, SideRow } from '../sections/render-sections.tsx';
import type { LinkItem, ShownReview } from '../sections/schemas.ts';

export interface CasePhoto {
  /** "Before", "After" */
  readonly label: string;
  readonly small: string;
  readonly large: string;
  readonly width: number;
  readonly height: number;
}

/** One job, as finished strings. */
export interface FinishedCase {
  readonly href: string;
  readonly summary: string;
  readonly day: { readonly shown: string; readonly iso: string };
  /** "Jupiter, FL" */
  readonly town: string;
  readonly service: string;
  /** The load and the price; empty ones are left out. */
  readonly facts: readonly string[];
  readonly photos: readonly CasePhoto[];
  readonly words: string;
  readonly name: string;
}

export interface FinishedWorkContent {
  readonly title: string;
  readonly cases: readonly FinishedCase[];
  readonly more: LinkItem;
  readonly reviews_title: string;
  readonly reviews: readonly ShownReview[];
}

/** The inside of the section on a landing page. */
export const renderFinishedWork = (content: FinishedWorkContent): string =>
  renderToStaticMarkup(<FinishedWork content={content} />);

/** Jobs, then reviews. Either may be empty. */
export function FinishedWork({ content }: { readonly content: FinishedWorkContent }) {
  const { title, cases, more, reviews_title, reviews } = content;
  return (
    <div className="inner">
      <div className="band-head">
        <h2 id="finished-work">{cases.length > 0 ? title : reviews_title}</h2>
      </div>
      {cases.length > 0 && (
        <SideRow name={title}>
          <CaseCards cases={cases} />
        </SideRow>
      )}
      {cases.length > 0 && reviews.length > 0 && <h3>{reviews_title}</h3>}
      {reviews.length > 0 && <ReviewCards reviews={reviews} name={reviews_title} />}
      {cases.length > 0 && (
        <p>
          <a className="arrow" href={more.href}>
            {more.text}
          </a>
        </p>
      )}
    </div>
  );
}

/** Jobs as cards: a photo before and after, the work, place and date. */
export function CaseCards({ cases }: { readonly cases: readonly FinishedCase[] }) {
  return (
    <ul className="case-cards">
      {cases.map(one => (
        <li key={one.href}>
          <article>
            <CasePhotos photos={firstOfEach(one.photos)} summary={one.summary} />
            <h3>
              <a href={one.href}>{one.summary}</a>
            </h3>
            <CaseFacts content={one} />
            <CaseWords words={one.words} name={one.name} />
          </article>
        </li>
      ))}
    </ul>
  );
}

/** One before and one after tell it. */
function firstOfEach(photos: readonly CasePhoto[]): readonly CasePhoto[] {
  return [...Map.groupBy(photos, ({ label }) => label).values()].flatMap(([first]) => (first ? [first] : []));
}

export function CasePhotos({
  photos,
  summary,
  isLarge = false,
}: {
  readonly photos: readonly CasePhoto[];
  readonly summary: string;
  readonly isLarge?: boolean;
}) {
  if (photos.length === 0) return null;
  return (
    <div className="case-photos">
      {photos.map(photo => (
        <figure key={photo.small}>
          <img
            src={photo.small}
            {...(isLarge
              ? {
                  srcSet: `${photo.small} 800w, ${photo.large} 1600w`,
                  sizes: '(min-width: 60rem) 36rem, 92vw',
                }
              : {})}
            width={photo.width}
            height={photo.height}
            alt={`${photo.label}: ${summary}`}
            loading="lazy"
            decoding="async"
          />
          <figcaption>{photo.label}</figcaption>
        </figure>
      ))}
    </div>
  );
}

export function CaseFacts({ content: { day, town, facts } }: { readonly content: FinishedCase }) {
  return (
    <p className="case-facts">
      <time dateTime={day.iso}>{day.shown}</time>
      {[town, ...facts].map(fact => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

export function CaseWords({ words, name }: Pick<FinishedCase, 'words' | 'name'>) {
  if (words === '') return name === '' ? null : <p className="case-name">Work for {name}</p>;
  return (
    <blockquote className="case-words">
      <p className="prose">{words}</p>
      {name !== '' && <footer>{name}</footer>}
    </blockquote>
  );
}
