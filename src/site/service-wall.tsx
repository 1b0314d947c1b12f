import { pictureOf, Thing } from '../sections/render-sections.tsx';

interface Service {
  readonly text: string;
  readonly href: string | null;
}

/** What we take, drawn. A service with a page of its own leads there. */
export function ServiceWall({ services }: { readonly services: readonly Service[] }) {
  return services.length === 0 ? null : (
    <section className="band white service-wall" aria-labelledby="services">
      <div className="inner">
        <div className="band-head">
          <h2 id="services">If two people can lift it, it can go.</h2>
        </div>
        <ul>
          {services.map(service => (
            <li key={service.text}>
              <Thing picture={pictureOf(service.text)} />
              <h3>{service.href === null ? service.text : <a href={service.href}>{service.text}</a>}</h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
