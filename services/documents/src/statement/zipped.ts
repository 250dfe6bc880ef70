import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZippedFile {
  name: string;
  content: Buffer;
}

/** The files as one archive. PDFs are compressed already, so they are only put together. */
export async function zipped(files: AsyncIterable<ZippedFile>): Promise<Buffer> {
  const archive = new ZipFile();
  for await (const { name, content } of files) archive.addBuffer(content, name, { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}
