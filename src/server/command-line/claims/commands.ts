import { Option } from 'commander';
import type { CliCommand } from '../command-parts.ts';

const load = () => import('./claims.ts');

/** Adds the command of claims, written by hand: its exit code tells a script if everything is stated. */
export function addClaims(line: CliCommand): void {
  const claims = line
    .command('claims')
    .description('Unstated names, numbers, prices and promises of texts')
    .example('claims check text.txt');
  claims
    .command('check')
    .description('Other tools’ placeholders in a text, and claims that nothing covers')
    .argument('<file>', 'the text; - reads standard input')
    .addOption(new Option('--kind <kind>', 'what it is').choices(['prose', 'title']).default('prose'))
    .option('--place <place>', 'what it is about: "Jupiter, FL"; its statements cover the text, too')
    .option('--service <name>', 'the service it is about')
    .runs('claims check text.txt --place "Jupiter, FL"', load, 'checkCommand');
}
