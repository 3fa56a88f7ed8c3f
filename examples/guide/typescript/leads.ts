import { call, readAll } from './campcairn.ts';

let count = 0;
for await (const lead of readAll('/leads?kind=enquiry&delivery_status=pending')) {
  // Store it first: an acknowledged enquiry is not offered again.
  console.log(lead.created_at, lead.name, lead.email, lead.message);
  await call('POST', `/leads/${lead.id}/ack`);
  count += 1;
}
console.log(`${count} acknowledged`);
