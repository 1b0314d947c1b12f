import type { CliCommand } from '../command-parts.ts';

export function addExportSite(line: CliCommand): void {
  line
    .command('export-site')
    .description('Write the public site as files, later only changes, or as an archive')
    .argument(
      '<target>',
      'an empty folder, or one that an export made; with --tar the file of the archive, or - for standard output',
    )
    .option(
      '--all',
      'draw every page and look at every file, also where nothing has changed since the last export',
    )
    .option('--tar', 'write one tar archive instead of a folder, always the whole site')
    .option('--origin <url>', 'where forms are sent (default: the site’s own address, PUBLIC_URL)')
    .option('--no-pictures', 'leave out the pictures that shared links show')
    .option(
      '--threads <count>',
      'how many work at it: of two, one fills pages and one writes them (default: one for each processor, up to four)',
    )
    .runs('export-site /srv/site', () => import('./export-site.ts'), 'exportSiteCommand');
}
