import type { FormLabels } from '../../../contract/audience/lead-forms.ts';
import { slug } from '../../../engine/index.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { CurrentSettings, OwnService } from '../../platform/settings/site-settings.ts';

type Choice = NonNullable<Pack['request']>['items'][number];

const known = new WeakMap<readonly OwnService[], { readonly pack: Pack; readonly words: FormLabels }>();

/** The words of the forms in the trade of the business. The same object until the trade or a service changes. */
export function formLabels({ services }: Pick<CurrentSettings, 'services'>): FormLabels {
  const pack = packStore.own();
  const before = known.get(services);
  if (before?.pack === pack) return before.words;
  const words = wordsOf(pack, services);
  known.set(services, { pack, words });
  return words;
}

function wordsOf({ request, words }: Pack, services: readonly OwnService[]): FormLabels {
  const ours = services.map(({ name, keyword }) => ({ value: slug(keyword), label: name }));
  return {
    services: labels(request?.services ?? []),
    scheduling: labels(request?.scheduling ?? ours),
    items: labels(request?.items ?? []),
    items_title: words.items_title ?? 'What We Do',
    items_question: request?.items_question ?? '',
    details_question: request?.details_question ?? '',
    scheduling_question: request?.scheduling_question ?? 'What is it about?',
  };
}

const labels = (choices: readonly Choice[]) =>
  Object.fromEntries(
    choices.map(one => (typeof one === 'string' ? [slug(one), one] : [one.value, one.label])),
  );

/** What was chosen, in the words of its form. A value from an older list, or another trade's, is shown as it reads. */
export function optionLabel(words: FormLabels, value: string): string {
  const label = words.services[value] ?? words.scheduling[value] ?? words.items[value];
  return label ?? value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');
}
