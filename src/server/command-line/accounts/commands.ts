import { Argument, Option } from 'commander';
import type { Role } from '../../../contract/platform/role.ts';
import { type CliCommand } from '../command-parts.ts';
import type { Work } from '../run-command.ts';

const roleOption = () =>
  new Option('--role <role>', 'what it may do').choices(['admin', 'customer']).default('customer');

/** The commands about accounts. */
export function addUsers(line: CliCommand): void {
  const users = line.command('users').description('Accounts that may sign in').example('users list');
  users
    .command('create')
    .description('Create an account. Reads the password from the terminal or standard input')
    .argument('<email>')
    .addOption(roleOption())
    .option('--password-stdin', 'read the password from standard input')
    .runs(
      'users create owner@example.com --role admin',
      (email: string, options: { role: Role; passwordStdin?: boolean }) => async output =>
        (await import('./users.ts')).createUser(email, options, output),
    );
  users
    .command('list')
    .description('Every account and its role')
    .runs('users list', () => async output => (await import('./users.ts')).listUsersCommand(output));
  users
    .command('invite')
    .description('Create an account and print a link to set its password')
    .argument('<email>')
    .addOption(roleOption())
    .runs(
      'users invite colleague@example.com --role admin',
      (email: string, options: { role: Role }) => async output =>
        (await import('./look-after-users.ts')).inviteUser(email, options, output),
    );
  const onOne = (name: string, description: string, work: (email: string) => Work) =>
    users
      .command(name)
      .description(description)
      .argument('<email>')
      .runs(`users ${name} someone@example.com`, work);
  onOne(
    'reset',
    'Print a link to set a new password, valid once for an hour',
    email => async output => (await import('./look-after-users.ts')).resetUser(email, output),
  );
  onOne(
    'reset-factors',
    'Remove the second factors of an account',
    email => async output => (await import('./look-after-users.ts')).resetFactors(email, output),
  );
  users
    .command('drop-factor-rule')
    .description('Stop requiring a second factor of admins')
    .runs(
      'users drop-factor-rule',
      () => async output => (await import('./look-after-users.ts')).stopAskingForFactors(output),
    );
  onOne(
    'disable',
    'Switch an account off and end its sessions',
    email => async output => (await import('./look-after-users.ts')).setUserDisabled(email, true, output),
  );
  users
    .command('role')
    .description('Make an account an admin’s or a customer’s; the last admin stays one')
    .argument('<email>')
    .addArgument(new Argument('<role>', 'what it may do').choices(['admin', 'customer']))
    .runs(
      'users role someone@example.com admin',
      (email: string, role: Role) => async output =>
        (await import('./look-after-users.ts')).setUserRole(email, role, output),
    );
  users
    .command('delete')
    .description('Delete an account for good; what its owner made stays')
    .argument('<email>')
    .option('--yes', 'delete it without asking')
    .runs(
      'users delete someone@example.com --yes',
      (email: string, options: { yes?: boolean }) => async output =>
        (await import('./look-after-users.ts')).deleteUser(email, options, output),
    );
  onOne(
    'enable',
    'Switch an account on again',
    email => async output => (await import('./look-after-users.ts')).setUserDisabled(email, false, output),
  );
}
