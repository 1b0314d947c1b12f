/** What contract, server and admin are divided into. Each imports from those before it, and from itself. */
export const districts = {
  platform:
    'Platform knows no noun of the product. Move what is shared down to it, or pass the noun’s part in from start/.',
  identity: 'Who may sign in is known before there is anything to do. Let the later district call this one.',
  business:
    'The business profile and places come before templates and pages. Let the later district call this one.',
  templates: 'A template does not know its pages or batches. Put what needs both into pages/ or generation/.',
  pages:
    'A page does not know how it was planned or who reads it. Let the batch, the lead or the website call the page.',
  generation:
    'A batch makes pages and knows nothing of leads or answers. Let the later district call this one.',
  audience: 'Leads and customers do not know how pages are drawn. Pass the drawing in from start/.',
  website: 'The website answers without search engines. Add its addresses to publicAddresses in start/.',
  search: 'What search engines are told does not know operations. Let the later district call this one.',
  operations:
    'Only start/ and command-line/ come after operations. Put together there what needs everything.',
};
/** The folders of the engine, in the same way. */
export const engineFolders = ['casing', 'text', 'compiled', 'planning', 'similarity', 'sheets'];
export const engineOrder = inOneOrder(
  engineFolders,
  'The folders of the engine import those before them, see its README. Move the shared part up that list.',
);
/** The folders of src/server/website, in the same way: what all know, what is drawn, and what answers. */
export const websiteFolders = [
  'posts',
  'context',
  'site-pages',
  'share-pictures',
  'landing-pages',
  'compiled',
  'hubs',
  'blog',
  'cases',
  'serving',
  'reviews',
];
export const websiteOrder = inOneOrder(
  websiteFolders,
  'The folders of the website import those before them, see its README. Move the shared part up that list.',
);

function inOneOrder(folders, comment) {
  return Object.fromEntries(folders.map(name => [name, comment]));
}
