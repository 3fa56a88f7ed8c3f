import { renderSVG } from 'uqr';

/** A QR code as the address of a picture. */
export const qrOf = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
