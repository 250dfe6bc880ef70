/**
 * What the process does that unpacks pictures: reads one from its standard input, and writes it in each of the sizes, every one
 * after four bytes that say how long it is. Arguments: the path of the imaging library, and the longest sides in pixels.
 * Plain text, because it runs in a process of its own: the library ends its process where a picture makes it stumble.
 */
export const resizeProgram = `
  const [library, quality, ...sides] = process.argv.slice(1);
  const { Transformer, ResizeFit } = require(library);
  const chunks = [];
  process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', async () => {
    const content = Buffer.concat(chunks);
    for (const side of sides.map(Number)) {
      const made = await new Transformer(content).rotate().resize({ width: side, height: side, fit: ResizeFit.Inside }).webp(Number(quality));
      const length = Buffer.alloc(4);
      length.writeUInt32BE(made.length);
      process.stdout.write(Buffer.concat([length, made]));
    }
  });
`;
