import { call } from './campcairn.ts';

const lead = await call('POST', '/test/enquiries', {
  external_id: 'bramble',
  name: 'Zoë Martin',
  start_date: '2027-07-03',
  end_date: '2027-07-10',
  message: 'Is there room for two bikes?',
});
console.log(lead.id, lead.delivery_status);
