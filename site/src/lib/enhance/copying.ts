import { announce } from './dom.ts';

/**
 * Makes the buttons that copy the text or value of another element (`data-copy` is its id) work, and says so in
 * their `data-copied-words`.
 */
export function enhanceCopying(): void {
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy]');
    const source = button && document.getElementById(button.dataset.copy ?? '');
    if (!source) return;
    try {
      // Lines of a list stay lines.
      const text = source instanceof HTMLInputElement ? source.value : source.innerText;
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser forbids copying: the text is selected, so that people can copy it themselves.
      if (source instanceof HTMLInputElement) source.select();
      else getSelection()?.selectAllChildren(source);
      return;
    }
    if (button.dataset.copiedWords) announce(button.dataset.copiedWords);
    button.setAttribute('data-copied', '');
    setTimeout(() => button.removeAttribute('data-copied'), 2000);
  });
}
