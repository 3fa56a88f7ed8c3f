const API = process.env.CAMPCAIRN_BASE_URL ?? 'https://campcairn.example/api/v1';
const ATTEMPTS = 6;

if (!process.env.CAMPCAIRN_API_KEY) throw new Error('Set CAMPCAIRN_API_KEY to your key.');

/** One request: its status, the answer, and how many seconds to wait before another. */
async function send(method: string, path: string, body?: unknown) {
  const response = await fetch(API + path, {
    method,
    headers: {
      Authorization: `Bearer ${process.env.CAMPCAIRN_API_KEY}`,
      'Content-Type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = text === '' ? null : JSON.parse(text);
  return { status: response.status, answer, wait: response.headers.get('retry-after') };
}

/** Calls the API. Tries again after 429, 5xx and lost connections; throws what is refused. */
export async function call(method: string, path: string, body?: unknown) {
  for (let attempt = 1; ; attempt++) {
    const { status, answer, wait } = await send(method, path, body).catch((error: Error) => ({
      status: 599,
      answer: error.message,
      wait: null,
    }));
    if (status < 300) return answer;
    // A lost answer to PATCH /me may have held a new secret.
    const mayPass = status === 429 || (status >= 500 && method !== 'PATCH');
    if (!mayPass || attempt === ATTEMPTS)
      throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer, null, 2)}`);
    const seconds = wait === null ? 2 ** (attempt - 1) : Number(wait);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** Reads a whole list, page by page. `path` has a query. */
export async function* readAll(path: string) {
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await call('GET', `${path}&limit=200${cursor && `&cursor=${cursor}`}`);
    yield* page.data;
    cursor = page.next_cursor;
  }
}
