import { strToU8, zipSync } from 'fflate';

interface TestSheet {
  readonly name: string;
  /** Numbers, texts, and `{f, v}` for a formula with its stored result (none where `v` is left out). */
  readonly rows: readonly (readonly (string | number | null | { f: string; v?: string })[])[];
  /** Ranges: "A2:A4". */
  readonly merged?: readonly string[];
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
  for (const [n, sheet] of sheets.entries()) {
    const merged = (sheet.merged ?? []).map(ref => `<mergeCell ref="${ref}"/>`).join('');
    files[`xl/worksheets/sheet${n + 1}.xml`] = strToU8(
      `<worksheet xmlns="${main}"><sheetData>${sheet.rows.map(rowOf).join('')}</sheetData>${
        merged && `<mergeCells count="1">${merged}</mergeCells>`
      }</worksheet>`,
    );
  }
  return zipSync(files);
}

function rowOf(cells: TestSheet['rows'][number], row: number): string {
  const written = cells.map((cell, column) => {
    const place = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
    const type = cell.v !== undefined && Number.isNaN(Number(cell.v)) ? ' t="str"' : '';
    return `<c r="${place}"${type}><f>${escape(cell.f)}</f>${cell.v === undefined ? '' : `<v>${escape(cell.v)}</v>`}</c>`;
  });
  return `<row r="${row + 1}">${written.join('')}</row>`;
}
