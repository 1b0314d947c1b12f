import { Tooltip } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { keepOneStop, moveAmongTimes, timeAt } from './time-stops.ts';

/**
 * The exact time of the timestamp that is tapped, focused or pointed at: one tooltip for all of them, because lists have
 * hundreds.
 */
export function ExactTime() {
  const id = useId();
  const [shown, setShown] = useState<HTMLElement | null>(null);
  useEffect(() => {
    // What has the focus stays explained when the pointer leaves another one.
    const show = ({ target }: Event) => setShown(timeAt(target) ?? timeAt(document.activeElement));
    const leave = () => setShown(null);
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(null);
      if (event.key === 'Tab') keepOneStop();
      moveAmongTimes(event);
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const kind of ['pointerover', 'click', 'focusin']) document.addEventListener(kind, show, options);
    document.addEventListener('focusout', leave, options);
    document.addEventListener('keydown', press, options);
    return () => listening.abort();
  }, []);
  useEffect(() => {
    shown?.setAttribute('aria-describedby', id);
    return () => shown?.removeAttribute('aria-describedby');
  }, [shown, id]);
  if (!shown?.isConnected) return null;
  const { exact } = shown.dataset;
  const label = <span id={id}>{exact}</span>;
  // Beside the screen's own content, so that it belongs to a landmark.
  return <Tooltip key={exact} opened target={shown} label={label} withinPortal={false} />;
}
