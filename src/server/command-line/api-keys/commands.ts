import { InvalidArgumentError, Option } from 'commander';
import { type CliCommand, collect, limitOption } from '../command-parts.ts';

const load = () => import('./api-keys.ts');

/** The commands about keys for programs. */
export function addApiKeys(line: CliCommand): void {
  const keys = line.command('api-keys').description('API keys').example('api-keys list');
  keys
    .command('create')
    .description('Create a key and print it once')
    .argument('<name>', 'what it is for')
    .requiredOption('--scope <noun:read|noun:write>', 'what it may do; may be repeated', collect)
    .option('--as <email>', 'the admin it acts for (default: the only one)')
    .addOption(
      new Option('--days <n>', 'how long it works, or "never" to let it work until revoked')
        .default(90)
        .argParser(readDays),
    )
    .runs(
      'api-keys create "Night import" --scope pages:read --scope batches:write',
      load,
      'createKeyCommand',
    );
  keys
    .command('list')
    .description('Keys, newest first; never the keys themselves')
    .addOption(limitOption(50))
    .runs('api-keys list --json', load, 'listKeysCommand');
  keys.command('scopes').description('List the scopes of keys').runs('api-keys scopes', load, 'listScopes');
  keys
    .command('revoke')
    .description('Revoke a key')
    .argument('<key>', 'its id, or how it begins: ph_k3v9x2qd')
    .runs('api-keys revoke ph_k3v9x2qd', load, 'revokeKeyCommand');
}

function readDays(text: string): number | 'never' {
  if (text === 'never') return text;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= 3_650) return days;
  throw new InvalidArgumentError('It has to be a whole number from 1 to 3650, or never.');
}
