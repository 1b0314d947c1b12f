import type { FiguresContent } from './block.ts';

/** A few sentences about the company, and three figures in large letters. */
export function Figures({ content }: { readonly content: FiguresContent }) {
  return (
    <section className="band white figures" aria-labelledby="about-us">
      <div className="inner">
        <div>
          <h2 id="about-us">{content.title}</h2>
          {content.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {content.note !== '' && <p className="figures-note">{content.note}</p>}
        </div>
        <dl>
          {content.figures.map(figure => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd className="display">{figure.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
