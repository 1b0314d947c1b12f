import { fillHead, fillPage, seedOf } from '../../src/engine/index.ts';
import { loadDemo } from '../../src/server/start/demo/load-demo.ts';
import type { Program } from '../../src/server/start/program.ts';
import { compileVersion } from '../../src/server/templates/templates/compile-version.ts';
import { readSiteAssets } from '../../src/server/website/context/site-assets.ts';
import { renderLandingPage } from '../../src/server/website/landing-pages/render-page.ts';
import { percentiles } from '../percentiles.ts';
import type { Measurement } from '../report.ts';
import { onNewProgram } from '../temporary-program.ts';
import { workload } from '../workload.ts';

/** The demo's pages rendered without any cache, database look-ups included, and the engine alone on their template. */
export async function measureRender(): Promise<Measurement> {
  return onNewProgram(async program => {
    await loadDemo(program);
    const engine = await engineRates(program);
    return { measure: 'render', size: null, figures: { ...(await drawRates(program)), ...engine } };
  });
}

async function drawRates(program: Program): Promise<Record<string, number>> {
  const parts = { ...program, assets: await readSiteAssets() };
  const { rows } = await program.database.pool.query<{ slug: string }>(
    'select slug from generated_landing_pages order by md5(slug)',
  );
  for (const { slug } of rows.slice(0, 200)) await renderLandingPage(parts, slug);
  const times: number[] = [];
  let bytes = 0;
  const began = performance.now();
  for (let n = 0; n < 1_000; n += 1) {
    const started = performance.now();
    const rendered = await renderLandingPage(parts, rows[n % rows.length]?.slug ?? '');
    times.push(performance.now() - started);
    bytes += Buffer.byteLength(rendered?.html ?? '');
  }
  const seconds = (performance.now() - began) / 1000;
  const { p50, p95 } = percentiles(times);
  return {
    draw_p50_ms: p50,
    draw_p95_ms: p95,
    drawn_per_second: times.length / seconds,
    html_bytes: bytes / times.length,
  };
}

/** Pages a second on one thread; values and seeds differ from page to page as they do in a batch. */
async function engineRates({ database }: Program): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ id: string }>('select id from template_versions limit 1');
  const version = await compileVersion(database.kysely, rows[0]?.id ?? '');
  if (!version) throw new Error('The demo has no template version.');
  const { compiled } = version;
  const work = workload(10_000);
  const towns = work.locations.split('\n').map(line => line.split(', '));
  const keywords = work.keywords.split('\n');
  const valuesOf = (n: number) => {
    const [city = '', state = ''] = towns[n % towns.length] ?? [];
    return { city, state, keyword: keywords[n % keywords.length] ?? '' };
  };
  const rate = (count: number, fill: (n: number) => unknown) => {
    for (let n = 0; n < count / 10; n += 1) fill(n);
    const started = performance.now();
    for (let n = 0; n < count; n += 1) fill(n);
    return (count / (performance.now() - started)) * 1000;
  };
  return {
    fill_head_per_second: rate(200_000, n => fillHead(compiled, valuesOf(n), seedOf(`page-${n}`))),
    fill_page_per_second: rate(20_000, n => fillPage(compiled, valuesOf(n), seedOf(`page-${n}`))),
  };
}
