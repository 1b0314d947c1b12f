/*
 * Timestamps by the keyboard. A list of a hundred rows would have a hundred more tab stops: its times have one together,
 * and the arrow keys move among them.
 */

const lists = 'table, ul, ol, [role="list"]';

/** The timestamp around an element. */
export function timeAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-exact]') : null;
}

/** Before the focus moves on: one time of each list can take it, the one that last had it or else the first. */
export function keepOneStop(): void {
  const times = [...document.querySelectorAll<HTMLElement>('[data-exact]')].filter(isVisible);
  for (const [list, its] of Map.groupBy(times, time => time.closest(lists))) {
    if (list === null) continue;
    const stop =
      its.find(time => time === document.activeElement) ??
      its.find(time => time.dataset.stop !== undefined) ??
      its[0];
    for (const time of its) time.tabIndex = time === stop ? 0 : -1;
  }
}

export function moveAmongTimes(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const here = timeAt(event.target);
  const list = here?.closest(lists);
  if (step === undefined || !here || !list) return;
  const its = [...list.querySelectorAll<HTMLElement>('[data-exact]')].filter(isVisible);
  const next = its[its.indexOf(here) + step];
  event.preventDefault();
  // Lists move among the links of their rows by the same keys.
  event.stopPropagation();
  if (!next) return;
  delete here.dataset.stop;
  next.dataset.stop = '';
  next.focus();
}

/** Columns of other widths hold the same times. */
const isVisible = (time: HTMLElement) => time.getClientRects().length > 0;
