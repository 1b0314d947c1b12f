import type { CliCommand } from '../command-parts.ts';

const load = () => import('./site-pages.ts');

/** The commands about pages of the site besides landing pages. */
export function addSitePages(line: CliCommand): void {
  const pages = line
    .command('site-pages')
    .description('The front page, About, Services and the other pages of the site')
    .example('site-pages list');
  pages
    .command('list')
    .description('The pages of the site in their order')
    .runs('site-pages list', load, 'listSitePages');
  pages
    .command('show')
    .description('Write a page as a document that save takes')
    .argument('<path>', 'its address on the site')
    .runs('site-pages show /about > about.json', load, 'showSitePage');
  pages
    .command('save')
    .description('Change the page at the document’s address. The site shows it at once')
    .argument('<file>', 'the document; - reads standard input')
    .runs('site-pages save about.json', load, 'saveSitePageCommand');
  pages
    .command('reset')
    .description('Use the text of the trade again; yours stays among the versions')
    .argument('<path>', 'its address on the site')
    .runs('site-pages reset /about', load, 'resetSitePageCommand');
}
