import { call } from './campcairn.ts';

const { data } = await call('GET', '/leads?kind=enquiry&delivery_status=pending&limit=200');
for (const lead of data) {
  // Store it first: an acknowledged enquiry is not offered again.
  console.log(lead.created_at, lead.name, lead.email, lead.message);
  await call('POST', `/leads/${lead.id}/ack`);
}
console.log(`${data.length} acknowledged`);
