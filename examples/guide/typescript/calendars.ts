import { call } from './campcairn.ts';

const ranges = [{ start: '2027-06-01', end: '2027-09-01', status: 'available' }];
const items = ['bramble', 'heather'].map((external_id) => ({ external_id, ranges }));
const { results } = await call('POST', '/availability/batch', { items });
for (const { external_id, status } of results) console.log(external_id, status);
