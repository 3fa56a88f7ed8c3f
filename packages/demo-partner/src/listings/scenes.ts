import type { Picture, VehicleScene } from '../drawings/index.ts';
import type { Seeded } from '@campcairn/seeded';

type Body = Exclude<Picture['subject'], 'campsite'>;

const ROOMS: readonly VehicleScene[] = ['living', 'kitchen', 'bed', 'washroom'];

/** Interior scenes of a body; some bodies are only shown from outside. */
function roomsOf(body: Body): readonly VehicleScene[] {
  if (body === 'overland_4x4' || body === 'trailer_tent') return [];
  if (body === 'folding_camper') return ['living'];
  if (body === 'compact_campervan' || body === 'classic_bus') return ['bed', 'kitchen'];
  return body === 'campervan' ? ['living', 'kitchen', 'bed'] : ROOMS;
}

/** Chooses three to six pictures of a vehicle, cover first: the body to draw, and the scenes. */
export function scenesOf(
  random: Seeded,
  vehicleClass: Body,
  style: string,
): { subject: Body; scenes: VehicleScene[] } {
  const subject = style === 'classic' ? 'classic_bus' : vehicleClass;
  const isStatic = subject === 'static_caravan';
  // Vehicles that are drawn with their canvas up cannot be shown on a road.
  const pitched = subject === 'folding_camper' || subject === 'trailer_tent';
  const [first, ...others] = isStatic
    ? (['outside', 'evening', 'camp'] as const)
    : random.weighted<readonly VehicleScene[]>([
        [['outside', 'camp', 'evening', 'road'], 10],
        [['camp', 'outside', 'evening', 'road'], 6],
        [['evening', 'outside', 'camp', 'road'], 4],
      ]);
  const rooms = random.some(roomsOf(subject), random.whole(1, 3));
  const outside = random.some(
    others.filter((scene) => scene !== 'road' || !pitched),
    random.whole(2, 3),
  );
  return { subject, scenes: [first as VehicleScene, ...rooms, ...outside].slice(0, 6) };
}
