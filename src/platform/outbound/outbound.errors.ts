/** Why an outbound request failed. */
export type OutboundFailure =
  | 'timeout'
  | 'dns'
  | 'tls'
  | 'connection'
  | 'redirect'
  | 'blocked'
  | 'too_large';

/**
 * The error of every failed outbound request. The message is a sentence that may be shown to the
 * address's partner: it contains neither our own addresses nor the resolved ones.
 */
export class OutboundError extends Error {
  readonly kind: OutboundFailure;

  constructor(kind: OutboundFailure, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'OutboundError';
    this.kind = kind;
  }
}

const byCode: Record<string, [OutboundFailure, string]> = {
  UND_ERR_CONNECT_TIMEOUT: ['timeout', 'No connection could be made in time.'],
  ETIMEDOUT: ['timeout', 'No connection could be made in time.'],
  UND_ERR_HEADERS_TIMEOUT: ['timeout', 'No reply arrived in time.'],
  UND_ERR_BODY_TIMEOUT: ['timeout', 'The reply stopped arriving.'],
  ECONNREFUSED: ['connection', 'The connection was refused.'],
  ECONNRESET: ['connection', 'The connection was closed before a whole reply had arrived.'],
  EPIPE: ['connection', 'The connection was closed before a whole reply had arrived.'],
  UND_ERR_SOCKET: ['connection', 'The connection was closed before a whole reply had arrived.'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['connection', 'The reply ended before its stated length.'],
  UND_ERR_HEADERS_OVERFLOW: ['connection', 'The headers of the reply are too long.'],
  HPE_HEADER_OVERFLOW: ['connection', 'The headers of the reply are too long.'],
  CERT_HAS_EXPIRED: ['tls', 'The certificate has expired.'],
  CERT_NOT_YET_VALID: ['tls', 'The certificate is not valid yet.'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['tls', 'The certificate is for another name.'],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['tls', 'The certificate is signed by itself.'],
  SELF_SIGNED_CERT_IN_CHAIN: ['tls', 'The certificate is from an authority that is not trusted.'],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['tls', 'The certificate cannot be traced to an authority.'],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['tls', 'The certificate cannot be traced to an authority.'],
};

// Prefixes of error codes of TLS and of OpenSSL's certificate checks.
const tlsCode = /^(ERR_SSL_|ERR_TLS_|EPROTO$|CERT_|CRL_|UNABLE_TO_|INVALID_|HOSTNAME_MISMATCH)/;

/** Maps an error of undici, the TLS stack or the socket to an `OutboundError`. */
export function toOutboundError(thrown: unknown): OutboundError {
  const chain = causes(thrown);
  const ours = chain.find((error) => error instanceof OutboundError);
  if (ours) return ours;
  const codes = chain.map((error) => (error as { code?: unknown }).code).filter(isString);
  const known = codes.find((code) => code in byCode);
  if (known) {
    const [kind, sentence] = byCode[known]!;
    return new OutboundError(kind, sentence, { cause: thrown });
  }
  if (codes.some((code) => tlsCode.test(code)))
    return new OutboundError('tls', 'No secure connection could be agreed.', { cause: thrown });
  if (chain.some((error) => error.name === 'HTTPParserError'))
    return new OutboundError('connection', 'The reply was not HTTP.', { cause: thrown });
  return new OutboundError('connection', 'The address could not be reached.', { cause: thrown });
}

/** Returns the error itself, then its causes; of several failed addresses only the first. */
function causes(thrown: unknown): Error[] {
  const chain: Error[] = [];
  let next: unknown = thrown;
  while (next instanceof Error && chain.length < 8) {
    chain.push(next);
    next = next.cause ?? (next instanceof AggregateError ? next.errors[0] : undefined);
  }
  return chain;
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
