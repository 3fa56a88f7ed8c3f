/** Makes the buttons that copy the text of another element (`data-copy` is its id) work. */
export function enhanceCopying(): void {
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy]');
    const source = button && document.getElementById(button.dataset.copy ?? '');
    if (!source) return;
    // Lines of a list stay lines.
    await navigator.clipboard.writeText(source.innerText);
    button.setAttribute('data-copied', '');
    setTimeout(() => button.removeAttribute('data-copied'), 2000);
  });
}
