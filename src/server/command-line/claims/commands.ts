import { Option } from 'commander';
import type { CliCommand } from '../command-parts.ts';

const load = () => import('./claims.ts');

/** The commands about what texts claim. */
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
  claims
    .command('list')
    .description('The claims that were accepted for a reason, newest first')
    .runs('claims list', load, 'listClaimsCommand');
  claims
    .command('remove')
    .description('Accept a claim no longer')
    .argument('<id>', 'as “claims list” names it')
    .runs('claims remove 0199aa5e-7a3c-7c1e-9d55-3f1a2b4c5d6e', load, 'removeClaimCommand');
}
