import { call } from './campcairn.ts';

const { attempts } = await call('POST', '/test/clock', { advance_seconds: 60 });
console.log(`${attempts} waiting attempts are a minute nearer`);
