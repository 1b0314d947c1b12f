import { Band } from '../parts/band.tsx';
import type { SectionProps } from '../section-facts.ts';

/** The giveaway’s form with its prize. Empty while none is open; the editor shows a placeholder. */
export function GiveawaySection({ section, facts }: SectionProps<'giveaway'>) {
  if (facts.giveaway === null) return null;
  const { description, button_text, footer_text } = section.content;
  const { giveaway } = facts;
  return (
    <Band
      className="giveaway"
      background="sky"
      section={section}
      intro={description}
      beside={
        giveaway && (
          <>
            <p className="giveaway-prize display">{giveaway.prize}</p>
            {giveaway.closes !== '' && <p className="giveaway-closes">{giveaway.closes}</p>}
          </>
        )
      }
    >
      <div className="giveaway-entry">
        {giveaway ? (
          giveaway.form(button_text === '' ? 'Enter' : button_text)
        ) : (
          <p className="giveaway-closes">The entry form appears here while a giveaway is open.</p>
        )}
        {footer_text !== '' && <p className="giveaway-foot">{footer_text}</p>}
      </div>
    </Band>
  );
}
