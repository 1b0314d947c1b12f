import type { CliCommand } from '../command-parts.ts';

export function addTemplates(line: CliCommand): void {
  const templates = line.command('templates').description('Look at templates').example('templates list');
  templates
    .command('list')
    .description('Templates, newest first')
    .runs('templates list --json', () => import('./templates.ts'), 'listTemplatesCommand');
}
