import { call } from './campcairn.ts';

const { delivered, response_status, error } = await call('POST', '/webhooks/test');
console.log(delivered ? `delivered: ${response_status}` : `not delivered: ${error}`);
