const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

interface Place {
  readonly element: HTMLElement;
  /** From the nearest on: the containers of the element, and its index among their focusable elements. */
  readonly around: readonly { readonly holder: Element; readonly index: number }[];
  /** The id of the element that continues its work, as `data-focus-next` of a container says. */
  readonly next: string | null;
}

/**
 * Otherwise a button that vanishes or is replaced loses the focus, and the next Tab begins at the top. This moves the
 * focus to its replacement. A briefly disabled element gets the focus back. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last: Place | undefined;
  /** The element focused before a dialog opened. */
  let opener: Place | undefined;
  let wasDisabled = false;
  let isChecking = false;

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (!isInDialog(target)) opener = undefined;
    else if (last && !isInDialog(last.element)) opener = last;
    last = placeOf(target);
    wasDisabled = false;
  };
  const onPress = ({ target }: PointerEvent) => {
    // An item of a menu is pressed without the focus, and takes its menu away.
    const isInside = target instanceof Element && isInDialog(target);
    if (isInside || (target instanceof Node && last?.element.contains(target) === true)) return;
    last = undefined;
  };
  const check = () => {
    isChecking = false;
    if (!last || !isFocusLost()) return;
    const place = !last.element.isConnected && opener ? opener : last;
    if (place.element.isConnected) {
      if (isDisabled(place.element)) return; // Until it is enabled or removed.
      place.element.focus({ preventScroll: true });
    } else heirOf(place)?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (!last) return;
    wasDisabled ||= isDisabled(last.element);
    const isTaken = wasDisabled || !last.element.isConnected;
    if (isChecking || !isTaken || !isFocusLost()) return;
    isChecking = true;
    requestAnimationFrame(check); // An intended move of the focus has happened by then.
  });

  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress, true);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress, true);
    observer.disconnect();
  };
}

const isInDialog = (element: Element) => element.closest('[role="dialog"], [role="menu"]') !== null;
const isDisabled = (element: Element) => element.matches(':disabled');
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

function placeOf(element: HTMLElement): Place {
  const top = element.closest('main, [role="dialog"]') ?? document.body;
  const all = candidates(top);
  const own = all.indexOf(element);
  const around: Place['around'][number][] = [];
  let first = own;
  for (
    let holder = element.parentElement;
    holder && holder !== document.body;
    holder = holder.parentElement
  ) {
    while (first > 0 && holder.contains(all[first - 1] ?? null)) first -= 1;
    around.push({ holder, index: own - first });
    if (holder === top) break;
  }
  const next = element.closest('[data-focus-next]')?.getAttribute('data-focus-next') ?? null;
  return { element, around, next };
}

function candidates(holder: Element): HTMLElement[] {
  return [...holder.querySelectorAll<HTMLElement>(focusable)].filter(
    element => element.tabIndex >= 0 && element.checkVisibility(),
  );
}

/** The replacement of the element, in its nearest ancestor that is not empty. */
function heirOf({ element, around, next }: Place): HTMLElement | undefined {
  // The title of the screen that is left, until the next screen is loaded.
  if (element.id === 'screen-title') return document.getElementById('screen-title') ?? undefined;
  const following = next === null ? null : document.getElementById(next);
  if (following) return following;
  for (const { holder, index } of around) {
    if (!holder.isConnected) continue;
    const there = candidates(holder);
    const heir = there[Math.min(index, there.length - 1)];
    if (heir) return heir;
  }
  return document.getElementById('screen-title') ?? undefined;
}
