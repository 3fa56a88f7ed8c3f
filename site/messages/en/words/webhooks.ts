import type { Words } from '../../words.ts';

interface Parts {
  api: string;
  vector: { secret: string; body: string; time: number; header: string };
  typescript: string;
  python: string;
  php: string;
}

/** How enquiries arrive, for those who receive them. */
export const webhooks = ({ api, vector, typescript, python, php }: Parts): Words => ({
  title: 'Webhooks',
  description:
    'How Campcairn delivers enquiries: the request, its signature with a test vector, receivers in TypeScript, Python and PHP, and the retries.',
  lead: 'An enquiry reaches your system within seconds, signed, and is repeated until you have it.',
  blocks: [
    { h: 'Set it up', id: 'setup' },
    {
      label: 'The first address you set gives you the secret, once',
      code: `curl -X PATCH ${api}/me \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{ "webhook_url": "https://hire.example/campcairn" }'

curl -X POST ${api}/webhooks/test -H "Authorization: Bearer $KEY"`,
    },
    {
      p: 'The address has to be https and reachable by everybody. Redirects are not followed. `{ "rotate_webhook_secret": true }` gives you a new secret; the old one stops working at once. All of this can be done in the [dashboard](/sign-in) as well: it logs every delivery of the last 90 days, sends it again, and checks a signature that you paste.',
    },
    { h: 'What arrives', id: 'request' },
    {
      label: 'POST to your address',
      code: `Content-Type: application/json
User-Agent: Campcairn-Webhooks/1.0
CC-Event-Id: evt_7Kq2mX9bR4tVw8Ys
CC-Event-Type: lead.created
CC-Signature: t=1777627800,v1=…

{
  "id": "evt_7Kq2mX9bR4tVw8Ys",
  "type": "lead.created",
  "created_at": "2026-05-01T09:30:00Z",
  "data": {
    "id": "lead_7Kq2mX9bR4tVw8Ys",
    "kind": "enquiry",
    "created_at": "2026-05-01T09:30:00Z",
    "name": "Zoë Martin",
    "email": "zoe@mail.example",
    "phone": null,
    "start_date": "2026-07-03",
    "end_date": "2026-07-10",
    "guests": 2,
    "message": "Is there room for two bikes?",
    "source_page": "https://…/listing/bramble-the-campervan-1001",
    "consent_at": "2026-05-01T09:30:00Z",
    "listing": {
      "id": 1001,
      "external_id": "van-001",
      "title": "Bramble the campervan",
      "url": "https://hire.example/vans/bramble",
      "public_url": "https://…/listing/bramble-the-campervan-1001"
    }
  }
}`,
    },
    {
      list: [
        'Answer with any 2xx within five seconds, and do the work afterwards.',
        'The same event can arrive more than once. Its `id` stays the same: remember it, and ignore repeats.',
        '`webhook.test` events have `data.message` and no lead.',
      ],
    },
    { h: 'Check the signature', id: 'signature' },
    {
      steps: [
        'Take `t` and `v1` from `CC-Signature`.',
        'Refuse a `t` that is more than five minutes away from now.',
        'Work out HMAC-SHA256 over `t`, a dot and the raw body exactly as it came, with your whole secret as the key, `whsec_` included.',
        'Compare its lowercase hex with `v1` in constant time.',
      ],
    },
    { label: 'TypeScript', code: typescript },
    { label: 'Python', code: python },
    { label: 'PHP', code: php },
    { h: 'Try it on this', id: 'vector' },
    {
      label: 'Test vector, valid at the time it names',
      code: `secret  ${vector.secret}
body    ${vector.body}
now     ${vector.time}
header  ${vector.header}`,
    },
    {
      p: 'The body is UTF-8; the `ë` in it is two bytes. Receivers of other services that sign `t=…,v1=…` over `t.body` with the secret as it stands accept ours.',
    },
    { h: 'When you do not answer', id: 'retries' },
    {
      table: {
        head: ['Attempt', 'After the first'],
        rows: [
          ['1', 'at once'],
          ['2', '1 minute'],
          ['3', '5 minutes'],
          ['4', '21 minutes'],
          ['5', '1 hour 25 minutes'],
          ['6', '5 hours 41 minutes'],
        ],
      },
    },
    {
      p: 'The body is the same each time, the signature is new. After the sixth, the lead is `failed` and you get a mail. It is not lost: fetch it with `GET /leads`, for 90 days, and acknowledge it. Acknowledging stops further attempts.',
    },
  ],
});
