import type { IllustrationSet } from '../illustrations/illustration-set.ts';
import { Mark } from '../illustrations/mark.tsx';
import { TradeMark } from '../illustrations/scene.tsx';
import { Band } from '../parts/band.tsx';
import { LocalNote } from '../parts/local-note.tsx';
import { SideRow } from '../parts/side-row.tsx';
import type { SectionProps } from '../section-facts.ts';

/**
 * The steps as stops along a road. A trade's three steps (call, date, work) have drawings; an owner's own steps have no titles,
 * and are seldom these.
 */
export function HowItWorksBulletsSection({ section, facts }: SectionProps<'how_it_works_bullets'>) {
  const { description, steps, local } = section.content;
  const areDrawn = steps.length === 3 && steps.every(({ title }) => title !== '');
  return (
    <Band className="steps" background="road" section={section} intro={description}>
      {steps.length > 0 && (
        <SideRow name={section.title}>
          <ol className={areDrawn ? 'stops three' : 'stops'}>
            {steps.map((step, index) => (
              <li key={index}>
                {areDrawn && <StepMark at={index} of={facts.fallbacks.illustrations} />}
                {step.title !== '' && <h3>{step.title}</h3>}
                {step.description !== '' && <p>{step.description}</p>}
              </li>
            ))}
          </ol>
        </SideRow>
      )}
      <LocalNote text={local} marks={facts.source_marks?.steps} />
    </Band>
  );
}

function StepMark({ at, of }: { readonly at: number; readonly of: IllustrationSet }) {
  return at === 2 ? <TradeMark of={of} /> : <Mark name={at === 0 ? 'phone' : 'calendar'} />;
}
