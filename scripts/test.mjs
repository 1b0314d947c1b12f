/*
 * `npm test`: installs what is missing, runs every check, and prints how many passed; its last line says how many tests did.
 * `npm test -- --only lint,types` runs some of them, `npm test -- --changed` those that the changes of this branch can
 * affect. Plain JavaScript, because it starts on any Node ≥ 20.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checks, slots } from './checks.mjs';
import { checksByName, checksForChange, findChange } from './choose-checks.mjs';
import { findBrowser } from './find-browser.mjs';
import { readDurations, readReport } from './read-report.mjs';
import { openMemory } from './remember.mjs';
import { environment, fail, installPackages, node, root } from './setup.mjs';

const chosen = chooseChecks();
installPackages();
// oxlint's types and tsc are programs in Go: collecting less often, they take an eighth less and no more memory.
const env = { ...environment, FORCE_COLOR: '0', GOGC: '400', ...(await browser()) };
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const memory = openMemory(root, join(root, '.cache', 'checks'));

const results = await runAll();
const failed = results.filter(result => !result.ok);
const tests = results.flatMap(result => (result.counts ? [result.counts] : []));
const sum = key => tests.reduce((total, counts) => total + counts[key], 0);
const durations = chosen.flatMap(check => (check.report ? readDurations(check.report, reportOf(check)) : []));
printSlowest(durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10));
if (failed.length > 0) print(`\nNot right: ${failed.map(result => result.name).join(', ')}`);
print(`\n${results.length - failed.length} of ${results.length} checks passed`);
if (tests.length > 0) print(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(failed.length > 0 ? 1 : 0);

function chooseChecks() {
  const { values } = parseArgs({ options: { only: { type: 'string' }, changed: { type: 'boolean' } } });
  if (values.changed) return changedChecks();
  if (!values.only) return checks;
  const names = values.only.split(',');
  const unknown = names.filter(name => !checks.some(check => check.name === name));
  if (unknown.length > 0)
    fail(`There is no check ${unknown.join(', ')}. There are: ${checks.map(check => check.name).join(', ')}`);
  return checksByName(checks, names);
}

function changedChecks() {
  try {
    return checksForChange(checks, findChange(root));
  } catch (error) {
    return fail(`Git could not compare this branch with main. Run npm test.\n${error.message}`);
  }
}

function reportOf(check) {
  return join(reports, `${check.name}.json`);
}

function printSlowest(tests) {
  if (tests.length === 0) return;
  print('\nSlowest tests:');
  for (const { name, seconds } of tests) print(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

async function browser() {
  if (!chosen.some(check => check.needsBrowser)) return {};
  try {
    return { CHROMIUM_PATH: await findBrowser() };
  } catch (error) {
    return fail(error.message);
  }
}

/** Starts each check when a slot is free and its dependencies have passed. */
function runAll() {
  return new Promise(resolve => {
    const waiting = [...chosen];
    const finished = [];
    let busy = 0;
    const finish = (check, result) => {
      busy -= check.weight ?? 1;
      report(check, result);
      finished.push(result);
      startNext();
    };
    const startNext = () => {
      if (waiting.length === 0 && busy === 0) resolve(finished);
      for (const check of waiting.slice()) {
        const weight = check.weight ?? 1;
        const before = check.after?.map(name => finished.find(result => result.name === name)) ?? [];
        if (before.some(result => !result)) continue;
        if (busy + weight > slots) return; // In order, so that light checks don't overtake a heavy one forever.
        waiting.splice(waiting.indexOf(check), 1);
        busy += weight;
        const work = before.every(result => result.ok) ? runCheck(check) : Promise.resolve(notRun(check));
        void work.then(result => finish(check, result));
      }
    };
    startNext();
  });
}

function notRun(check) {
  const counts = check.report ? { passed: 0, failed: 1 } : undefined;
  return { name: check.name, ok: false, output: 'Not run: what it comes after failed.', counts };
}

async function runCheck(check) {
  if (memory.knows(check)) return { name: check.name, ok: true, seconds: 0, unchanged: true };
  memory.forget(check);
  const started = Date.now();
  const file = reportOf(check);
  let output = '';
  let ok = true;
  for (const command of check.commands) {
    const run = await runCommand(command, file);
    output += run.output;
    ok &&= run.ok;
  }
  const counts = check.report ? readReport(check.report, file, check) : undefined;
  if (counts && counts.failed > 0) ok = false;
  if (ok) memory.keep(check);
  return { name: check.name, ok, output, counts, seconds: (Date.now() - started) / 1000 };
}

function runCommand([tool, ...args], reportFile) {
  return new Promise(resolve => {
    const program = tool === 'node' ? node() : join(root, 'node_modules', '.bin', tool);
    const child = spawn(
      program,
      args.map(arg => arg.replace('{report}', reportFile)),
      {
        cwd: root,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    const keep = chunk => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', error => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', code => resolve({ ok: code === 0, output }));
  });
}

function report(check, { ok, output, counts, seconds = 0, unchanged }) {
  const time = unchanged ? 'unchanged' : `${seconds.toFixed(1)} s`;
  const tests = counts ? ` (${counts.passed} passed, ${counts.failed} failed)` : '';
  print(`${ok ? '✓' : '✗'} ${check.name.padEnd(11)} ${time.padStart(9)}  ${check.says}${tests}`);
  if (!ok) print(`\n${output.trimEnd()}\n`);
}

function print(text) {
  process.stdout.write(`${text}\n`);
}
