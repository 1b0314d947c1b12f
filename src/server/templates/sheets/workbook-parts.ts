import { strFromU8, unzipSync } from 'fflate';
import { type CellFormats, readCellFormats } from './cell-formats.ts';
import { SheetRefusal } from './sheet-refusal.ts';

/** Bytes of an unpacked workbook; some 200,000 rows of a dozen columns. */
const MAX_UNPACKED_BYTES = 160_000_000;
const MAX_FILES = 5_000;

/**
 * Checks the names and sizes of a workbook's files before unpacking, because a small file can expand to
 * terabytes.
 */
export function checkWorkbook(bytes: Uint8Array): void {
  let size = 0;
  let files = 0;
  let isWorkbook = false;
  unpack(bytes, file => {
    size += file.originalSize;
    files += 1;
    isWorkbook ||= file.name === 'xl/workbook.xml';
    return false;
  });
  if (!isWorkbook) {
    throw new SheetRefusal('This is not an Excel workbook (.xlsx). Save it as XLSX or CSV (UTF-8).');
  }
  if (size > MAX_UNPACKED_BYTES || files > MAX_FILES) {
    throw new SheetRefusal(
      `Unpacked, this workbook is larger than ${MAX_UNPACKED_BYTES / 1_000_000} MB. Save the sheet as CSV (UTF-8) instead.`,
    );
  }
  // All of them, because a relation can name any file as the texts or the styles.
  for (const content of Object.values(unpack(bytes, ({ name }) => /\.(?:xml|rels)$/.test(name))))
    refuseBrokenMarkup(strFromU8(content));
}

/** The sheets in tab order, each with its file. Includes hidden sheets. */
export function listSheets(bytes: Uint8Array): { name: string; path: string }[] {
  const texts = readParts(bytes, ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels']);
  const targets = new Map(
    elements(texts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map(relation => [
      attribute(relation, 'Id'),
      attribute(relation, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return elements(texts.get('xl/workbook.xml') ?? '', 'sheet').flatMap(sheet => {
    const path = targets.get(attribute(sheet, '(?:\\w+:)?id'));
    return path ? [{ name: plainText(attribute(sheet, 'name')), path }] : [];
  });
}

/** The XML source of one sheet. */
export function readSheetSource(bytes: Uint8Array, path: string): string {
  return readParts(bytes, [path]).get(path) ?? '';
}

/** How the workbook shows its numbers. */
export function readFormats(bytes: Uint8Array): CellFormats {
  const texts = readParts(bytes, ['xl/styles.xml', 'xl/workbook.xml']);
  return readCellFormats(texts.get('xl/styles.xml') ?? '', texts.get('xl/workbook.xml') ?? '');
}

function readParts(bytes: Uint8Array, names: readonly string[]): Map<string, string> {
  const files = unpack(bytes, file => names.includes(file.name));
  return new Map(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

function unpack(bytes: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof SheetRefusal) throw error;
    throw new SheetRefusal('This workbook is damaged. Save it again and choose the new file.');
  }
}

function elements(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*>`, 'g')) ?? [];
}

function attribute(element: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '';
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plainText(xml: string): string {
  return xml.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
}

/** The longest tag of real workbooks is the root element with its namespaces: some 2,000 letters. */
const maxTag = 8_000;
const closedBy = new Map([
  ['<!--', '-->'],
  ['<![C', ']]>'],
]);

/**
 * Refuses what the library reads in quadratic time: tags without an end, and tags of many thousand letters. One pass, so
 * it comes first.
 */
function refuseBrokenMarkup(source: string): void {
  for (let at = source.indexOf('<'); at !== -1; ) {
    const mark = closedBy.get(source.slice(at, at + 4));
    const end = source.indexOf(mark ?? '>', at);
    const next = source.indexOf('<', mark === undefined ? at + 1 : end);
    const isBroken = end - at > maxTag || (next !== -1 && next < end);
    if (end === -1 || (mark === undefined && isBroken))
      throw new SheetRefusal('This workbook is damaged. Save it again and choose the new file.');
    at = next;
  }
}
