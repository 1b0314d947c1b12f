import { Argument, type Command, Option } from 'commander';
import type { Role } from '../../../contract/platform/role.ts';
import { runCommand } from '../run-command.ts';

interface Json {
  readonly json?: boolean;
}

/** Adds a command with its examples and help. */
export interface CommandMaker {
  readonly command: (parent: Command, name: string, description: string) => Command;
  readonly example: (text: string) => string;
  readonly jsonHelp: string;
}

const roleOption = () =>
  new Option('--role <role>', 'what it may do').choices(['admin', 'customer']).default('customer');

/** The commands about accounts. */
export function addUsers(line: Command, { command, example, jsonHelp }: CommandMaker): void {
  const users = command(line, 'users', 'Accounts that may sign in').addHelpText(
    'after',
    example('users list'),
  );
  command(users, 'create', 'Create an account. Reads the password from the terminal or standard input')
    .argument('<email>')
    .addOption(roleOption())
    .option('--password-stdin', 'read the password from standard input')
    .option('--json', jsonHelp)
    .addHelpText('after', example('users create owner@example.com --role admin'))
    .action((email: string, options: Json & { role: Role; passwordStdin?: boolean }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./users.ts')).createUser(email, options, output),
      ),
    );
  command(users, 'list', 'Every account and its role')
    .option('--json', jsonHelp)
    .addHelpText('after', example('users list'))
    .action((options: Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./users.ts')).listUsersCommand(output),
      ),
    );
  command(users, 'invite', 'Create an account and print a link to set its password')
    .argument('<email>')
    .addOption(roleOption())
    .option('--json', jsonHelp)
    .addHelpText('after', example('users invite colleague@example.com --role admin'))
    .action((email: string, options: Json & { role: Role }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./look-after-users.ts')).inviteUser(email, options, output),
      ),
    );
  const onOne = (
    name: string,
    description: string,
    work: (
      email: string,
      output: Parameters<Parameters<typeof runCommand>[1]>[0],
    ) => ReturnType<Parameters<typeof runCommand>[1]>,
  ) =>
    command(users, name, description)
      .argument('<email>')
      .option('--json', jsonHelp)
      .addHelpText('after', example(`users ${name} someone@example.com`))
      .action((email: string, options: Json) =>
        runCommand(options.json ?? false, output => work(email, output)),
      );
  onOne('reset', 'Print a link to set a new password, valid once for an hour', async (email, output) =>
    (await import('./look-after-users.ts')).resetUser(email, output),
  );
  onOne('reset-factors', 'Remove the second factors of an account', async (email, output) =>
    (await import('./look-after-users.ts')).resetFactors(email, output),
  );
  command(users, 'drop-factor-rule', 'Stop requiring a second factor of admins')
    .option('--json', jsonHelp)
    .addHelpText('after', example('users drop-factor-rule'))
    .action((options: Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./look-after-users.ts')).stopAskingForFactors(output),
      ),
    );
  onOne('disable', 'Switch an account off and end its sessions', async (email, output) =>
    (await import('./look-after-users.ts')).setUserDisabled(email, true, output),
  );
  command(users, 'role', 'Make an account an admin’s or a customer’s; the last admin stays one')
    .argument('<email>')
    .addArgument(new Argument('<role>', 'what it may do').choices(['admin', 'customer']))
    .option('--json', jsonHelp)
    .addHelpText('after', example('users role someone@example.com admin'))
    .action((email: string, role: Role, options: Json) =>
      runCommand(options.json ?? false, async output =>
        (await import('./look-after-users.ts')).setUserRole(email, role, output),
      ),
    );
  command(users, 'delete', 'Delete an account for good; what its owner made stays')
    .argument('<email>')
    .option('--yes', 'delete it without asking')
    .option('--json', jsonHelp)
    .addHelpText('after', example('users delete someone@example.com --yes'))
    .action((email: string, options: Json & { yes?: boolean }) =>
      runCommand(options.json ?? false, async output =>
        (await import('./look-after-users.ts')).deleteUser(email, options, output),
      ),
    );
  onOne('enable', 'Switch an account on again', async (email, output) =>
    (await import('./look-after-users.ts')).setUserDisabled(email, false, output),
  );
}
