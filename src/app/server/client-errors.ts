import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '../../platform/errors.ts';
import { newTraceId } from '../../platform/trace/index.ts';

const CODE: ErrorCode = 'bad_request';

interface Refusal {
  status: number;
  message: string;
}

const NO_HTTP: Refusal = {
  status: 400,
  message:
    'This is no request of HTTP: check the method, the characters of the address, and the headers.',
};

/** Maps the error code of Node's parser to a refusal, for a request whose path is unknown. */
const refusalOf = (code: string | undefined): Refusal => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { status: 408, message: 'The request did not arrive whole in time. Send it again.' };
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = 'The address and the headers of the request are too long together.';
    return { status: 431, message };
  }
  return NO_HTTP;
};

/** Builds the API's error object for a request that reaches no route. */
const answerOf = ({ message }: Refusal) => {
  const body = JSON.stringify({ error: { code: CODE, message } });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': newTraceId(),
    connection: 'close',
  };
  return { headers, body };
};

/**
 * Answers a request that Node's parser refuses, which reaches no route, with the API's error
 * object, and closes the connection.
 */
export function answerClientError(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error.code);
  const { headers, body } = answerOf(refusal);
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/**
 * Answers a request that the parser accepts but that names no valid target, like one that the
 * parser refuses.
 */
export function answerNoHttp(response: ServerResponse): void {
  const { headers, body } = answerOf(NO_HTTP);
  response.writeHead(NO_HTTP.status, headers).end(body);
}

/** A host with an optional port, as RFC 9112 defines it; it may be empty. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** Whether a header occurs twice; Node keeps only the first. */
const comesTwice = (rawHeaders: readonly string[], name: string): boolean => {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.toLowerCase() === name) count++;
  }
  return count > 1;
};

/**
 * Whether a request names exactly one host, which all versions but HTTP/1.0 require. Text after a
 * host's name would be read as the beginning of the path.
 */
export const namesHost = ({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined
    ? httpVersion === '1.0'
    : HOST.test(headers.host) && !comesTwice(rawHeaders, 'host');
