/** `de` before a name in French: `de Harbour Vans`, `d’Atlantic Vans`. */
export const ofFrench = (name: string): string =>
  /^[AEIOUÁÀÂÉÈÊÎÓÔŒ]/i.test(name) ? `d’${name}` : `de ${name}`;
