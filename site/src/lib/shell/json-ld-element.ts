/** Structured data as the element that holds it; a `<` in it could end that element. */
export const jsonLdElement = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
