import type { SoldService } from '../site-pages/own-services.ts';

const most = 3;

/** The services with a page that a text mentions most often; the first services if it mentions none. */
export function servicesInText(services: readonly SoldService[], text: string): readonly SoldService[] {
  const lower = text.toLowerCase();
  return services
    .filter(({ path }) => path !== null)
    .map(service => ({ service, said: timesSaid(service, lower) }))
    .toSorted((a, b) => b.said - a.said)
    .slice(0, most)
    .map(({ service }) => service);
}

/** Naming the service itself weighs more than another word for it. */
function timesSaid({ keyword, keywords, name }: SoldService, lower: string): number {
  const count = (words: string) => lower.split(words.toLowerCase()).length - 1;
  const words = [...keywords, ...name.split(/\W+/).filter(word => word.length > 4)];
  return words.reduce((sum, word) => sum + count(word), 5 * count(keyword));
}
