import { Thing, type ViewFacts } from '../sections/render-sections.tsx';
import type { ItemsContent } from './block.ts';

/** The items we remove, as a checklist beside a drawing. */
export function ItemList({ content, facts }: { readonly content: ItemsContent; readonly facts: ViewFacts }) {
  return (
    <section className="band sky item-list" aria-labelledby="items">
      <div className="inner">
        <div className="band-head">
          <h2 id="items">{content.title}</h2>
          <Thing of={facts.fallbacks.illustrations} about={content.about} />
        </div>
        <ul className="ticks">
          {content.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
