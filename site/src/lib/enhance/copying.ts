import { announce } from './dom.ts';

/**
 * Activates buttons that copy the text or value of another element. `data-copy` is its id, and
 * `data-copied-words` is shown after copying.
 */
export function enhanceCopying(): void {
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy]');
    const source = button && document.getElementById(button.dataset.copy ?? '');
    if (!source) return;
    try {
      // `innerText` keeps the lines of a list apart.
      const text = source instanceof HTMLInputElement ? source.value : source.innerText;
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser forbids copying, so the text is selected for the reader to copy.
      if (source instanceof HTMLInputElement) source.select();
      else getSelection()?.selectAllChildren(source);
      return;
    }
    if (button.dataset.copiedWords) announce(button.dataset.copiedWords);
    button.setAttribute('data-copied', '');
    setTimeout(() => button.removeAttribute('data-copied'), 2000);
  });
}
