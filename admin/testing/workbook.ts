import { strToU8, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of this sheet and these shared strings, and further parts by their paths. */
export function workbook(
  sheet: string,
  strings = '<sst/>',
  more: readonly (readonly [path: string, text: string])[] = [],
): Blob {
  const parts: Readonly<Record<string, string>> = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Leads" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': strings,
    'xl/worksheets/sheet1.xml': sheet,
    ...Object.fromEntries(more),
  };
  const bytes = Object.entries(parts).map(([path, text]) => [path, strToU8(text)]);
  return new Blob([zipSync(Object.fromEntries(bytes), { level: 1 })]);
}

/** A sheet with these rows, each as its XML. */
export const sheetOf = (rows: string): string =>
  `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
