const ticked = (box: HTMLInputElement): boolean => box.checked;

/** Keeps a list's "select all on this page" in step with its boxes, and says how many are selected. */
function enhanceSelection(form: HTMLFormElement): void {
  const page = form.querySelector<HTMLInputElement>('[data-select-page]');
  const matching = form.querySelector<HTMLInputElement>('[data-select-matching]');
  const said = form.querySelector<HTMLElement>('[data-selected]');
  const boxes = Array.from(form.querySelectorAll<HTMLInputElement>('input[name="listing"]'));
  if (!page || !said) return;
  const show = (): void => {
    const count = boxes.filter(ticked).length;
    page.checked = count === boxes.length;
    page.indeterminate = count > 0 && count < boxes.length;
    const all = matching?.checked ? Number(matching.dataset.selectMatching) : count;
    said.hidden = all === 0;
    said.textContent = (said.dataset.selected ?? '').replace('{count}', String(all));
  };
  form.addEventListener('change', ({ target }) => {
    if (target === page) for (const box of boxes) box.checked = page.checked;
    if (target === matching && matching?.checked) for (const box of boxes) box.checked = true;
    // A box that is unticked takes "all that match" back.
    if (boxes.includes(target as HTMLInputElement) || target === page) {
      if (matching && !boxes.every(ticked)) matching.checked = false;
    }
    show();
  });
  // Browsers restore ticked boxes when one goes back.
  addEventListener('pageshow', show);
  show();
}

/** Enhances each list of which some can be selected. */
export function enhanceSelections(): void {
  document.querySelectorAll<HTMLFormElement>('form[data-selection]').forEach(enhanceSelection);
}
