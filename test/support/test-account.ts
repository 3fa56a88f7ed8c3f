import { client, type Partner, type TestCampcairn } from './campcairn.ts';

/** Opens the test account of a partner, with a key. */
export async function testAccount(
  campcairn: TestCampcairn,
  live: Pick<Partner, 'slug'>,
): Promise<Partner> {
  const { partners } = campcairn.services;
  const { id } = await partners.bySlug(live.slug);
  const { slug } = await partners.openTestAccount(id);
  const { api_key: key } = await partners.issueKey(slug);
  return { slug, key, call: client(campcairn.address, key) };
}
