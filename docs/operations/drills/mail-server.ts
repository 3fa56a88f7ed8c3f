/**
 * A mail server on 127.0.0.1 that takes every mail and writes it into a folder: `mail-server.ts PORT FOLDER`. Prints a line
 * when it listens.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

const [port = '2525', folder = '.'] = process.argv.slice(2);
let count = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => `Envelope-To: ${address}\r\n`);
      writeFileSync(join(folder, `${++count}.eml`), to.join('') + Buffer.concat(chunks).toString());
      done();
    });
  },
});
server.on('error', (error) => console.error(error.message));
server.listen(Number(port), '127.0.0.1', () => console.log('listening'));
