import type { Words } from '../../words.ts';

/** The guide for those who connect a system; the API speaks English, so it is in English alone. */
export const developers = (api: string): Words => ({
  title: 'For developers',
  description:
    'Push listings, keep calendars, fetch and acknowledge leads, verify webhooks: the Campcairn partner API in ten minutes.',
  lead: 'One key, plain JSON, and errors that name the field.',
  blocks: [
    {
      list: [
        '[API reference](/developers/reference), with requests to try out',
        `[OpenAPI 3.1 description](${api}/openapi.json), for generating a client`,
        '[Webhooks](/developers/webhooks): how to receive enquiries and check their signature',
      ],
    },
    { h: 'Your key', id: 'key' },
    {
      p: 'You create it in your [dashboard](/sign-in) once your application is approved. It starts with `cc_live_`, is shown once, and belongs on your server: whoever has it can change your listings. A lost key is replaced there; the old one stops working at once. The overview counts your calls, and says why any were refused.',
    },
    {
      label: 'Ask who you are',
      code: `export KEY=cc_live_…
curl ${api}/me -H "Authorization: Bearer $KEY"`,
    },
    { h: 'Push a listing', id: 'listings' },
    {
      p: 'Under your own id, which may hold letters, digits and `. _ : ~ -`. The same call creates, changes and, with the same content, does nothing: send it as often as you like. The whole listing is sent each time; what you leave out is cleared.',
    },
    {
      label: 'Create or change',
      code: `curl -X PUT ${api}/listings/van-001 \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" -d '{
    "category": "campervan",
    "title": "Bramble the campervan",
    "description": "A four-berth van with a pop-top.",
    "url": "https://hire.example/vans/bramble",
    "images": [{ "url": "https://hire.example/photos/bramble-1.jpg" }],
    "location": { "lat": 54.6013, "lng": -3.1347 },
    "price": { "from": 8900, "currency": "GBP", "min_nights": 2 },
    "vehicle": { "berths": 4, "seats": 4, "transmission": "manual" },
    "amenities": ["fridge", "heating"],
    "policies": { "pets_allowed": true, "mileage_included_per_day_km": null }
  }'`,
    },
    {
      list: [
        'Money is in minor units: 8900 with GBP is £89.00. It is never converted.',
        'Country, region and town are worked out from the coordinates.',
        'Send `"precision": "approximate"` in `location` for private owners: travellers then see an area, never the address.',
        '`"status": "paused"` hides a listing and keeps it. `DELETE` takes it away for good.',
        '`POST /listings/batch` takes up to 100 at once. Each is checked and saved on its own, and counts as part of one request.',
      ],
    },
    { h: 'Keep the calendar', id: 'availability' },
    {
      p: 'Ranges of nights, free or taken, each with a price of its own if you like. `end` is the morning of departure. What no range covers is unknown, and travellers are told to ask.',
    },
    {
      label: 'Replace the calendar',
      code: `curl -X PUT ${api}/listings/van-001/availability \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" -d '{
    "ranges": [
      { "start": "2027-06-01", "end": "2027-07-15", "status": "available" },
      { "start": "2027-07-15", "end": "2027-09-01", "status": "available", "price": 12900 },
      { "start": "2027-09-01", "end": "2027-09-08", "status": "unavailable" }
    ]
  }'`,
    },
    { h: 'Get your leads', id: 'leads' },
    {
      p: 'A click is somebody who went to your page; its reference arrives there as `cc_lead`, beside `utm_source` and `utm_medium`. An enquiry is somebody who wrote to you. Enquiries come by [webhook](/developers/webhooks), or wait until you fetch them or read them in the dashboard.',
    },
    {
      label: 'Fetch enquiries that have not reached you, then acknowledge each',
      code: `curl "${api}/leads?kind=enquiry&delivery_status=pending" -H "Authorization: Bearer $KEY"
curl -X POST ${api}/leads/lead_…/ack -H "Authorization: Bearer $KEY"`,
    },
    {
      p: 'Name, email, phone and message read as `null` 90 days after the enquiry. The lead itself stays.',
    },
    { h: 'Read your statistics', id: 'statistics' },
    {
      p: 'With Premium, `GET /stats` says how often your listings were shown, viewed and saved, and what came of it, by day, week or month, by source and by country. Without Premium it answers 403.',
    },
    {
      label: 'The weeks of one listing',
      code: `curl "${api}/stats?listing=van-001&by=week&from=2027-05-03" -H "Authorization: Bearer $KEY"`,
    },
    { h: 'When something is wrong', id: 'errors' },
    {
      p: 'Every error has a stable `code` and a sentence. A 422 lists everything that is wrong, each with its path.',
    },
    {
      label: '422',
      code: `{
  "error": {
    "code": "validation_error",
    "message": "The listing breaks the rules.",
    "details": [{ "path": "images.0.url", "message": "must start with https://" }]
  }
}`,
    },
    {
      table: {
        head: ['Status', 'Try again?'],
        rows: [
          ['400, 401, 403, 404, 405, 409, 413, 415, 422', 'No: the request has to change'],
          ['429', 'After the seconds in `Retry-After`'],
          ['500 and above', 'Yes, waiting longer each time'],
        ],
      },
    },
    { h: 'Limits', id: 'limits' },
    {
      list: [
        '120 requests in 60 seconds for each key; `RateLimit-Policy` says so in every answer.',
        'Bodies up to 1 MB, batches up to 10 MB.',
        'Lists come in pages of up to 200. Follow `next_cursor` until it is null.',
      ],
    },
    { h: 'A feed instead', id: 'feeds' },
    {
      p: 'If you have a product feed, we can read that. CSV or TSV with a header row, JSON, or XML with one `<product>` or `<item>` for each listing, gzipped or not. A row that fails is skipped, and the dashboard says why, row by row. You ask for a feed there. Rows that disappear are paused, and go live again when they return. A feed that arrives broken or empty changes nothing.',
    },
    {
      table: {
        head: ['Column', 'Needed', 'Meaning'],
        rows: [
          ['`id`', 'yes', 'Your own, which never changes'],
          ['`title`', 'yes', '5 to 120 characters'],
          ['`url`', 'yes', 'https address of your page; a tracker link is fine'],
          [
            '`category`',
            'yes',
            'campervan, motorhome, caravan or campsite, or plain words for them',
          ],
          [
            '`price`, `currency`, `price_unit`',
            'no',
            'In normal units (89.00), ISO 4217, night or week',
          ],
          [
            '`latitude`, `longitude`',
            'yes',
            'Or `city`, `region` and `country`: then shown as approximate',
          ],
          ['`image`', 'no', 'https addresses, several separated by |'],
          ['`description`', 'no', 'Plain text or simple HTML'],
          ['`sleeps`, `seats`, `transmission`', 'no', 'Vehicles'],
          ['`make`, `model`, `year`, `fuel`', 'no', 'Vehicles'],
        ],
      },
    },
    {
      list: [
        'Samples: [CSV](/samples/feed.csv), [JSON](/samples/feed.json), [XML](/samples/feed.xml)',
        'The standard columns of affiliate networks are understood as well. A category or currency that all rows share can be set for the whole feed.',
      ],
    },
    { h: 'What stays as it is', id: 'versions' },
    {
      p: 'The version is in the address. Fields and endpoints may be added to v1, so ignore what you do not know. Nothing in it is removed or renamed; what would break you comes as v2, with at least six months’ notice.',
    },
  ],
});
