import { Counter, Gauge, type Registry } from 'prom-client';
import type { Standbys } from '../db/standbys.ts';

/** What each standby does for this process. Labels are host and port, as DATABASE_READ_URL has them. */
export function meterStandbys(registry: Registry, standbys: Standbys): void {
  registry.registerMetric(
    new Gauge({
      name: 'pagehaul_standby_fit',
      help: '1: public pages are read from this standby; 0: it is left out',
      labelNames: ['standby'],
      registers: [],
      collect() {
        for (const one of standbys.all) this.set({ standby: one.name }, Number(one.isFit));
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'pagehaul_standby_lag_bytes',
      help: 'How much of the log of the primary this standby has to replay; missing while it does not answer',
      labelNames: ['standby'],
      registers: [],
      collect() {
        this.reset();
        for (const one of standbys.all) {
          const lag = standbys.lag(one);
          if (lag !== null) this.set({ standby: one.name }, lag);
        }
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'pagehaul_standby_reads_total',
      help: 'Reads that this standby answered, or that it could not answer and the primary repeated',
      labelNames: ['standby', 'result'],
      registers: [],
      collect() {
        this.reset();
        for (const { name, reads, failedReads } of standbys.all) {
          this.inc({ standby: name, result: 'answered' }, reads);
          this.inc({ standby: name, result: 'repeated' }, failedReads);
        }
      },
    }),
  );
}
