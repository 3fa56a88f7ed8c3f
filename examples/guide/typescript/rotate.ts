import { call } from './campcairn.ts';

const { webhook_secret, ends_at } = await call('POST', '/webhooks/rotation', { hours: 24 });
console.log(webhook_secret, 'alone from', ends_at);
