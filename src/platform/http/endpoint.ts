import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/** Who calls: the partner that the key belongs to. */
export interface Caller {
  partnerId: number;
}

/** One call of an endpoint: its path and query are checked. */
export interface Call<Query = unknown> {
  /** Nobody on open endpoints. */
  caller: Caller;
  /** The id in the path, decoded and checked. */
  id: string;
  query: Query;
  /** The body as JSON says it; its rules are checked by the use case, and described by `body`. */
  body: unknown;
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
  body?: { schema: z.ZodType; limit: number; example: unknown };
  success: SuccessDescription[];
  errors: ErrorCode[];
  /** Looks for what the path names before the body's rules are checked; throws `not_found`. */
  exists?(call: Call): Promise<void>;
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

/** Declares an endpoint whose `handle` knows the types that its query's schema gives. */
export const endpoint = <Query extends z.ZodType = z.ZodUndefined>(
  declaration: Omit<Endpoint, 'query' | 'handle'> & {
    query?: Query;
    handle(call: Call<z.output<Query>>): Promise<Answer>;
  },
): Endpoint => declaration as Endpoint;

/** 1 MB, the most that a body may have. */
export const BODY_LIMIT = 1_048_576;

/** 10 MB, the most that the body of a batch may have. */
export const BATCH_BODY_LIMIT = 10_485_760;
