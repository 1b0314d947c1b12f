import { illustrationsOf } from '../illustrations/registry.ts';
import { Band } from '../parts/band.tsx';
import { CallActions } from '../parts/call-actions.tsx';
import { LocalNote } from '../parts/local-note.tsx';
import type { SectionProps } from '../section-facts.ts';
import { gaugeLevels } from './gauge-levels.ts';
import { TruckGauge } from './truck-gauge.tsx';

/**
 * What the owner's table says; without a table the section's own prices, on a truck gauge or as a plain list. Without
 * prices the gauge shows contents, except beside the texts of a service, which say themselves what its price follows.
 */
export function PricingSection({ section, facts }: SectionProps<'pricing'>) {
  const { content, prices, from_service, local } = section.content;
  const note = <LocalNote text={local} marks={facts.source_marks?.pricing} />;
  const hasGauge = prices.length > 0 || !from_service;
  if (facts.prices !== undefined && facts.prices !== '') {
    return (
      <Band className="pricing" background="light" section={section} intro={content}>
        {note}
        <div className="priced" dangerouslySetInnerHTML={{ __html: facts.prices }} />
        <CallActions facts={facts} call="Call for your price:" />
      </Band>
    );
  }
  return (
    <Band className="pricing" background="light" section={section} intro={content}>
      {note}
      {illustrationsOf(facts.fallbacks.illustrations).hasTruckGauge === true ? (
        hasGauge && <TruckGauge id={section.id} levels={gaugeLevels(prices)} />
      ) : (
        <PriceList prices={prices} />
      )}
      <CallActions facts={facts} call="Call for your price:" />
    </Band>
  );
}

/** Services with their starting prices. */
function PriceList({
  prices,
}: {
  readonly prices: readonly { readonly load: string; readonly price: string }[];
}) {
  if (prices.length === 0) return null;
  return (
    <dl className="price-list">
      {prices.map((row, index) => (
        <div key={index}>
          <dt>{row.load}</dt>
          <dd className="display">{row.price}</dd>
        </div>
      ))}
    </dl>
  );
}
