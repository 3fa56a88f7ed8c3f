import { call } from './campcairn.ts';

const { redirect_url } = await call('POST', '/test/clicks', { external_id: 'bramble' });
console.log(redirect_url);
