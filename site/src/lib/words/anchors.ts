/**
 * Returns the fragment of a heading: its own, or one made from its words (`What it costs` →
 * `what-it-costs`).
 */
export const anchorOf = ({ h, id }: { h: string; id?: string }): string =>
  id ??
  h
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
