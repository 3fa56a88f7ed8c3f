import { aZip } from '../support/zip.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const letters = (column: number): string =>
  (column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '') +
  String.fromCharCode(65 + (column % 26));

/** A spreadsheet as Excel writes it: texts by number, empty cells left out. */
export function aSpreadsheet(rows: (string | number)[][]): Promise<Buffer> {
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
