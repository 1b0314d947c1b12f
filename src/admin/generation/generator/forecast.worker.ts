import { createForecaster, type PlanTexts } from './plan-forecast.ts';

/** A request holds only the texts that changed since the one before, so that long lists cross over once. */
export interface ForecastRequest {
  readonly changed: Partial<PlanTexts>;
}

const forecast = createForecaster();
let texts: PlanTexts = { locations: '', keywords: '', pattern: '', values: {}, rows: null };

addEventListener('message', ({ data }: MessageEvent<ForecastRequest>) => {
  texts = { ...texts, ...data.changed };
  postMessage(forecast(texts));
});
