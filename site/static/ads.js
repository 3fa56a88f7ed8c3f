// Runs before the page is drawn, so that nothing moves for those who have hidden the ads.
try {
  if (localStorage.getItem('campcairn.ads'))
    document.documentElement.setAttribute('data-no-ads', '');
} catch {
  // Local storage is not available, so nothing is hidden.
}
