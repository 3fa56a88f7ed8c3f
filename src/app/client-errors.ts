import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '../platform/errors.ts';
import { newTraceId } from '../platform/trace/index.ts';

const CODE: ErrorCode = 'bad_request';

/** What is wrong with a request that has no path yet, by Node's code of the error. */
const refusalOf = (code: string | undefined): { status: number; message: string } => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { status: 408, message: 'The request did not arrive whole in time. Send it again.' };
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = 'The address and the headers of the request are too long together.';
    return { status: 431, message };
  }
  const message =
    'This is no request of HTTP: check the method, the characters of the address, and the headers.';
  return { status: 400, message };
};

/**
 * Answers what Node's parser refuses, which reaches no route, with the API's error object, and closes
 * the connection.
 */
export function answerClientError(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = refusalOf(error.code);
  const body = JSON.stringify({ error: { code: CODE, message } });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `x-request-id: ${newTraceId()}`,
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
