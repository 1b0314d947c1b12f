import { describe, expect, it } from 'vitest';
import { brandPalette } from './brand-palette.ts';
import { brandSheet } from './brand-sheet.ts';
import { houseColors } from './house-palette.ts';

/** Cut out of the built sheet. */
const site = [
  ':root{color-scheme:light dark;--paper:#faf5ea;--road:#11263f;--action:#ffab0f;--action-edge:var(--action);--display:"Archivo", sans-serif;--radius:.625rem;--radius-s:.375rem}',
  '@media (prefers-color-scheme:dark){:root{--paper:#0d1b2c;--road:#06101c}}',
  '@font-face{font-family:Archivo;src:url(/assets/archivo.woff2)format("woff2")}',
  '.band{background:var(--paper)}',
  `i.art-truck{background-image:url("data:image/svg+xml,<svg><style>svg{stroke:%2311263f}.m{fill:%23000}</style></svg>")}`,
  `@media (prefers-color-scheme:dark){i.art-truck{background-image:url("data:image/svg+xml,<svg><style>svg{stroke:%23e8edf2}</style></svg>")}}`,
  `.art-gauge:before{background-image:url("data:image/svg+xml,<svg><style>svg{stroke:%2311263f}</style></svg>")}`,
].join('');
const parts = { site, type: '', without_illustrations: '' };
const house = { colors: houseColors, corners: 'soft', type: 'sturdy', has_illustrations: true } as const;
const colors = { brand_color: '#8a1538', second_color: '#ffffff' };

describe('the style sheet of a brand', () => {
  it('the style sheet of a brand is the built one in the house’s look', () => {
    expect(brandSheet(parts, house)).toBe(site);
  });

  it('the style sheet of a brand has the brand’s colors by day and by night, in illustrations too', () => {
    const { light, dark } = brandPalette(colors);
    const sheet = brandSheet(parts, { ...house, colors });
    expect(sheet).toContain('--road:#8a1538;--action:#ffffff');
    expect(sheet).toContain(`--action-edge:${light['action-edge']}`);
    expect(sheet).toContain(
      `@media (prefers-color-scheme:dark){:root{--paper:${dark.paper};--road:${dark.road}`,
    );
    expect(sheet).toContain(`stroke:%23${light['art-line'].slice(1)}`);
    expect(sheet).toContain(`stroke:%23${dark['art-line'].slice(1)}`);
    expect(sheet).toContain('fill:%23000');
    expect(sheet).not.toContain('11263f');
  });

  it('the style sheet of a brand has the corners that were chosen', () => {
    expect(brandSheet(parts, { ...house, corners: 'square' })).toContain('--radius:0;--radius-s:0');
  });

  it('the style sheet of a brand has the faces of the chosen pairing and no other', () => {
    const type = '@font-face{font-family:Bitter;src:url(/assets/bitter.woff2)}:root{--display:Bitter}';
    const sheet = brandSheet({ ...parts, type }, { ...house, type: 'classic' });
    expect(sheet).not.toContain('archivo.woff2');
    expect(sheet.endsWith(type)).toBe(true);
  });

  it('the style sheet of a brand has no illustrations but the gauge, where they are off', () => {
    const off = { ...parts, without_illustrations: '.art{display:none}' };
    const sheet = brandSheet(off, { ...house, has_illustrations: false });
    expect(sheet).not.toContain('art-truck');
    expect(sheet).toContain('.art-gauge:before{background-image');
    expect(sheet).toContain('.band{background:var(--paper)}');
    expect(sheet.endsWith('.art{display:none}')).toBe(true);
  });

  it('the style sheet of a brand shows one scheme whatever the browser prefers, for a preview', () => {
    expect(brandSheet(parts, house, 'dark')).toContain('color-scheme:dark');
    expect(brandSheet(parts, house, 'dark')).toContain('@media all{:root{--paper:#0d1b2c');
    expect(brandSheet(parts, house, 'light')).toContain('@media not all{:root{--paper:#0d1b2c');
  });

  it('the style sheet of a brand refuses a sheet without tokens', () => {
    expect(() => brandSheet({ ...parts, site: '.band{}' }, { ...house, colors })).toThrow('has no tokens');
  });
});
