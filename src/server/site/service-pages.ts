import { serviceAreas } from '../../../content/service-areas.ts';
import { services } from '../../../content/services.ts';
import { slug } from '../../engine/index.ts';
import type { County } from '../../site/directory.tsx';
import type { LinkGroup } from '../../site/frame.ts';
import type { Db } from '../db/database.ts';
import { listPublished } from '../pages/queries.ts';

/** The towns the footer names, where they have a page. */
const footerTowns = [
  'Miami',
  'Miami Beach',
  'Coral Gables',
  'Hialeah',
  'Doral',
  'Kendall',
  'Homestead',
  'Aventura',
];

/** Address of a service in a town, as the county selector writes it. */
export function serviceSlug(service: string, city: string): string {
  return slug(`${service} ${city} fl`);
}

/** Links to service pages of the company's own area. Only pages that are published: nothing here leads nowhere. */
export interface ServiceLinks {
  readonly groups: readonly LinkGroup[];
  readonly slugs: readonly string[];
}

/** The footer of a page: every service in this town, and the first service in the footer's towns. */
export async function footerLinks(db: Db, city: string | null): Promise<ServiceLinks> {
  const keyword = services[0]?.keyword ?? '';
  const here = serviceAreas.find(area => area.city === city)?.city ?? 'Miami';
  const ours = services.map(service => ({ text: service.title, slug: serviceSlug(service.keyword, here) }));
  const areas = footerTowns.map(town => ({ text: `${town}, FL`, slug: serviceSlug(keyword, town) }));
  const published = new Set(
    (
      await listPublished(
        db,
        [...ours, ...areas].map(link => link.slug),
      )
    ).map(row => row.slug),
  );
  const group = (title: string, links: readonly { text: string; slug: string }[]): LinkGroup => ({
    title,
    links: links
      .filter(link => published.has(link.slug))
      .map(link => ({ text: link.text, href: `/${link.slug}/` })),
  });
  return {
    groups: [group(`Our Services in ${here}`, ours), group('Service Areas', areas)].filter(
      one => one.links.length > 0,
    ),
    slugs: [...published],
  };
}

/** County → city → service, of the pages that exist. */
export async function serviceDirectory(db: Db): Promise<readonly County[]> {
  const slugs = serviceAreas.flatMap(area =>
    services.map(service => serviceSlug(service.keyword, area.city)),
  );
  const published = new Set((await listPublished(db, slugs)).map(row => row.slug));
  const counties = [...new Set(serviceAreas.map(area => area.county))];
  return counties
    .map(county => ({
      name: county,
      cities: serviceAreas
        .filter(area => area.county === county)
        .map(area => ({
          name: area.city,
          links: services
            .map(service => ({ text: service.title, slug: serviceSlug(service.keyword, area.city) }))
            .filter(page => published.has(page.slug))
            .map(page => ({ text: page.text, href: `/${page.slug}/` })),
        }))
        .filter(({ links }) => links.length > 0),
    }))
    .filter(({ cities }) => cities.length > 0);
}
