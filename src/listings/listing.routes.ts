import { z } from 'zod';
import {
  BATCH_BODY_LIMIT_BYTES,
  BODY_LIMIT_BYTES,
  type Caller,
  createCursors,
  type Cursors,
  endpoint,
  etagOf,
  OTHER_PARAMETERS,
  parameter,
  presentPage,
  type PathId,
  type Resource,
} from '../platform/http/index.ts';
import type { Problem } from '../platform/errors.ts';
import { pageOf } from '../platform/paging.ts';
import type { Logger } from '../platform/log.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { otherNames } from '../platform/validation/index.ts';
import {
  batchAnswer,
  checkAnswer,
  deletionAnswer,
  listingAnswer,
  listingFieldsPage,
  listingPage,
  upsertAnswer,
} from './answers.schema.ts';
import { checkBatchOf } from './batch-check.ts';
import { refusalOfBatch } from './batch.schema.ts';
import { problemsOfItem, writeBatch } from './batch.ts';
import { checkDeletion, deletionRequest } from './deletion.schema.ts';
import { deleteBatch } from './deletion.ts';
import { CATEGORIES, STATUSES } from './enumerations.ts';
import { exampleInput, exampleListing, exampleNoListing } from './examples.ts';
import type { Listings } from './listing.ts';
import type { ListingRow } from './listing.sql.ts';
import {
  batchRequest,
  checkBatch,
  checkListing,
  EXTERNAL_ID,
  isExternalId,
  type ListingInput,
  listingInput,
} from './listing.schema.ts';

const tag = 'Listings';

/** The id that a partner gives a listing, as part of a path. */
export const externalIdInPath: PathId = {
  name: 'external_id',
  pattern: EXTERNAL_ID,
  description: "The partner's own id of the listing. `batch`, `.` and `..` are reserved.",
  example: 'bramble',
  accepts: isExternalId,
  refusal: {
    code: 'invalid_external_id',
    message: 'An external_id has 1 to 100 characters of A-Z a-z 0-9 . _ : ~ - and is not reserved.',
  },
};

const LISTING_ETAG = 'Changes whenever the listing does; for `If-Match`.';

const LISTING_FIELDS = Object.keys(listingAnswer.shape) as [string, ...string[]];

const listQuery = (cursors: Cursors) =>
  z
    .strictObject({
      status: parameter.choice(STATUSES, 'Only listings of this status.'),
      category: parameter.choice(CATEGORIES, 'Only listings of this category.'),
      updated_since: parameter.time('Only listings whose content changed at this time or later.'),
      fields: parameter.several(
        LISTING_FIELDS,
        'Only these fields of each listing, separated by commas; all without it.',
      ),
      cursor: parameter.cursor(cursors),
      limit: parameter.limit(),
    })
    .register(otherNames, {
      fields: { ...OTHER_PARAMETERS, since: 'updated_since', type: 'category', state: 'status' },
    });

/** Returns some fields of a listing, in the order of the whole. */
const pick = (listing: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(listing).filter(([name]) => fields.includes(name)));

interface Deps {
  listings: Listings;
  keyRing: KeyRing;
  log: Logger;
}

function oneListing({ listings }: Deps): Resource {
  const put = (
    { partnerId, isTrial }: Caller,
    id: string,
    body: ListingInput,
    ifMatch: string | undefined,
  ) => {
    // A test account before approval has no second writer.
    if (isTrial) return listings.putInTrial(partnerId, id, body);
    if (ifMatch === undefined) return listings.put(partnerId, id, body);
    return listings.putIfMatch(partnerId, id, body, ifMatch);
  };
  return {
    path: '/listings/{external_id}',
    id: externalIdInPath,
    methods: {
      GET: endpoint({
        operationId: 'getListing',
        tag,
        summary: 'Read a listing',
        description: 'One listing of yours, by your own id.',
        access: 'key',
        hasEtag: true,
        success: [
          {
            status: 200,
            description: 'The listing.',
            schema: listingAnswer,
            example: exampleListing,
          },
        ],
        errors: ['invalid_external_id', 'not_found'],
        handle: async ({ caller, id }) => ({
          status: 200,
          body: await listings.get(caller.partnerId, id),
        }),
      }),
      PUT: endpoint({
        operationId: 'putListing',
        tag,
        summary: 'Create or replace a listing',
        description:
          'Send the whole listing every time: what is left out is cleared. Sending the same again changes nothing.',
        access: 'key',
        isPush: true,
        takesIfMatch: true,
        body: {
          schema: listingInput,
          limit: BODY_LIMIT_BYTES,
          example: exampleInput,
          check: checkListing,
          refuse: listings.refusal,
        },
        success: [
          {
            status: 200,
            description: 'The listing existed: updated or unchanged.',
            schema: upsertAnswer,
            headers: { ETag: LISTING_ETAG },
            example: { ...exampleListing, result: 'updated' },
          },
          {
            status: 201,
            description: 'The listing is new.',
            schema: upsertAnswer,
            headers: { Location: 'Path of the listing in this API.', ETag: LISTING_ETAG },
            example: { ...exampleListing, result: 'created' },
          },
        ],
        errors: [
          'invalid_external_id',
          'payload_too_large',
          'unsupported_media_type',
          'invalid_json',
          'validation_error',
          'precondition_failed',
        ],
        async handle({ caller, id, body, ifMatch }) {
          const answer = await put(caller, id, body, ifMatch);
          const { result, ...listing } = answer;
          const headers = { etag: etagOf(listing) };
          if (result !== 'created') return { status: 200, body: answer, headers };
          const location = `/api/v1/listings/${id}`;
          return { status: 201, body: answer, headers: { ...headers, location } };
        },
      }),
      DELETE: endpoint({
        operationId: 'deleteListing',
        tag,
        summary: 'Delete a listing',
        description:
          'Removes the listing and its availability at once. Its leads stay, without the listing. To hide one for a while, send it with status `paused`.',
        access: 'key',
        isPush: true,
        success: [{ status: 204, description: 'Deleted.' }],
        errors: ['invalid_external_id', 'not_found'],
        async handle({ caller, id }) {
          await listings.delete(caller.partnerId, id);
          return { status: 204 };
        },
      }),
    },
  };
}

function allListings({ listings, keyRing }: Deps): Resource {
  const cursors = createCursors(keyRing, 'listings');
  return {
    path: '/listings',
    meant: {
      POST: 'PUT /listings/{external_id}',
      PUT: 'PUT /listings/{external_id}',
      PATCH: 'PUT /listings/{external_id}',
      DELETE: 'POST /listings/batch/delete',
    },
    methods: {
      GET: endpoint({
        operationId: 'listListings',
        tag,
        summary: 'List your listings',
        description: 'Oldest first. Follow `next_cursor` until it is null.',
        access: 'key',
        hasEtag: true,
        query: listQuery(cursors),
        success: [
          {
            status: 200,
            description: 'A page of listings.',
            schema: z.union([listingPage, listingFieldsPage]),
            example: { data: [exampleListing], has_more: false, next_cursor: null },
          },
        ],
        errors: ['bad_request'],
        async handle({ caller, query }) {
          const { limit, status, category, updated_since, fields } = query;
          const rows = await listings.rows(caller.partnerId, {
            afterId: query.cursor ?? 0,
            status,
            category,
            updatedSince: updated_since,
            limit: limit + 1,
          });
          const present = (row: ListingRow) =>
            fields ? pick(listings.present(row), fields) : listings.present(row);
          const page = pageOf(rows, limit, ({ id }) => cursors.write(id), present);
          return { status: 200, body: presentPage(page) };
        },
      }),
    },
  };
}

const exampleRefused = {
  index: 1,
  external_id: 'heather',
  status: 422,
  result: 'error',
  error: {
    code: 'validation_error',
    message: 'One field needs to be corrected; see details.',
    details: [{ path: 'title', message: 'is required' }],
  },
};

/** The body of a batch, which is checked item by item. */
const batchBody = (listings: Listings) => ({
  schema: batchRequest,
  limit: BATCH_BODY_LIMIT_BYTES,
  example: { items: [{ external_id: 'bramble', ...exampleInput }] },
  check: checkBatch,
  refuse: (problems: Problem[], sent: unknown) =>
    refusalOfBatch(problems, sent, (item) => problemsOfItem(listings, item)),
});

function batch({ listings, log }: Deps): Resource {
  const exampleResults = [
    {
      index: 0,
      external_id: 'bramble',
      status: 201,
      result: 'created',
      id: exampleListing.id,
      public_url: exampleListing.public_url,
    },
    exampleRefused,
  ];
  return {
    path: '/listings/batch',
    meant: { DELETE: 'POST /listings/batch/delete' },
    methods: {
      POST: endpoint({
        operationId: 'putListings',
        tag,
        summary: 'Create or replace up to 100 listings',
        description:
          'Each item is checked and saved on its own: a bad one does not stop the others. Read `results[].status`.',
        access: 'key',
        isPush: true,
        body: batchBody(listings),
        success: [
          {
            status: 200,
            description: 'One result an item, in the order sent.',
            schema: batchAnswer,
            example: {
              summary: { created: 1, updated: 0, unchanged: 0, failed: 1 },
              results: exampleResults,
            },
          },
        ],
        errors: ['payload_too_large', 'unsupported_media_type', 'invalid_json', 'validation_error'],
        handle: async ({ caller, body }) => ({
          status: 200,
          body: await writeBatch(listings, log, caller, body),
        }),
      }),
    },
  };
}

function checks({ listings, log }: Deps): Resource {
  const changes = [{ field: 'price.from', before: 8500, after: exampleInput.price.from }];
  return {
    path: '/listings/batch/check',
    methods: {
      POST: endpoint({
        operationId: 'checkListings',
        tag,
        summary: 'Check up to 100 listings without saving them',
        description:
          'Answers what `POST /listings/batch` would with the same body, and writes nothing. Items are compared with what is saved now, so `changes` says which fields would change.',
        access: 'key',
        body: batchBody(listings),
        success: [
          {
            status: 200,
            description: 'One result an item, in the order sent.',
            schema: checkAnswer,
            example: {
              summary: { created: 0, updated: 1, unchanged: 0, failed: 1 },
              results: [
                { index: 0, external_id: 'bramble', status: 200, result: 'updated', changes },
                exampleRefused,
              ],
            },
          },
        ],
        errors: ['payload_too_large', 'unsupported_media_type', 'invalid_json', 'validation_error'],
        handle: async ({ caller, body }) => ({
          status: 200,
          body: await checkBatchOf(listings, log, caller, body),
        }),
      }),
    },
  };
}

function deletions({ listings, log }: Deps): Resource {
  return {
    path: '/listings/batch/delete',
    meant: { DELETE: 'POST /listings/batch/delete' },
    methods: {
      POST: endpoint({
        operationId: 'deleteListings',
        tag,
        summary: 'Delete up to 1,000 listings',
        description:
          'Removes each listing and its availability as a DELETE would. Read `results[].status`: 204 for a listing that was there, 404 for an id without one.',
        access: 'key',
        isPush: true,
        body: {
          schema: deletionRequest,
          limit: BODY_LIMIT_BYTES,
          example: { external_ids: ['bramble', 'heather'] },
          check: checkDeletion,
        },
        success: [
          {
            status: 200,
            description: 'One result an id, in the order sent.',
            schema: deletionAnswer,
            example: {
              summary: { deleted: 1, failed: 1 },
              results: [
                { index: 0, external_id: 'bramble', status: 204 },
                { index: 1, external_id: 'heather', status: 404, error: exampleNoListing },
              ],
            },
          },
        ],
        errors: ['payload_too_large', 'unsupported_media_type', 'invalid_json', 'validation_error'],
        handle: async ({ caller, body }) => ({
          status: 200,
          body: await deleteBatch(listings, log, caller.partnerId, body),
        }),
      }),
    },
  };
}

/** The endpoints of listings. */
export const listingRoutes = (deps: Deps): Resource[] => [
  allListings(deps),
  batch(deps),
  checks(deps),
  deletions(deps),
  oneListing(deps),
];
