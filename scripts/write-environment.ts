/*
 * Writes the list of environment variables into docs/operations/environment.md and .env.example, from their
 * documentation in src/server/platform/config.ts. With --check it changes nothing and fails if a file differs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentHelp, readConfig } from '../src/server/platform/config.ts';
import { environmentExample, environmentTable, withTable } from './environment-text.ts';

const root = join(import.meta.dirname, '..');
const guide = join(root, 'docs/operations/environment.md');
const example = join(root, '.env.example');

const result = readConfig({});
const shown = 'config' in result ? result.config : undefined;
const defaults = {
  PORT: String(shown?.port),
  HOST: shown?.host,
  DATA_DIR: shown?.dataDir,
  PASSWORD_HASH_COST: shown?.passwordHashCost,
  DEMO: shown?.demo ? '1' : '0',
  LOG_LEVEL: shown?.logLevel,
};
const text = await readFile(guide, 'utf8');
const wanted = new Map([
  [guide, withTable(text, environmentTable(environmentHelp, defaults))],
  [example, environmentExample(environmentHelp, defaults)],
]);

for (const [file, content] of wanted) {
  if (!process.argv.includes('--check')) await writeFile(file, content);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== content) {
    console.error(
      `${file.slice(root.length + 1)} differs from src/server/platform/config.ts. Run: npm run environment`,
    );
    process.exitCode = 1;
  }
}
