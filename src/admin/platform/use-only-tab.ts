import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/**
 * True in one of all tabs of this site. A browser opens six connections to a host, so tabs share what stays connected.
 * Without locks, as on a plain http address, every tab in sight is one.
 */
export function useOnlyTab(name: string): boolean {
  const hasLocks = 'locks' in navigator;
  const [isHeld, setIsHeld] = useState(false);
  const isVisible = useDocumentVisibility() === 'visible';
  useEffect(() => {
    if (!hasLocks) return undefined;
    const leaving = new AbortController();
    let release = () => undefined as void;
    const held = () =>
      new Promise<void>(resolve => {
        release = resolve;
        setIsHeld(true);
      });
    // Ends with an error if this tab closes before its turn.
    navigator.locks.request(name, { signal: leaving.signal }, held).catch(() => undefined);
    return () => {
      leaving.abort();
      release();
      setIsHeld(false);
    };
  }, [hasLocks, name]);
  return hasLocks ? isHeld : isVisible;
}
