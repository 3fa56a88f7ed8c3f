import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExpectedError } from '../platform/errors.ts';
import type { Caller } from '../platform/http/index.ts';
import type { RateLimit } from '../platform/rate-limit.ts';

/** Whom a key belongs to, or undefined. */
export type FindOwner = (key: string) => Promise<{ id: number; status: string } | undefined>;

interface Needs {
  findOwner: FindOwner;
  /** Requests of one partner. */
  limit: RateLimit;
  /** Wrong keys from one address. */
  wrongKeys: RateLimit;
}

const STANDING: Record<string, string> = {
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

/** What is known of a request by its key. */
export interface Admission {
  /**
   * Lets a request in: its key, its partner's standing, its rate. Throws `unauthorized`, `forbidden`
   * or `rate_limited`, looked for in this order; sets the headers that go with them.
   */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<Caller>;
  /**
   * Tells whoever holds a valid key of its rate where no key is asked for; nothing is counted, and
   * no answer fails for it.
   */
  greet(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Makes the admission of the API. */
export function createAdmission({ findOwner, limit, wrongKeys }: Needs): Admission {
  const tellRate = (reply: FastifyReply) => {
    reply.header('ratelimit-limit', String(limit.limit));
    reply.header('ratelimit-policy', `${limit.limit};w=${limit.windowSeconds}`);
  };
  const admit: Admission['admit'] = async (request, reply) => {
    const key = keyOf(request);
    const owner = key === undefined ? undefined : await findOwner(key);
    if (!owner) {
      if (key !== undefined && !wrongKeys.take(request.ip)) {
        throw tooMany(reply, wrongKeys, 'Too many wrong keys came from your address.');
      }
      reply.header('www-authenticate', 'Bearer');
      throw unauthorized(
        key === undefined
          ? 'Send your API key in the header Authorization: Bearer cc_live_….'
          : 'This API key is not valid. It may have been replaced by a newer one.',
      );
    }
    tellRate(reply);
    if (owner.status !== 'approved') {
      throw new ExpectedError('forbidden', STANDING[owner.status] ?? 'This account may not call.');
    }
    if (!limit.take(String(owner.id))) {
      throw tooMany(
        reply,
        limit,
        `You may make ${limit.limit} requests in ${limit.windowSeconds} seconds.`,
      );
    }
    return { partnerId: owner.id };
  };
  const greet: Admission['greet'] = async (request, reply) => {
    const key = keyOf(request);
    const owner = key === undefined ? undefined : await findOwner(key).catch(() => undefined);
    if (owner) tellRate(reply);
  };
  return { admit, greet };
}
