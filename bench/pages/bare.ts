import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { codingFor, encoded } from '../../src/platform/http/index.ts';

/**
 * A bare handler, the limit of a page: it sends the bytes of finished pages, compressed for each
 * request as the site compresses them. Arguments: a port, and a file with a list of `{ path, html }`.
 */
const [, , port, file = ''] = process.argv;
const pages = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as { path: string; html: string }[]).map(
    ({ path, html }) => [path, html],
  ),
);

createServer((request, response) => {
  const html = pages.get(request.url ?? '');
  const coding = codingFor(String(request.headers['accept-encoding'] ?? ''));
  if (html === undefined || coding === null) return void response.writeHead(404).end();
  // Strings become bytes for each page, as those that are rendered do.
  void encoded(Buffer.from(html), coding).then((body) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': coding,
      'content-length': body.length,
    });
    response.end(body);
  });
}).listen(Number(port), '127.0.0.1', () => process.send?.('listening'));
