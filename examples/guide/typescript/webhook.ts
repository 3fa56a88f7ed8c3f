import { call } from './campcairn.ts';

const { webhook_secret } = await call('PATCH', '/me', { webhook_url: process.env.WEBHOOK_URL });
console.log(webhook_secret ?? 'There is a secret already.');
