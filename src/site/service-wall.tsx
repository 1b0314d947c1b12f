import { Thing, type ViewFacts } from '../sections/render-sections.tsx';
import type { WallContent } from './block.ts';

/** Drawings of the items we take, with links to existing pages. */
export function ServiceWall({
  content,
  facts,
}: {
  readonly content: WallContent;
  readonly facts: ViewFacts;
}) {
  return (
    <section
      className={`band white service-wall ${shapeOf(content.things.length)}`.trim()}
      aria-labelledby="services"
    >
      <div className="inner">
        <div className="band-head">
          <h2 id="services">{content.title}</h2>
          {content.lead !== '' && <p className="lead">{content.lead}</p>}
        </div>
        <ul>
          {content.things.map(thing => (
            <li key={thing.text}>
              <Thing of={facts.fallbacks.illustrations} about={thing.text} />
              <h3>{thing.href === null ? thing.text : <a href={thing.href}>{thing.text}</a>}</h3>
              {thing.more !== '' && <p>{thing.more}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Nine items make a square; in rows of four the last would be alone. */
function shapeOf(count: number): string {
  return count % 3 === 0 && count % 4 !== 0 ? 'by-three' : '';
}
