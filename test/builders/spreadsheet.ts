import { crc32, deflateRawSync } from 'node:zlib';

interface Packed {
  name: Buffer;
  content: Buffer;
  packed: Buffer;
}

const header = ({ name, content, packed }: Packed, bytes: number): Buffer => {
  const fields = Buffer.alloc(bytes);
  const at = bytes === 30 ? 4 : 6;
  fields.writeUInt16LE(20, at);
  fields.writeUInt16LE(8, at + 4);
  fields.writeUInt32LE(crc32(content), at + 10);
  fields.writeUInt32LE(packed.length, at + 14);
  fields.writeUInt32LE(content.length, at + 18);
  fields.writeUInt16LE(name.length, at + 22);
  return fields;
};

/** A ZIP archive of files by name. */
export function aZip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const file = { name: Buffer.from(path), content, packed: deflateRawSync(content) };
    const local = header(file, 30);
    local.writeUInt32LE(0x04034b50, 0);
    const entry = header(file, 46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, file.name, file.packed);
    directory.push(entry, file.name);
    offset += 30 + file.name.length + file.packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const letters = (column: number): string =>
  (column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '') +
  String.fromCharCode(65 + (column % 26));

/** A spreadsheet as Excel writes it: texts by number, empty cells left out. */
export function aSpreadsheet(rows: (string | number)[][]): Buffer {
  const texts: string[] = [];
  const cell = (value: string | number, row: number, column: number): string => {
    if (value === '') return '';
    const at = `r="${letters(column)}${row}"`;
    if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`;
    texts.push(value);
    return `<c ${at} t="s"><v>${texts.length - 1}</v></c>`;
  };
  const sheet = rows
    .map((row, at) => {
      const cells = row.map((value, column) => cell(value, at + 1, column)).join('');
      return `<row r="${at + 1}">${cells}</row>`;
    })
    .join('');
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const si = texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('');
  return aZip({
    'xl/workbook.xml': `${xml}<workbook><sheets><sheet name="Vans" sheetId="1" r:id="rId7"/><sheet name="Old" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships><Relationship Id="rId2" Target="worksheets/sheet2.xml"/><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${xml}<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `${xml}<worksheet><sheetData><row><c t="inlineStr"><is><t>old</t></is></c></row></sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${xml}<sst>${si}</sst>`,
  });
}
