import type { SectionProps } from '../section-facts.ts';

/** A few sentences about the business, and figures in large letters. */
export function FiguresSection({ section }: SectionProps<'figures'>) {
  const { content, figures, note } = section.content;
  // A figure may depend on a statement that has expired.
  const shown = figures.filter(({ value }) => value !== '');
  return (
    <div className="band white figures">
      <div className="inner">
        <div>
          <h2>{section.title}</h2>
          {content.split('\n').map((paragraph, index) => paragraph !== '' && <p key={index}>{paragraph}</p>)}
          {note !== '' && <p className="figures-note">{note}</p>}
        </div>
        <dl>
          {shown.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="display">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
