import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Certificate } from './certificates.ts';

/** A mail as it was handed over. */
export interface ArrivedMail {
  from: string;
  /** Domains in Punycode are shown in their own letters. */
  to: string[];
  /** Whether its addresses were sent in letters beyond ASCII. */
  smtpUtf8: boolean;
  /** Whether the connection was encrypted. */
  secure: boolean;
  /** Who has signed in; null for nobody. */
  user: string | null;
  /** Header lines, folded ones joined. */
  headers: string[];
  raw: string;
}

/** A real mail server on loopback that keeps what it is sent. */
export interface FakeSmtp {
  /** `smtp://127.0.0.1:PORT`. */
  url: string;
  arrived: ArrivedMail[];
  /** What it says to mails instead of taking them; empty takes them. */
  refusal: string;
  /** Awaited before it answers a mail. */
  meanwhile(): Promise<unknown>;
  /** Addresses that it refuses whatever is sent to them. */
  unknown: string[];
  close(): Promise<void>;
}

const headersOf = (raw: string): string[] =>
  raw
    .split('\r\n\r\n', 1)[0]!
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');

/** How a mail server encrypts: not at all, from the first byte on, or once it is asked to. */
export type Encryption =
  | { kind: 'none' }
  | { kind: 'implicit' | 'starttls'; certificate: Certificate };

/** Starts a mail server on a free port of loopback, which takes any user whose password is `s3cret`. */
export async function startFakeSmtp(encryption: Encryption = { kind: 'none' }): Promise<FakeSmtp> {
  const arrived: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    secure: encryption.kind === 'implicit',
    ...(encryption.kind === 'none' ? { disabledCommands: ['STARTTLS'] } : encryption.certificate),
    logger: false,
    onAuth({ username, password }, _session, done) {
      if (password === 's3cret') done(null, { user: username });
      else done(new Error('Invalid user or password'));
    },
    onRcptTo({ address }, _session, done) {
      if (fakeSmtp.unknown.includes(address)) done(new Error('No such mailbox'));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await fakeSmtp.meanwhile();
        if (fakeSmtp.refusal) return done(new Error(fakeSmtp.refusal));
        const { mailFrom, rcptTo, smtpUtf8 } = session.envelope;
        const raw = Buffer.concat(chunks).toString('utf8');
        const from = mailFrom ? mailFrom.address : '';
        arrived.push({
          from,
          to: rcptTo.map(({ address }) => address),
          smtpUtf8: smtpUtf8 === true,
          secure: session.secure,
          user: session.user ?? null,
          headers: headersOf(raw),
          raw,
        });
        done();
      });
    },
  });
  // Of connections that break off.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const fakeSmtp: FakeSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    refusal: '',
    meanwhile: async () => {},
    unknown: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fakeSmtp;
}
