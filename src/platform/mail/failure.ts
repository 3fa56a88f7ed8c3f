/** An error from nodemailer, or one of its causes. */
interface MailError extends Error {
  code?: string;
  /** The code of the socket's own error when `code` is nodemailer's. */
  originalCode?: string;
  /** The SMTP command that failed, such as `RCPT TO`. */
  command?: string;
  /** The server's reply, if there was one. */
  response?: string;
}

/** A mail that cannot be sent to any server. The message is a sentence that partners may read. */
export class UnsendableMail extends Error {
  override name = 'UnsendableMail';
}

const OUT_OF_TIME = 'Our mail server did not answer in time.';
const BROKEN_OFF = 'Our mail server ended the connection.';
const UNENCRYPTED = 'No encryption (TLS, STARTTLS) could be agreed with our mail server.';
const UNTRACEABLE = 'The certificate of our mail server cannot be traced to an authority.';

const BY_CODE: Record<string, string> = {
  ECONNREFUSED: 'Our mail server refused the connection.',
  ECONNRESET: BROKEN_OFF,
  EPIPE: BROKEN_OFF,
  ECONNECTION: BROKEN_OFF,
  ETIMEDOUT: OUT_OF_TIME,
  EDNS: 'The name of our mail server was not found.',
  EHOSTUNREACH: 'Our mail server could not be reached.',
  ENETUNREACH: 'Our mail server could not be reached.',
  CERT_HAS_EXPIRED: 'The certificate of our mail server has expired.',
  CERT_NOT_YET_VALID: 'The certificate of our mail server is not valid yet.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of our mail server is for another name.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of our mail server is signed by itself.',
  SELF_SIGNED_CERT_IN_CHAIN: UNTRACEABLE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRACEABLE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRACEABLE,
};

/** Error codes of TLS, of OpenSSL, and of nodemailer when encryption could not be negotiated. */
const OF_ENCRYPTION = /^(?:ETLS|EREQUIRETLS|EPROTO|ERR_SSL_.*|ERR_TLS_.*|CERT_.*|UNABLE_TO_.*)$/;

/** Returns a sentence that names the refused part, by the SMTP command. */
const refusedBy = ({ code, command = '' }: MailError): string => {
  if (code === 'EAUTH') return 'Our mail server did not let us sign in';
  if (command === 'RCPT TO') return 'The address was refused';
  return command === 'CONN' ? 'Our mail server refused the connection' : 'The mail was refused';
};

/**
 * Describes in a sentence why a mail was not accepted, for the partner concerned and for operators.
 * Uses the server's own words if there was a reply, otherwise ours; never Node's message or the
 * address of our server.
 */
export function mailFailure(thrown: unknown): string {
  if (thrown instanceof UnsendableMail) return thrown.message;
  const error = (thrown instanceof Error ? thrown : {}) as MailError;
  const { code = '', originalCode = '', response } = error;
  if (code === 'ETLS') return UNENCRYPTED;
  if (response) return `${refusedBy(error)}: ${response.replace(/\s+/g, ' ').trim()}`;
  const known = BY_CODE[originalCode] ?? BY_CODE[code];
  if (known !== undefined) return known;
  if (error.name === 'TimeoutError') return OUT_OF_TIME;
  if (code === 'EAUTH') return 'Our mail server did not let us sign in.';
  if (
    OF_ENCRYPTION.test(originalCode) ||
    OF_ENCRYPTION.test(code) ||
    /:SSL routines:/.test(error.message)
  )
    return UNENCRYPTED;
  return `The mail could not be handed to our mail server${code && ` (${code})`}.`;
}
