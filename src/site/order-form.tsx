import { Embed } from '../sections/render-sections.tsx';
import type { BusinessFacts } from '../sections/schemas.ts';
import type { OrderFormContent } from './block.ts';

interface OrderFormProps {
  readonly content: OrderFormContent;
  readonly business: BusinessFacts;
}

/** An external order form in our page, with help if it does not load. */
export function OrderForm({ content, business }: OrderFormProps) {
  return (
    <section className="band white order-form" aria-label={content.title}>
      <div className="inner">
        <Embed className="order-form-frame" src={content.url} title={content.title} />
        <p>
          {content.fallback} <a href={business.phone_href}>{business.phone}</a>
        </p>
      </div>
    </section>
  );
}
