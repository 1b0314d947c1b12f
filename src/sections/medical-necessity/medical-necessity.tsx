import { Band } from '../parts/band.tsx';
import { CallButton } from '../parts/call-actions.tsx';
import { TitledList } from '../parts/titled-list.tsx';
import type { SectionProps } from '../section-facts.ts';

/** Why choose us: reasons in columns under heavy rules, and the offer beside a call. */
export function MedicalNecessitySection({ section, facts }: SectionProps<'medical_necessity'>) {
  const { content, reasons, banner_text } = section.content;
  return (
    <Band className="why" background="sky" section={section} intro={content}>
      <TitledList entries={reasons} className="why-reasons" />
      {banner_text !== '' && (
        <div className="why-banner road">
          <p className="display">{banner_text}</p>
          <CallButton business={facts.business} />
        </div>
      )}
    </Band>
  );
}
