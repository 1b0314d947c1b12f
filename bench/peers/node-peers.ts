import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { timedCommand } from '../timed-command.ts';
import { cutTemplate, type PeerPage, type SamplePage } from './sample-page.ts';

/** A static site generator from npm, installed only into a folder of the measurement. */
export interface NodePeer {
  readonly name: string;
  /** The packages to install, each with its exact version. */
  readonly packages: readonly string[];
  /** The oldest Node it supports. */
  readonly node: number;
  /** This many pages are enough for the rate; more would take minutes. */
  readonly maxPages: number;
  /** Files of its site by name, and the command that builds it. */
  files(sample: SamplePage, pages: readonly PeerPage[]): Readonly<Record<string, string>>;
  readonly build: readonly string[];
  /** The folder that the build writes to. */
  readonly output: string;
}

const eleventy: NodePeer = {
  name: 'eleventy',
  packages: ['@11ty/eleventy@3.1.2'],
  node: 18,
  maxPages: 2_000,
  files: (sample, pages) => ({
    'src/_data/pages.json': JSON.stringify(pages),
    'src/pages.njk': [
      '---',
      'pagination: { data: pages, size: 1, alias: one }',
      'permalink: "{{ one.slug }}/index.html"',
      '---',
      cutTemplate(sample)
        .map(part => ('text' in part ? `{% raw %}${part.text}{% endraw %}` : `{{ one.${part.value} }}`))
        .join(''),
    ].join('\n'),
  }),
  build: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet', '--input=src', '--output=out'],
  output: 'out',
};

/** A module that fills a page: what Astro and Next are given, so that neither has to understand the page. */
function fillModule(sample: SamplePage): string {
  return `const parts = ${JSON.stringify(cutTemplate(sample))};
const escape = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
export const fill = page => parts.map(part => part.text ?? escape(page[part.value])).join('');
`;
}

const astro: NodePeer = {
  name: 'astro',
  packages: ['astro@7.3.5'],
  node: 22,
  maxPages: 2_000,
  files: (sample, pages) => ({
    'src/pages.json': JSON.stringify(pages),
    'src/fill.js': fillModule(sample),
    'src/pages/[slug]/index.html.js': `import pages from '../../pages.json';
import { fill } from '../../fill.js';
export const getStaticPaths = () => pages.map(page => ({ params: { slug: page.slug }, props: page }));
export const GET = ({ props }) => new Response(fill(props), { headers: { 'Content-Type': 'text/html' } });
`,
    'astro.config.mjs': 'export default { telemetry: false };\n',
  }),
  build: ['node_modules/astro/bin/astro.mjs', 'build'],
  output: 'dist',
};

const next: NodePeer = {
  name: 'next',
  packages: ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1'],
  node: 20,
  maxPages: 500,
  files: (sample, pages) => ({
    'pages.json': JSON.stringify(pages),
    'fill.js': fillModule({ ...sample, html: bodyOf(sample.html) }),
    'next.config.mjs': "export default { output: 'export', trailingSlash: true };\n",
    'app/layout.js':
      'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
    'app/[slug]/page.js': `import pages from '../../pages.json';
import { fill } from '../../fill.js';
export const dynamicParams = false;
export const generateStaticParams = () => pages.map(({ slug }) => ({ slug }));
export default async function Page({ params }) {
  const { slug } = await params;
  const page = pages.find(one => one.slug === slug);
  return <main dangerouslySetInnerHTML={{ __html: fill(page) }} />;
}
`,
  }),
  build: ['node_modules/next/dist/bin/next', 'build'],
  output: 'out',
};

export const nodePeers: readonly NodePeer[] = [eleventy, astro, next];

function bodyOf(html: string): string {
  return /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? html;
}

/** Installs a peer and has it make its pages: how many a second, or why not. */
export async function measurePeer(
  peer: NodePeer,
  folder: string,
  { sample, pages }: { readonly sample: SamplePage; readonly pages: readonly PeerPage[] },
): Promise<number | string> {
  const major = Number(process.versions.node.split('.', 1)[0]);
  if (major < peer.node) return `needs Node ${peer.node}, this is ${process.versions.node}`;
  rmSync(folder, { recursive: true, force: true });
  const some = pages.slice(0, peer.maxPages);
  const manifest = { private: true, type: 'module', name: `peer-${peer.name}` };
  for (const [name, content] of Object.entries({
    'package.json': JSON.stringify(manifest),
    ...peer.files(sample, some),
  })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts', '--save-exact'];
  await timedCommand('npm', ['install', '--prefix', folder, ...quiet, ...peer.packages]);
  const env = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const { seconds } = await timedCommand(process.execPath, peer.build, env, folder);
  const made = countPages(join(folder, peer.output), some);
  return made === some.length ? some.length / seconds : `made ${made} of ${some.length} pages`;
}

function countPages(output: string, pages: readonly PeerPage[]): number {
  return pages.filter(({ slug }) => existsSync(join(output, slug, 'index.html'))).length;
}
