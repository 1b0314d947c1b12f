import type { ViewProps } from '../view-facts.ts';

/** Finished work and reviews of the page's town, as the site draws them. */
export function FinishedWorkView({ facts }: ViewProps<'finished_work'>) {
  const work = facts.site?.finished_work;
  return work ? <div className="band white finished-work">{work}</div> : null;
}
