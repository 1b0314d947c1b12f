import { Band } from '../parts/band.tsx';
import type { ViewProps } from '../view-facts.ts';

/** Customer groups on the left, our services for them on the right. */
export function CouplesView({ section }: ViewProps<'couples'>) {
  const { description, couple_types, footer_text } = section.content;
  return (
    <Band shape="ledger" ground="light" section={section} lead={description}>
      {couple_types.length > 0 && (
        <ul className="ledger-rows">
          {couple_types.map((group, place) => (
            <li key={place}>
              {group.title !== '' && <h3>{group.title}</h3>}
              {group.description !== '' && <p>{group.description}</p>}
            </li>
          ))}
        </ul>
      )}
      {footer_text !== '' && <p className="ledger-end">{footer_text}</p>}
    </Band>
  );
}
