export { errorAnswer, errorObject, followedPageFields, pageFields } from './answers.schema.ts';
export {
  type Access,
  type Answer,
  BATCH_BODY_LIMIT_BYTES,
  type BodyDeclaration,
  BODY_LIMIT_BYTES,
  type Call,
  type Caller,
  endpoint,
  type Endpoint,
  type EventDescription,
  type PathId,
  type Resource,
} from './endpoint.ts';
export { codingFor, type ContentCoding, encoded, MIN_COMPRESSED_BYTES } from './content-coding.ts';
export { etagOf, hasEtag } from './etag.ts';
export { type Failure, logFailure, presentFailure, STATUS_OF } from './failure.ts';
export {
  createCursors,
  type Cursors,
  OTHER_PARAMETERS,
  parameter,
  presentFollowedPage,
  presentPage,
} from './paging.ts';
