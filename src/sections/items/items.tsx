import { illustrationsOf } from '../illustrations/registry.ts';
import { BesideScene } from '../illustrations/thing.tsx';
import { Band } from '../parts/band.tsx';
import { LocalNote } from '../parts/local-note.tsx';
import { SideRow } from '../parts/side-row.tsx';
import type { SectionProps } from '../section-facts.ts';

/** A checklist of accepted items beside refused ones. */
export function ItemsSection({ section, facts }: SectionProps<'items'>) {
  const { things } = illustrationsOf(facts.fallbacks.illustrations);
  const { description, taken, refused_title, refused, local } = section.content;
  return (
    <Band
      className="items"
      background="light"
      section={section}
      intro={description}
      beside={things === null ? undefined : <BesideScene facts={facts} />}
    >
      {taken.length > 0 && (
        <ul className="items-taken">
          {taken.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
      <LocalNote text={local} marks={facts.source_marks?.items} />
      {refused.length > 0 && (
        <div className="items-refused">
          {refused_title !== '' && <h3>{refused_title}</h3>}
          <SideRow name={refused_title}>
            <ul>
              {refused.map((item, index) => (
                <li key={index}>
                  {item.title !== '' && <h4>{item.title}</h4>}
                  {item.description !== '' && <p>{item.description}</p>}
                </li>
              ))}
            </ul>
          </SideRow>
        </div>
      )}
    </Band>
  );
}
