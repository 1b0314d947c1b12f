/*
 * The slow tests, in test/soak: programs, databases and standbys are killed in every kind of work, and public pages are read for
 * half an hour (`--minutes N` for another time) while everything about them changes; lists and files at their limits are read, calls are
 * made at random, and a site of every trade is crawled. `npm test` kills a program and a database once.
 */
import { runVitest } from './run-vitest.mjs';
import { build, fail, installPackages } from './setup.mjs';

const at = process.argv.indexOf('--minutes');
const minutes = at === -1 ? 30 : Number(process.argv[at + 1]);
if (!(minutes > 0)) fail('--minutes takes a number above 0.');

installPackages();
await build();
runVitest('--project=soak', { SOAK_MINUTES: String(minutes) });
