import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExpectedError } from '../platform/errors.ts';
import type { Caller, Endpoint } from '../platform/http/index.ts';
import { networkOf, type RateLimit } from '../platform/rate-limit/index.ts';

/** The partner that a key belongs to. */
export interface Owner {
  id: number;
  status: string;
  /** Whether it is the key of a test account. */
  isTest: boolean;
  /** Whether the partner of the test account has never been approved. */
  isTrial: boolean;
}

/** Finds the partner that a key belongs to; undefined for an unknown key. */
export type FindOwner = (key: string) => Promise<Owner | undefined>;

interface Deps {
  findOwner: FindOwner;
  /** Limit of requests by partner. */
  limit: RateLimit;
  /** Limit of requests for leads, events and statistics by partner, beside the other. */
  readingLimit: RateLimit;
  /** Limit of wrong keys by the client's network. */
  wrongKeys: RateLimit;
}

const STATUS_MESSAGES: Record<string, string> = {
  pending: 'Your application is still being reviewed.',
  suspended: 'This account is suspended. Write to us to have it looked at.',
  rejected: 'This application was not accepted.',
};

const unauthorized = (message: string) => new ExpectedError('unauthorized', message);

const tooMany = (reply: FastifyReply, { windowSeconds }: RateLimit, what: string) => {
  reply.header('retry-after', String(windowSeconds));
  return new ExpectedError('rate_limited', `${what} Wait ${windowSeconds} seconds, then go on.`);
};

const keyOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];

const KEYS_BEGIN = 'which begins with cc_live_ or cc_test_';

/** Says why a request has no valid key; the key itself is not repeated. */
function whyUnauthorized({ headers }: FastifyRequest, key: string | undefined): string {
  if (key === undefined) {
    const what = headers.authorization === undefined ? 'is missing' : 'does not begin with Bearer';
    return `The header Authorization ${what}: send Bearer, a space and your API key, ${KEYS_BEGIN}.`;
  }
  if (!/^cc_(?:live|test)_/.test(key))
    return `This is no API key: send the whole key, ${KEYS_BEGIN}.`;
  return 'This API key is not valid. It may be cut, or have been replaced by a newer one.';
}

/** Authentication and rate limit of requests. */
export interface Admission {
  /**
   * Checks a request's key. Rejects with `unauthorized`, or `rate_limited` for too many wrong keys.
   */
  identify(request: FastifyRequest, reply: FastifyReply): Promise<Owner>;
  /**
   * Checks the account status, the mode and the rate of a key's partner, and sets the headers of the rate.
   * Rejects with `forbidden` or `rate_limited`, checked in this order.
   */
  admit(
    owner: Owner,
    endpoint: Pick<Endpoint, 'access' | 'countsAsReading'>,
    reply: FastifyReply,
  ): Promise<Caller>;
  /**
   * Sets the rate headers for a request with a valid key where no key is required. Counts nothing and
   * never rejects.
   */
  describeRate(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Makes the authentication and rate limit of the API. */
export function createAdmission({ findOwner, limit, readingLimit, wrongKeys }: Deps): Admission {
  const setRateHeaders = (reply: FastifyReply, window: RateLimit) => {
    reply.header('ratelimit-limit', String(window.limit));
    reply.header('ratelimit-policy', `${window.limit};w=${window.windowSeconds}`);
  };
  const identify: Admission['identify'] = async (request, reply) => {
    const key = keyOf(request);
    const owner = key === undefined ? undefined : await findOwner(key);
    if (!owner) {
      if (key !== undefined && !wrongKeys.take(networkOf(request.ip))) {
        throw tooMany(reply, wrongKeys, 'Too many wrong keys came from your address.');
      }
      reply.header('www-authenticate', 'Bearer');
      throw unauthorized(whyUnauthorized(request, key));
    }
    return owner;
  };
  const admit: Admission['admit'] = async (owner, { access, countsAsReading }, reply) => {
    const window = countsAsReading ? readingLimit : limit;
    setRateHeaders(reply, window);
    reply.header('ratelimit-scope', countsAsReading ? 'reading' : 'general');
    if (owner.status !== 'approved') {
      throw new ExpectedError(
        'forbidden',
        STATUS_MESSAGES[owner.status] ?? 'This account may not call.',
      );
    }
    if (access === 'test' && !owner.isTest) {
      throw new ExpectedError('forbidden', 'This needs a test key, which begins with cc_test_.');
    }
    if (!window.take(String(owner.id))) {
      const what = countsAsReading ? 'requests for leads, events and statistics' : 'requests';
      throw tooMany(
        reply,
        window,
        `You may make ${window.limit} ${what} in ${window.windowSeconds} seconds.`,
      );
    }
    return { partnerId: owner.id, isTest: owner.isTest, isTrial: owner.isTrial };
  };
  const describeRate: Admission['describeRate'] = async (request, reply) => {
    const key = keyOf(request);
    const owner = key === undefined ? undefined : await findOwner(key).catch(() => undefined);
    if (owner) setRateHeaders(reply, limit);
  };
  return { identify, admit, describeRate };
}
