import type { SectionProps } from '../section-facts.ts';

/** Finished work and reviews of the page's town, as the site renders them, under a heading with this id. */
export function FinishedWorkSection({ facts }: SectionProps<'finished_work'>) {
  const work = facts.site?.finished_work;
  if (!work) return null;
  return (
    <section className="band white finished-work" aria-labelledby="finished-work">
      {work}
    </section>
  );
}
