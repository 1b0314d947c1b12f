import type { FinishedCase } from '../../../site/finished-work.tsx';
import { dayLabel, loadLabel, priceLabel } from '../../audience/cases/case-labels.ts';
import { casePath, casePhotoPath } from '../../audience/cases/case-row.ts';
import type { PublishedCase } from '../../audience/cases/published-queries.ts';
import { packStore } from '../../business/packs/pack-store.ts';

/** A case as pages show it. */
export function presentFinished(one: PublishedCase): FinishedCase {
  return {
    href: casePath(one.slug),
    summary: one.summary,
    day: { shown: dayLabel(one.done_on), iso: one.done_on },
    town: `${one.city}, ${one.state}`,
    service: one.service,
    facts: [
      loadLabel(one.load_eighths, packStore.own().load_unit),
      priceLabel(one.price_from_cents, one.price_to_cents),
    ].filter(fact => fact !== ''),
    photos: one.photos.map(({ id, stage, width, height }) => ({
      label: stage === 'before' ? 'Before' : 'After',
      small: casePhotoPath(id, 'small'),
      large: casePhotoPath(id, 'large'),
      width,
      height,
    })),
    words: one.words,
    name: one.name,
  };
}
