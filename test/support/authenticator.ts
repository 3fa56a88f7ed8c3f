import type { Page } from 'playwright-core';

/** Gives a page's browser a device with a finger that is always the right one, or never. */
export async function withAuthenticator(
  page: Page,
  { isUserVerified = true }: { isUserVerified?: boolean } = {},
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
}
