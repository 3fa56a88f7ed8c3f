const APPLE = /iPhone|iPad|Macintosh/;

/** The way to a point in the map program of a device; undefined where none is known. */
function ownProgram(device: string, point: string, name: string): string | undefined {
  if (device.includes('Android')) return `geo:${point}?q=${point}(${encodeURIComponent(name)})`;
  if (APPLE.test(device)) return `https://maps.apple.com/?daddr=${encodeURIComponent(point)}`;
  return undefined;
}

/** Lets links to directions open the map program of the device. */
export function enhanceDirections(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-directions]')) {
    const { directions = '', name = '' } = link.dataset;
    link.href = ownProgram(navigator.userAgent, directions, name) ?? link.href;
  }
}
