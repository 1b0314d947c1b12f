import { Argument, Option } from 'commander';
import type { CliCommand } from '../command-parts.ts';

const loadUsers = () => import('./users.ts');
const loadLookAfterUsers = () => import('./look-after-users.ts');

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
    .runs('users create owner@example.com --role admin', loadUsers, 'createUser');
  users
    .command('list')
    .description('Every account and its role')
    .runs('users list', loadUsers, 'listUsersCommand');
  users
    .command('invite')
    .description('Create an account and print a link to set its password')
    .argument('<email>')
    .addOption(roleOption())
    .runs('users invite colleague@example.com --role admin', loadLookAfterUsers, 'inviteUser');
  users
    .command('reset')
    .description('Print a link for a new password, valid once, for an hour')
    .argument('<email>')
    .runs('users reset someone@example.com', loadLookAfterUsers, 'resetUser');
  users
    .command('reset-factors')
    .description('Remove the second factors of an account')
    .argument('<email>')
    .runs('users reset-factors someone@example.com', loadLookAfterUsers, 'resetFactors');
  users
    .command('drop-factor-rule')
    .description('Stop requiring a second factor of admins')
    .runs('users drop-factor-rule', loadLookAfterUsers, 'stopAskingForFactors');
  users
    .command('disable')
    .description('Switch an account off and end its sessions')
    .argument('<email>')
    .runs('users disable someone@example.com', loadLookAfterUsers, 'disableUser');
  users
    .command('role')
    .description('Make an account an admin or a customer; the last admin stays')
    .argument('<email>')
    .addArgument(new Argument('<role>', 'what it may do').choices(['admin', 'customer']))
    .runs('users role someone@example.com admin', loadLookAfterUsers, 'setUserRole');
  users
    .command('delete')
    .description('Delete an account for good; what its owner made stays')
    .argument('<email>')
    .option('--yes', 'delete it without asking')
    .runs('users delete someone@example.com --yes', loadLookAfterUsers, 'deleteUser');
  users
    .command('enable')
    .description('Switch an account on again')
    .argument('<email>')
    .runs('users enable someone@example.com', loadLookAfterUsers, 'enableUser');
}
