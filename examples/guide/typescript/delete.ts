import { call } from './campcairn.ts';

await call('DELETE', '/listings/bramble');
