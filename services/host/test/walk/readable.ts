import type { TestAnswer } from '@depot/node-testing';
import { readSheet } from 'read-excel-file/node';

/** What an answer says, to look for words in: workbooks are unpacked first. */
export async function readable({ bytes }: Pick<TestAnswer<unknown>, 'bytes'>): Promise<string> {
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  return isZip ? JSON.stringify(await readSheet(bytes)) : bytes.toString();
}
