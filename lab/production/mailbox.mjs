import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that writes each mail to a file in a folder: `1.eml`, `2.eml`, … */
export async function createMailbox(port, folder) {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, answer) => {
      buffer(stream).then((mail) => {
        count += 1;
        writeFileSync(join(folder, `${count}.eml`), mail);
        answer(null);
      }, answer);
    },
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { close: () => new Promise((resolve) => server.close(resolve)) };
}
