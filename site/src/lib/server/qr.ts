import { renderSVG } from 'uqr';

/** Returns a QR code as a data URL. */
export const qrOf = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
