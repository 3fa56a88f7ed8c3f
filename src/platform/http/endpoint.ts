import type { z } from 'zod';
import type { ErrorCode, ExpectedError, Problem } from '../errors.ts';
import type { Checked } from '../validation/index.ts';

/** The partner whose API key the request carries. */
export interface Caller {
  partnerId: number;
  /** Whether it is the key of a test account. */
  isTest: boolean;
  /** Whether the partner of the test account has never been approved. */
  isTrial: boolean;
}

/**
 * `key` requires a partner's API key, `test` the key of a test account; `open` requires none and
 * allows any origin (CORS).
 */
export type Access = 'key' | 'test' | 'open';

/** One request to an endpoint, with checked path, query and body. */
export interface Call<Query = unknown, Body = unknown, By extends Access = Access> {
  /** Undefined on open endpoints. */
  caller: By extends 'open' ? undefined : Caller;
  /** The id in the path, decoded and checked. */
  id: string;
  query: Query;
  /** The checked body; undefined where none is declared. */
  body: Body;
  /** Entity tags that the request requires; undefined without `If-Match`. */
  ifMatch: string | undefined;
}

/** Declares the body of an endpoint. */
export interface BodyDeclaration<Schema extends z.ZodType = z.ZodType, Body = z.output<Schema>> {
  /** Describes the body and, without `check`, checks it. */
  schema: Schema;
  /** Maximum size in bytes. */
  limit: number;
  /** Maximum number of members and items; one for each 100 bytes of `limit` when unset. */
  mostValues?: number;
  example: unknown;
  /** Checks by the schema and by rules that it cannot express; returns what the handler gets. */
  check?(sent: unknown): Checked<Body> | Promise<Checked<Body>>;
  /** The error for an invalid body, where it is not the `validation_error` with its problems. */
  refuse?(problems: Problem[], sent: unknown): ExpectedError;
}

/** An endpoint's answer. */
export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A successful answer as the API description shows it. */
export interface SuccessDescription {
  status: number;
  description: string;
  schema?: z.ZodType;
  headers?: Record<string, string>;
  example?: unknown;
}

/** One method of one path: its input, its answers and its handler. */
export interface Endpoint {
  operationId: string;
  tag: string;
  summary: string;
  description: string;
  access: Access;
  /** Whether partners send listings or availability by it; they are shown when they last did. */
  isPush?: true;
  /** Whether its calls count in the window for reading leads, beside the one for all others. */
  countsAsReading?: true;
  /** Whether its answer has an ETag, so that `If-None-Match` is answered with 304. */
  hasEtag?: true;
  /** Whether it obeys `If-Match`. */
  takesIfMatch?: true;
  /** Seconds for which anybody may keep the answer of an open endpoint. */
  cacheSeconds?: number;
  /** Whether its answer may hold a secret, so that it is never compressed (BREACH). */
  mayHoldSecret?: true;
  query?: z.ZodType;
  /** Problems of a refused query by rules that its schema cannot express. */
  furtherProblems?(sent: Readonly<Record<string, string>>): Problem[];
  body?: BodyDeclaration<z.ZodType, unknown>;
  success: SuccessDescription[];
  errors: ErrorCode[];
  /** Checks that the resource of the path exists, before the body is checked; throws `not_found`. */
  exists?(call: Omit<Call, 'body' | 'ifMatch'>): Promise<void>;
  handle(call: Call): Promise<Answer>;
}

/** The kind of id that a path carries. */
export interface PathId {
  name: string;
  pattern: RegExp;
  description: string;
  example: string;
  /** Whether `text` is such an id. */
  accepts(text: string): boolean;
  /** The error for a text that is not such an id; `not_found` when it could not name anything. */
  refusal: { code: ErrorCode; message: string };
}

/** A path below the base path, and its methods. */
export interface Resource {
  /** For example `/listings/{external_id}`. */
  path: string;
  id?: PathId;
  /** The calls that are probably meant by methods that the path does not have: `PUT /listings/{external_id}`. */
  meant?: Partial<Record<string, string>>;
  methods: Partial<Record<'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', Endpoint>>;
}

/** An event that partners' webhooks receive, for the API description. */
export interface EventDescription {
  type: string;
  operationId: string;
  tag: string;
  summary: string;
  description: string;
  /** The body. */
  schema: z.ZodType;
  example: unknown;
}

/** Declares an endpoint; `handle` gets the checked query and body with the types of their schemas. */
export const endpoint = <
  Query extends z.ZodType = z.ZodUndefined,
  Schema extends z.ZodType = z.ZodUndefined,
  Body = z.output<Schema>,
  By extends Access = Access,
>(
  declaration: Omit<Endpoint, 'access' | 'query' | 'body' | 'exists' | 'handle'> & {
    access: By;
    query?: Query;
    body?: BodyDeclaration<Schema, Body>;
    exists?(call: Omit<Call<unknown, unknown, By>, 'body' | 'ifMatch'>): Promise<void>;
    handle(call: Call<z.output<Query>, Body, By>): Promise<Answer>;
  },
): Endpoint => declaration as Endpoint;

/** Maximum size of a request's body: 1 MiB. */
export const BODY_LIMIT_BYTES = 1_048_576;

/** Maximum size of the body of a batch: 10 MiB. */
export const BATCH_BODY_LIMIT_BYTES = 10_485_760;
