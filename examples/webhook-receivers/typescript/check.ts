import { readFileSync } from 'node:fs';
import { isFromCampcairn } from './receive.ts';

const file = new URL('../test-vector.json', import.meta.url);
const { secret, body, time, header } = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body);

const rightly =
  isFromCampcairn(secret, header, bytes, time) &&
  isFromCampcairn(secret, header, bytes, time + 300) &&
  !isFromCampcairn(secret, header, bytes, time + 301) &&
  !isFromCampcairn(`${secret}x`, header, bytes, time) &&
  !isFromCampcairn(secret, header.replace('v1=d', 'v1=e'), bytes, time) &&
  !isFromCampcairn(secret, header, Buffer.concat([bytes, Buffer.from(' ')]), time) &&
  !isFromCampcairn(secret, '', bytes, time) &&
  !isFromCampcairn(secret, `${header}\n`, bytes, time);
process.stdout.write(rightly ? 'ok\n' : 'wrong\n');
process.exitCode = rightly ? 0 : 1;
