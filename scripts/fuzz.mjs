/*
 * Makes 100,000 hostile calls of the API document (`--calls N` for another number) from a printed seed (`--seed S`
 * repeats it), and as many requests with mutated heads, paths and headers. It names every one answered with a server
 * error, or slowly. `npm run test:soak` makes some of them.
 */
import { numberAfter, runVitest } from './run-vitest.mjs';
import { installPackages } from './setup.mjs';

const calls = numberAfter('--calls', 100_000);
const seed = numberAfter('--seed', (Date.now() % 1_000_000_000) + 1);

installPackages();
runVitest('test/soak/fuzz.test.ts', { FUZZ_CALLS: String(calls), FUZZ_SEED: String(seed) });
