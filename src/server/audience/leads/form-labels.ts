import type { FormLabels } from '../../../contract/audience/lead-forms.ts';
import { ownValue, slug } from '../../../engine/index.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { CurrentSettings, OwnService } from '../../platform/settings/site-settings.ts';

type Choice = NonNullable<Pack['request']>['items'][number];

const known = new WeakMap<readonly OwnService[], { readonly pack: Pack; readonly labels: FormLabels }>();

/** The labels of the forms in the trade of the business. The same object until the trade or a service changes. */
export function formLabels({ services }: Pick<CurrentSettings, 'services'>): FormLabels {
  const pack = packStore.own();
  const before = known.get(services);
  if (before?.pack === pack) return before.labels;
  const labels = readLabels(pack, services);
  known.set(services, { pack, labels });
  return labels;
}

function readLabels({ request, words }: Pack, services: readonly OwnService[]): FormLabels {
  const ours = services.map(({ name, keyword }) => ({ value: slug(keyword), label: name }));
  return {
    services: optionsOf(request?.services ?? []),
    scheduling: optionsOf(request?.scheduling ?? ours),
    items: optionsOf(request?.items ?? []),
    items_title: words.items_title ?? 'What We Do',
    items_question: request?.items_question ?? '',
    details_question: request?.details_question ?? '',
    scheduling_question: request?.scheduling_question ?? 'What is it about?',
  };
}

const optionsOf = (choices: readonly Choice[]) =>
  Object.fromEntries(
    choices.map(one => (typeof one === 'string' ? [slug(one), one] : [one.value, one.label])),
  );

/** The label of a choice. A value from an older list or another trade is shown as it is. */
export function optionLabel(labels: FormLabels, value: string): string {
  const label =
    ownValue(labels.services, value) ?? ownValue(labels.scheduling, value) ?? ownValue(labels.items, value);
  return label ?? value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');
}
