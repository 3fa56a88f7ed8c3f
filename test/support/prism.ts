import type { Reply } from './campcairn.ts';

/** A request as it goes through the proxy. */
export interface ProxiedRequest {
  method: 'get' | 'put' | 'post' | 'patch';
  path: string;
  query?: Record<string, string | string[]>;
  body?: unknown;
}

interface Violation {
  severity: number;
  path?: (string | number)[];
  message: string;
}

/** What Prism finds wrong with a request and with its answer by the description. */
export interface Proxied {
  reply: Pick<Reply, 'status' | 'body'>;
  request: string[];
  answer: string[];
}

/** The severity of what Prism's `--errors` refuses; the others are warnings. */
const ERROR = 0;

const errorsOf = (violations: Violation[]): string[] =>
  violations
    .filter(({ severity }) => severity === ERROR)
    .map(({ path = [], message }) => `${path.join('.')} ${message}`);

/**
 * Opens Prism's validating proxy, without its server, in front of the API at `address`.
 * @param change makes another description of the one that the API gives.
 */
export async function openProxy(
  address: string,
  key: string,
  change: (description: string) => string = (description) => description,
) {
  // Its declarations need those of the libraries it is made of, so it is loaded without types.
  const name = '@stoplight/prism-http';
  const { createInstance, getHttpOperationsFromSpec } = await import(name);
  const description = await fetch(`${address}/api/v1/openapi.json`);
  const changed = JSON.parse(change(await description.text()));
  const operations = await getHttpOperationsFromSpec(changed);
  const config = {
    isProxy: true,
    upstream: new URL(`${address}/api/v1`),
    upstreamProxy: undefined,
    mock: { dynamic: false },
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    // The request is passed on even if it is refused, to see what the server says to it.
    errors: false,
  };
  const silent = () => undefined;
  const logger = { info: silent, warn: silent, error: silent, debug: silent, success: silent };
  const all = { ...logger, trace: silent, fatal: silent, child: () => all };
  const prism = createInstance(config, { logger: all });
  return async ({ method, path, query, body }: ProxiedRequest): Promise<Proxied> => {
    const input = {
      method,
      url: { path, query: query ?? {} },
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    };
    const result = await prism.request(input, operations, config)();
    if (result._tag === 'Left') throw result.left;
    const { output, validations } = result.right;
    return {
      reply: { status: output.statusCode, body: output.body },
      request: errorsOf(validations.input),
      answer: errorsOf(validations.output),
    };
  };
}
