import { strToU8, zipSync } from 'fflate';

interface TestSheet {
  readonly name: string;
  /** Numbers, texts, `{f, v}` for a formula with its stored result (none where `v` is left out), and `{n, as}` for a number with its format. */
  readonly rows: readonly (readonly (string | number | null | { f: string; v?: string } | Formatted)[])[];
  /** Ranges: "A2:A4". */
  readonly merged?: readonly string[];
}

/** `as`: a pattern, or the number of a format that every program knows. */
interface Formatted {
  readonly n: number;
  readonly as: string | number;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The bytes of an XLSX workbook, as a spreadsheet program writes it. */
export function workbook(sheets: readonly TestSheet[]): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets
        .map((sheet, n) => `<sheet name="${escape(sheet.name)}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
        .map(
          (_, n) =>
            `<Relationship Id="rId${n + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
  };
  const formats = sheets.flatMap(({ rows }) =>
    rows.flat().flatMap(cell => (cell !== null && typeof cell === 'object' && 'as' in cell ? [cell.as] : [])),
  );
  if (formats.length > 0) files['xl/styles.xml'] = strToU8(stylesOf(main, formats));
  const styleOf = (as: string | number) => formats.indexOf(as) + 1;
  for (const [n, sheet] of sheets.entries()) {
    const merged = (sheet.merged ?? []).map(ref => `<mergeCell ref="${ref}"/>`).join('');
    files[`xl/worksheets/sheet${n + 1}.xml`] = strToU8(
      `<worksheet xmlns="${main}"><sheetData>${sheet.rows.map((cells, row) => rowOf(cells, row, styleOf)).join('')}</sheetData>${
        merged && `<mergeCells count="1">${merged}</mergeCells>`
      }</worksheet>`,
    );
  }
  return zipSync(files);
}

function stylesOf(main: string, formats: readonly (string | number)[]): string {
  const id = (as: string | number, n: number) => (typeof as === 'number' ? as : 164 + n);
  const own = formats.map((as, n) =>
    typeof as === 'string'
      ? `<numFmt numFmtId="${id(as, n)}" formatCode="${escape(as).replaceAll('"', '&quot;')}"/>`
      : '',
  );
  const styles = formats.map((as, n) => `<xf numFmtId="${id(as, n)}" fontId="0" applyNumberFormat="1"/>`);
  return `<styleSheet xmlns="${main}"><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`;
}

function rowOf(
  cells: TestSheet['rows'][number],
  row: number,
  styleOf: (as: string | number) => number,
): string {
  const written = cells.map((cell, column) => {
    const place = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (cell === null) return '';
    if (typeof cell === 'object' && 'as' in cell)
      return `<c r="${place}" s="${styleOf(cell.as)}"><v>${cell.n}</v></c>`;
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
    const type = cell.v !== undefined && Number.isNaN(Number(cell.v)) ? ' t="str"' : '';
    return `<c r="${place}"${type}><f>${escape(cell.f)}</f>${cell.v === undefined ? '' : `<v>${escape(cell.v)}</v>`}</c>`;
  });
  return `<row r="${row + 1}">${written.join('')}</row>`;
}
