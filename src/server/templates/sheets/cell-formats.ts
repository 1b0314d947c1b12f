/** The formats of a workbook: of every style, as `styles.xml` numbers them. */
export interface CellFormats {
  readonly patterns: readonly (string | null)[];
  /** Days are counted from 1904, as old programs of Macs did. */
  readonly is1904: boolean;
}

const MAX_STYLES = 70_000;

/** The formats that every spreadsheet program knows by number; it writes no pattern for them. */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0_);($#,##0)',
  6: '$#,##0_);($#,##0)',
  7: '$#,##0.00_);($#,##0.00)',
  8: '$#,##0.00_);($#,##0.00)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);(#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);(#,##0.00)',
  41: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  42: '_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  44: '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
};

/** Reads the formats from the sources of `xl/styles.xml` and `xl/workbook.xml`. */
export function readCellFormats(styles: string, workbook: string): CellFormats {
  const own = new Map<number, string>();
  for (const [tag] of styles.matchAll(/<(?:\w{1,20}:)?numFmt\s[^<>]{1,1500}>/g)) {
    own.set(Number(attribute(tag, 'numFmtId')), unescapeXml(attribute(tag, 'formatCode')));
  }
  const start = styles.search(/<(?:\w{1,20}:)?cellXfs[\s>]/);
  const end = styles.indexOf('cellXfs>', start + '<cellXfs>'.length);
  const patterns: (string | null)[] = [];
  for (const [tag] of start === -1
    ? []
    : styles.slice(start, end).matchAll(/<(?:\w{1,20}:)?xf\s[^<>]{1,1500}>/g)) {
    const id = Number(attribute(tag, 'numFmtId'));
    const pattern = own.get(id) ?? builtIn[id] ?? null;
    if (patterns.push(isPlain(pattern) ? null : pattern) > MAX_STYLES) break;
  }
  return { patterns, is1904: /<(?:\w{1,20}:)?workbookPr\s[^<>]{0,500}date1904="(?:1|true)"/.test(workbook) };
}

/** The pattern of a cell's style; null for the plain one. */
export function formatOf({ patterns }: CellFormats, style: string | undefined): string | null {
  return style === undefined ? null : (patterns[Number(style)] ?? null);
}

const isPlain = (pattern: string | null) => pattern === null || /^(?:general|@)$/i.test(pattern.trim());

function attribute(tag: string, name: 'numFmtId' | 'formatCode'): string {
  const [, text = ''] =
    (name === 'numFmtId' ? /\snumFmtId="(\d{1,9})"/ : /\sformatCode="([^"]{0,1000})"/).exec(tag) ?? [];
  return text;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replaceAll(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7}));/g, (_, name: string, code: string) =>
    name ? (entities[name] ?? '') : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  );
}
