/** A signature to try a receiver on; our own tests sign and verify it too. */
export const TEST_VECTOR = {
  secret: 'whsec_3nQ8vXk2LrT5yBw7HdPz1JcMf9GsAe4UoViR6KmNqYb',
  body: '{"id":"evt_1","type":"lead.created","data":{"name":"Zoë"}}',
  time: 1777627800,
  header: 't=1777627800,v1=dec70a024f0f82aba13273bcc28baf421055c2cce59a460583550a3084591a50',
};
