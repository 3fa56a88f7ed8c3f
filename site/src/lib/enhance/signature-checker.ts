import { announce, around } from './dom.ts';
import { checkSignature, type SignatureFindings } from './signature-check.ts';

const PARTS = ['scheme', 'time', 'secret', 'body'] as const;

/** Shows the sentence that applies to each part. The page contains all sentences, hidden. */
function show(form: HTMLElement, findings: SignatureFindings): void {
  const results = form.querySelector<HTMLElement>('[data-findings]');
  if (!results) return;
  results.hidden = false;
  for (const part of PARTS) {
    for (const sentence of results.querySelectorAll<HTMLElement>(
      `[data-part="${part}"] [data-is]`,
    )) {
      sentence.hidden = sentence.dataset.is !== findings[part];
    }
  }
  const verdict = findings.valid ? 'valid' : 'invalid';
  for (const sentence of results.querySelectorAll<HTMLElement>('[data-verdict]')) {
    sentence.hidden = sentence.dataset.verdict !== verdict;
    if (!sentence.hidden) announce(sentence.textContent?.trim() ?? '');
  }
}

/**
 * Activates the signature checker on the page about webhooks. The pasted text never leaves the
 * page.
 */
export function enhanceSignatureChecker(): void {
  document.addEventListener('click', (event) => {
    const form = around(event, '[data-check-signature]')?.closest<HTMLElement>(
      '[data-signature-checker]',
    );
    if (!form) return;
    // Browsers offer `crypto.subtle` on secure pages only.
    if (!('subtle' in crypto)) {
      form.querySelector<HTMLElement>('[data-unavailable]')?.removeAttribute('hidden');
      return;
    }
    const value = (part: string) =>
      form.querySelector<HTMLInputElement>(`[data-pasted="${part}"]`)?.value ?? '';
    const pasted = { secret: value('secret'), header: value('header'), body: value('body') };
    void checkSignature(pasted, Math.floor(Date.now() / 1000)).then((found) => show(form, found));
  });
}
