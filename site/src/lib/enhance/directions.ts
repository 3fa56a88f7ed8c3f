const APPLE = /iPhone|iPad|Macintosh/;

/**
 * Returns a link that opens a point in the device's map app; undefined when the device's app is
 * unknown.
 */
function ownProgram(device: string, point: string, name: string): string | undefined {
  if (device.includes('Android')) return `geo:${point}?q=${point}(${encodeURIComponent(name)})`;
  if (APPLE.test(device)) return `https://maps.apple.com/?daddr=${encodeURIComponent(point)}`;
  return undefined;
}

/** Makes links to directions open the device's map app. */
export function enhanceDirections(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-directions]')) {
    const { directions = '', name = '' } = link.dataset;
    link.href = ownProgram(navigator.userAgent, directions, name) ?? link.href;
  }
}
