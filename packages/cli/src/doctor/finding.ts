/** The result of one check: its subject, its state and a message with advice. */
export interface Finding {
  about: 'address' | 'clock' | 'key' | 'webhook' | 'events' | 'enquiries';
  state: 'ok' | 'warning' | 'wrong';
  message: string;
}

type Made = (about: Finding['about'], message: string) => Finding;

/** Creates a finding without a problem. */
export const ok: Made = (about, message) => ({ about, state: 'ok', message });

/** Creates a finding about something that works but needs attention. */
export const warning: Made = (about, message) => ({ about, state: 'warning', message });

/** Creates a finding about something that does not work. */
export const wrong: Made = (about, message) => ({ about, state: 'wrong', message });

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the name cannot be resolved',
  EAI_AGAIN: 'no name can be resolved: is this machine online?',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was closed',
  ETIMEDOUT: 'it does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an authority that is not known',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate comes without those between it and the authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is signed by an authority that is not known',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** Describes why a connection failed. */
export function whyOf(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) ({ cause } = cause);
  const { code = '', message = '' } = cause as NodeJS.ErrnoException;
  return REASONS[code] ?? ([code, message].filter(Boolean).join(': ') || 'it failed');
}
