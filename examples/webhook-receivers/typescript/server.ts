import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isFromCampcairn } from './receive.ts';

const { CAMPCAIRN_SECRET: secret = '', LEADS_DIR: folder = 'leads', PORT = '8080' } = process.env;
if (!secret) throw new Error('Set CAMPCAIRN_SECRET to your whsec_… secret.');
mkdirSync(folder, { recursive: true });

/** Keeps an event; one that was kept before stays as it is. */
function keep(id: string, body: Buffer): void {
  const file = join(folder, `${id}.json`);
  if (existsSync(file)) return;
  writeFileSync(`${file}.part`, body, { flush: true });
  renameSync(`${file}.part`, file);
}

async function take(request: IncomingMessage): Promise<number> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  // In a planned rotation the second header is signed by the next secret.
  const headers = [request.headers['cc-signature'], request.headers['cc-signature-next']];
  if (!headers.some((header) => isFromCampcairn(secret, String(header ?? ''), body))) return 401;
  const event = JSON.parse(body.toString('utf8')) as { id: string; type: string };
  if (event.type === 'lead.created' && /^evt_\w+$/.test(event.id)) keep(event.id, body);
  return 204;
}

createServer((request, response) => {
  take(request).then(
    (status) => response.writeHead(status).end(),
    // Campcairn sends the event again.
    () => response.writeHead(500).end(),
  );
}).listen(Number(PORT), '127.0.0.1');
