import type { Rule } from './repository.ts';

/* Every package has to be kept up to date; each has a line with its purpose. */

const document = 'docs/decisions/dependencies.md';

export const dependencyReasons: Rule = files => {
  const manifest = files.find(file => file.path === 'package.json');
  const reasons = files.find(file => file.path === document)?.text ?? '';
  const {
    dependencies = {},
    devDependencies = {},
    optionalDependencies = {},
    overrides = {},
  } = JSON.parse(manifest?.text ?? '{}') as Record<string, Record<string, string>>;
  const versions = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
  const named = new Set([...reasons.matchAll(/`([^`]+)`/g)].map(found => found[1] ?? ''));
  return [
    ...Object.entries(versions)
      .filter(([, version]) => !/^\d/.test(version))
      .map(([name, version]) => `package.json: ${name} "${version}" must be an exact version.`),
    ...Object.keys(versions)
      .filter(name => !named.has(name))
      .map(name => `${document} does not say why ${name} is here.`),
    ...[...named]
      .filter(name => /^@?[a-z0-9][a-z0-9./-]*$/.test(name) && !name.endsWith('.json') && !(name in versions))
      .map(name => `${document} explains ${name}, which package.json does not list.`),
  ];
};
