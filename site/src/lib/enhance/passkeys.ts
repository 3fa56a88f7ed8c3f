import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const SIGN_IN_AGAIN = `/sign-in?again&next=${encodeURIComponent('/profile')}`;

async function asked<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  // The action needs a more recent sign-in.
  if (response.status === 403) location.assign(SIGN_IN_AGAIN);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}

async function signIn(next: string): Promise<void> {
  const optionsJSON = await asked<PublicKeyCredentialRequestOptionsJSON>('/sign-in/passkey');
  const answer = await startAuthentication({ optionsJSON });
  const { next: to } = await asked<{ next: string }>('/sign-in/passkey', { answer, next });
  location.assign(to);
}

async function add(next: string): Promise<void> {
  const optionsJSON = await asked<PublicKeyCredentialCreationOptionsJSON>('/profile/passkeys');
  const answer = await startRegistration({ optionsJSON });
  const name = document.querySelector<HTMLInputElement>('[data-passkey-name]')?.value ?? '';
  await asked('/profile/passkeys', { answer, name });
  location.assign(next);
}

const BUTTONS = '[data-passkey-sign-in], [data-passkey-add]';

/**
 * Activates the buttons that sign in with a passkey or add one, which cannot be pressed before, and shows the browser's
 * refusal.
 */
export function enhancePasskeys(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(BUTTONS);
    if (!button) return;
    const failed = document.querySelector<HTMLElement>('[data-passkey-failed]');
    if (failed) failed.hidden = true;
    const { passkeySignIn, passkeyAdd } = button.dataset;
    const done = passkeyAdd === undefined ? signIn(passkeySignIn ?? '') : add(passkeyAdd);
    done.catch(() => {
      if (failed) failed.hidden = false;
    });
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS))
    button.disabled = false;
}
