import type { CliCommand } from '../command-parts.ts';

const exampleName = 'pagehaul-20270314-080000-a1b2c3.pagehaul-backup';

/** The commands that make backups and restore them. */
export function addBackup(line: CliCommand): void {
  const backup = line
    .command('backup')
    .description('Create, check and restore backups')
    .example('backup create');
  const load = () => import('./backup.ts');
  backup
    .command('create')
    .description('Write everything into one file while the server runs')
    .runs('backup create', load, 'createBackup');
  backup
    .command('list')
    .description('Backups of this machine, newest first')
    .runs('backup list', load, 'showBackups');
  backup
    .command('verify')
    .description('Verify the checksum of a backup')
    .argument('<name>', 'name of the file')
    .runs(`backup verify ${exampleName}`, load, 'checkBackup');
  backup
    .command('restore')
    .description('Restore a backup and save the replaced data as another backup')
    .argument('<name>', 'name of the file')
    .option('--yes', 'restore without asking')
    .runs(`backup restore ${exampleName}`, load, 'restoreByName');
}
