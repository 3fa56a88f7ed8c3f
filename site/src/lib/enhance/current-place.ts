/** Scrolls a menu that is wider than the screen to the place where one is. */
export function showCurrentPlace(): void {
  const current = document.querySelector('.side nav [aria-current]');
  current?.scrollIntoView({ inline: 'center', block: 'nearest' });
}
