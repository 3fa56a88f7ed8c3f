/** What a browser says that it is. */
export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:138.0) Gecko/20100101 Firefox/138.0';

/** Where a click leads, and what comes with it. */
export interface Click {
  status: number;
  location: string | null;
  headers: Headers;
}

/** Follows a link to a partner's page the way a browser does, unless the headers say otherwise. */
export async function follow(
  address: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Click> {
  const response = await fetch(address + path, {
    method,
    redirect: 'manual',
    headers: { 'user-agent': BROWSER, ...headers },
  });
  await response.arrayBuffer();
  const { status } = response;
  return { status, location: response.headers.get('location'), headers: response.headers };
}
