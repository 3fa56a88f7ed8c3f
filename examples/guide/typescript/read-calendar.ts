import { call } from './campcairn.ts';

const { ranges } = await call('GET', '/listings/bramble/availability');
for (const { start, end, status, price } of ranges) console.log(start, end, status, price);
