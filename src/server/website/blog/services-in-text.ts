import { type Service, services } from '../../../../content/services.ts';

const most = 3;

/** The services that a text mentions most often; the first services if it mentions none. */
export function servicesInText(text: string): readonly Service[] {
  const lower = text.toLowerCase();
  return services
    .map(service => ({ service, said: timesSaid(service, lower) }))
    .toSorted((a, b) => b.said - a.said)
    .slice(0, most)
    .map(({ service }) => service);
}

/** Naming the service itself weighs more than naming a thing. */
function timesSaid({ keyword, items }: Service, lower: string): number {
  const count = (words: string) => lower.split(words.toLowerCase()).length - 1;
  return items.reduce((sum, item) => sum + count(item), 5 * count(keyword));
}
