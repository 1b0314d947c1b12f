import { type Command, InvalidArgumentError, Option } from 'commander';
import { command, example, type Json, jsonHelp, wholeNumber } from '../command-parts.ts';
import { runCommand } from '../run-command.ts';
import type { CreateKeyOptions } from './api-keys.ts';

/** The commands about keys for programs. */
export function addApiKeys(line: Command): void {
  const keys = command(line, 'api-keys', 'API keys').addHelpText('after', example('api-keys list'));
  command(keys, 'create', 'Create a key and print it once')
    .argument('<name>', 'what it is for')
    .requiredOption('--scope <noun:read|noun:write>', 'what it may do; may be repeated', collect)
    .option('--as <email>', 'the admin it acts for (default: the only one)')
    .addOption(
      new Option('--days <n>', 'how long it works, or "never" to let it work until revoked')
        .default(90)
        .argParser(readDays),
    )
    .option('--json', jsonHelp)
    .addHelpText('after', example('api-keys create "Night import" --scope pages:read --scope batches:write'))
    .action((name: string, options: Json & CreateKeyOptions) =>
      runCommand(options.json ?? false, async output =>
        (await import('./api-keys.ts')).createKeyCommand(name, options, output),
      ),
    );
  command(keys, 'list', 'Keys, newest first; never the keys themselves')
    .addOption(new Option('--limit <n>', 'how many').default(50).argParser(wholeNumber))
    .option('--json', jsonHelp)
    .addHelpText('after', example('api-keys list --json'))
    .action((options: Json & { limit: number }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./api-keys.ts')).listKeysCommand(options, output),
      ),
    );
  command(keys, 'scopes', 'List the scopes of keys')
    .option('--json', jsonHelp)
    .addHelpText('after', example('api-keys scopes'))
    .action((options: Json) =>
      runCommand(options.json ?? false, async output => (await import('./api-keys.ts')).listScopes(output)),
    );
  command(keys, 'revoke', 'Revoke a key')
    .argument('<key>', 'its id, or how it begins: ph_k3v9x2qd')
    .option('--json', jsonHelp)
    .addHelpText('after', example('api-keys revoke ph_k3v9x2qd'))
    .action((key: string, options: Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./api-keys.ts')).revokeKeyCommand(key, output),
      ),
    );
}

function collect(text: string, before: string[] = []): string[] {
  return [...before, text];
}

function readDays(text: string): number | 'never' {
  if (text === 'never') return text;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= 3_650) return days;
  throw new InvalidArgumentError('It has to be a whole number from 1 to 3650, or never.');
}
