import { measureGenerate } from './measures/generate.ts';
import { measurePlan } from './measures/plan.ts';
import { describe, keepResult } from './report.ts';

const [what, size] = process.argv.slice(2);
const m =
  what === 'plan'
    ? await measurePlan(Number(size))
    : await measureGenerate(Number(size), process.env.KEEP ?? null);
keepResult(m);
process.stdout.write(describe(m));
process.exit(0);
