import { call, readAll } from './campcairn.ts';

let count = 0;
for await (const { id } of readAll('/events?type=lead.created&state=failed')) {
  await call('POST', `/events/${id}/resend`);
  count += 1;
}
console.log(`${count} sent again`);
