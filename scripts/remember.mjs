/* Results of passed checks, by a hash of their inputs, so that a second run repeats only what changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const notOurs = new Set(
  'node_modules dist coverage test-results playwright-report .git .data .cache .library results'.split(' '),
);

/** A memory of passed checks in `folder`, about the checkout at `root`. */
export function openMemory(root, folder) {
  const hashes = new Map();
  const file = name => join(folder, name);

  const hashOf = path => {
    const known = hashes.get(path);
    if (known) return known;
    const sum = createHash('sha256');
    const full = join(root, path);
    if (!existsSync(full)) sum.update('absent');
    else if (statSync(full).isDirectory()) {
      for (const entry of readdirSync(full).toSorted()) {
        if (!notOurs.has(entry)) sum.update(`${entry} ${hashOf(join(path, entry))}\n`);
      }
    } else sum.update(readFileSync(full));
    const hash = sum.digest('hex');
    hashes.set(path, hash);
    return hash;
  };

  /** The inputs of a check: its commands, the runtime, and the files it reads. */
  const fingerprint = check =>
    [process.version, JSON.stringify(check.commands), ...check.inputs.map(hashOf)].join('\n');

  return {
    knows: check =>
      Boolean(check.inputs) &&
      existsSync(file(check.name)) &&
      readFileSync(file(check.name), 'utf8') === fingerprint(check),
    keep: check => {
      if (!check.inputs) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file(check.name), fingerprint(check));
    },
    forget: check => rmSync(file(check.name), { force: true }),
  };
}
