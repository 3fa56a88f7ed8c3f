import { call } from './campcairn.ts';

const { data } = await call('GET', '/events?type=lead.created&state=failed&limit=200');
for (const { id } of data) await call('POST', `/events/${id}/resend`);
console.log(`${data.length} sent again`);
