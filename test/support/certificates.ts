import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { isIP } from 'node:net';

/** A key and its certificate, in PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

export interface CertificateWishes {
  /** Host names and addresses it is valid for. */
  names?: string[];
  from?: Date;
  until?: Date;
}

/** An authority of a test's own, to be trusted by `ca` or by NODE_EXTRA_CA_CERTS. */
export interface Authority {
  /** Its certificate in PEM. */
  ca: string;
  issue(wishes?: CertificateWishes): Certificate;
}

const loopbackNames = ['localhost', '127.0.0.1', '::1'];

/** Makes an authority in memory, so that no key lies in the repository and none expires there. */
export function createAuthority(name = 'Campcairn tests'): Authority {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issue = (subject: string, key: KeyObject, wishes: CertificateWishes, authority = false) =>
    pem(encode({ issuer: name, subject, key, signer: own.privateKey, authority, ...wishes }));
  return {
    ca: issue(name, own.publicKey, {}, true),
    issue(wishes = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const names = wishes.names ?? loopbackNames;
      const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      return { key, cert: issue(names[0] ?? 'nobody', publicKey, { ...wishes, names }) };
    },
  };
}

type Content = CertificateWishes & {
  issuer: string;
  subject: string;
  key: KeyObject;
  signer: KeyObject;
  authority: boolean;
};

// What follows writes X.509 (RFC 5280) in DER: tag, length, content.

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
let serial = 1;

function encode({ issuer, subject, key, signer, authority, names = [], ...time }: Content): Buffer {
  const { from = new Date('2020-01-01'), until = new Date('2120-01-01') } = time;
  serial += 1;
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1, serial >> 8, serial & 255])),
    ecdsaWithSha256,
    commonName(issuer),
    sequence(moment(from), moment(until)),
    commonName(subject),
    key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(authority ? basicConstraints() : alternativeNames(names))),
  );
  const signature = sign('sha256', body, signer);
  return sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
}

function basicConstraints(): Buffer {
  const isAuthority = der(0x01, Buffer.from([0xff]));
  return sequence(oid('551d13'), isAuthority, der(0x04, sequence(isAuthority)));
}

function alternativeNames(names: string[]): Buffer {
  const entries = names.map((name) =>
    isIP(name) ? der(0x87, addressBytes(name)) : der(0x82, Buffer.from(name)),
  );
  return sequence(oid('551d11'), der(0x04, sequence(...entries)));
}

/** Knows IPv4 and, of IPv6, addresses whose numbers all stand after one `::`. */
function addressBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  const tail = address.slice(2).split(':').filter(Boolean);
  const hex = tail.map((group) => group.padStart(4, '0')).join('');
  return Buffer.from(hex.padStart(32, '0'), 'hex');
}

function commonName(name: string): Buffer {
  return sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
}

/** UTCTime up to 2049, GeneralizedTime from 2050 on, as the RFC wants it. */
function moment(time: Date): Buffer {
  const digits = `${time.toISOString().slice(0, 19).replace(/\D/g, '')}Z`;
  return time.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(digits.slice(2)))
    : der(0x18, Buffer.from(digits));
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').replace(/.{64}(?=.)/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
