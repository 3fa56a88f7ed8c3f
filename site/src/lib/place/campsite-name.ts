import type { Messages } from '#messages/index.ts';

/** What an open-data campsite is called: its name, else by the town it is near. */
export function campsiteName(
  { place }: Pick<Messages, 'place'>,
  { name, near }: { name: string | null; near: string | null },
): string {
  return name ?? (near === null ? place.unnamed : place.unnamedNear(near));
}
