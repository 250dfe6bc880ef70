import type { Language } from '@depot/contracts/errors';
import type { ImportColumn } from '@depot/contracts/importing';

const zip = [0x50, 0x4b];

/** Is this a text or a workbook? By its name and its first bytes; the server looks closer. */
export async function isImportFile(file: {
  name: string;
  slice(start: number, end: number): Pick<Blob, 'arrayBuffer'>;
}): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isZip = zip.every((byte, index) => head[index] === byte);
  return /\.xlsx$/i.test(file.name) ? isZip : /\.csv$/i.test(file.name) && !isZip;
}

/** A CSV with the header row that an import of this kind understands, marked as UTF-8 for spreadsheets. */
export function templateText(columns: readonly ImportColumn[], language: Language): string {
  return `\uFEFF${columns.map(({ title }) => title[language]).join(',')}\r\n`;
}

export function saveTemplate(kind: string, columns: readonly ImportColumn[], language: Language): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([templateText(columns, language)], { type: 'text/csv' }));
  link.download = `${kind}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
