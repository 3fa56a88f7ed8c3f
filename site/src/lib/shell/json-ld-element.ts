/**
 * Returns the script element with structured data. `<` is escaped because it could end the element.
 */
export const jsonLdElement = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
