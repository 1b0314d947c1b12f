import { useCallback, useEffect, useRef, useState } from 'react';
import type { ForecastRequest } from './forecast.worker.ts';
import type { PlanForecast, PlanTexts } from './plan-forecast.ts';

/** How long typing must pause before the texts are read again (ms). */
const PAUSE = 200;

interface Forecasting {
  /** Undefined until the first reading is done. */
  forecast: PlanForecast | undefined;
  /** The forecast belongs to older texts; newer ones are being read. */
  isBehind: boolean;
  /** The texts of the last pause in typing. */
  texts: PlanTexts;
  /** Updates the forecast's input. */
  foretell: (changed: Partial<PlanTexts>) => void;
}

/** Reads the form's texts while they are typed, in a worker, so that no list is too long to type in. */
export function useForecast(initial: PlanTexts): Forecasting {
  const [forecast, setForecast] = useState<PlanForecast>();
  const [isBehind, setIsBehind] = useState(true);
  const worker = useRef<Worker>(undefined);
  const texts = useRef(initial);
  const [sent, setSent] = useState(initial);
  const changed = useRef<Partial<PlanTexts>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(() => {
    const request: ForecastRequest = { changed: changed.current };
    changed.current = {};
    setSent(texts.current);
    worker.current?.postMessage(request);
  }, []);

  useEffect(() => {
    const started = new Worker(new URL('./forecast.worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<PlanForecast>) => {
      setForecast(data);
      setIsBehind(Object.keys(changed.current).length > 0);
    });
    changed.current = texts.current;
    send();
    return () => {
      clearTimeout(timer.current);
      started.terminate();
      // A form behind another tab is taken down like this and kept: nobody reads its texts until it is shown again.
      setIsBehind(false);
    };
  }, [send]);

  const foretell = (more: Partial<PlanTexts>) => {
    texts.current = { ...texts.current, ...more };
    changed.current = { ...changed.current, ...more };
    setIsBehind(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, PAUSE);
  };

  return { forecast, isBehind, texts: sent, foretell };
}
