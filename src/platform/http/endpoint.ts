import type { z } from 'zod';
import type { ErrorCode, ExpectedError, Problem } from '../errors.ts';
import type { Checked } from '../validation/index.ts';

/** Who calls: the partner that the key belongs to. */
export interface Caller {
  partnerId: number;
}

/** One call of an endpoint: its path, query and body are checked. */
export interface Call<Query = unknown, Body = unknown> {
  /** Nobody on open endpoints. */
  caller: Caller;
  /** The id in the path, decoded and checked. */
  id: string;
  query: Query;
  /** What checking the body gave; undefined where none is declared. */
  body: Body;
}

/** What an endpoint takes as its body. */
export interface BodyDeclaration<Schema extends z.ZodType = z.ZodType, Body = z.output<Schema>> {
  /** Describes the body and, without `check`, checks it. */
  schema: Schema;
  /** Most bytes. */
  limit: number;
  example: unknown;
  /** Checks by the schema and by rules that it cannot say; gives what the handler works on. */
  check?(sent: unknown): Checked<Body> | Promise<Checked<Body>>;
  /** The error for a body with problems, where it is another than the `validation_error` of them. */
  refuse?(problems: Problem[], sent: unknown): ExpectedError;
}

/** What an endpoint answers. */
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

/** One method of one path: what it takes, what it answers, and what does it. */
export interface Endpoint {
  operationId: string;
  tag: string;
  summary: string;
  description: string;
  /** `key` asks for a partner's key; `open` answers anybody, scripts of other sites included. */
  access: 'key' | 'open';
  query?: z.ZodType;
  body?: BodyDeclaration<z.ZodType, unknown>;
  success: SuccessDescription[];
  errors: ErrorCode[];
  /** Looks for what the path names before the body's rules are checked; throws `not_found`. */
  exists?(call: Omit<Call, 'body'>): Promise<void>;
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
  /** The code and sentence for what is not; `not_found` when it merely names nothing. */
  refusal: { code: ErrorCode; message: string };
}

/** A path below the base path, and its methods. */
export interface Resource {
  /** Such as `/listings/{external_id}`. */
  path: string;
  id?: PathId;
  methods: Partial<Record<'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', Endpoint>>;
}

/** Declares an endpoint whose `handle` knows the types that checking its query and body gives. */
export const endpoint = <
  Query extends z.ZodType = z.ZodUndefined,
  Schema extends z.ZodType = z.ZodUndefined,
  Body = z.output<Schema>,
>(
  declaration: Omit<Endpoint, 'query' | 'body' | 'handle'> & {
    query?: Query;
    body?: BodyDeclaration<Schema, Body>;
    handle(call: Call<z.output<Query>, Body>): Promise<Answer>;
  },
): Endpoint => declaration as Endpoint;

/** 1 MB, the most that a body may have. */
export const BODY_LIMIT = 1_048_576;

/** 10 MB, the most that the body of a batch may have. */
export const BATCH_BODY_LIMIT = 10_485_760;
