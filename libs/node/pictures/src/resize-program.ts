/**
 * The process that unpacks pictures: reads one from its standard input, and writes it in each size, each preceded by
 * its length in four bytes. Arguments: the quality, and the longest sides in pixels.
 */
import { endWithParent } from '@depot/node-isolation';
import { ResizeFit, Transformer } from '@napi-rs/image';

endWithParent();
const [quality = 0, ...sides] = process.argv.slice(2).map(Number);
const chunks: Buffer[] = [];
for await (const chunk of process.stdin as AsyncIterable<Buffer>) chunks.push(chunk);
const content = Buffer.concat(chunks);
for (const side of sides) {
  const resized = new Transformer(content).rotate().resize({ width: side, height: side, fit: ResizeFit.Inside });
  const made = await resized.webp(quality);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(made.length);
  process.stdout.write(Buffer.concat([length, made]));
}
