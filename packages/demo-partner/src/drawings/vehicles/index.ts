import type { Canvas } from '../canvas.ts';
import { foldingCamper, staticCaravan, touringCaravan, trailerTent } from './caravans.ts';
import { type Body, BODIES, type Look, lookOf } from './look.ts';
import { aClass, coachbuilt, lowProfile } from './motorhomes.ts';
import { classicBus, compactVan, type Drawn, overlander, panelVan } from './vans.ts';

export { type Body, BODIES, type Drawn, type Look, lookOf };

const DRAW: Record<Body, (canvas: Canvas, look: Look) => Drawn> = {
  compact_campervan: (canvas, look) =>
    compactVan(canvas, look, 470, look.extras.includes('poptop')),
  campervan: (canvas, look) =>
    look.extras.includes('poptop') ? compactVan(canvas, look, 510) : panelVan(canvas, look, 545),
  large_campervan: (canvas, look) => panelVan(canvas, look, 620),
  low_profile: (canvas, look) => lowProfile(canvas, look),
  coachbuilt: (canvas, look) => coachbuilt(canvas, look),
  a_class: (canvas, look) => aClass(canvas, look),
  overland_4x4: (canvas, look) => overlander(canvas, look),
  touring_caravan: (canvas, look) => touringCaravan(canvas, look),
  static_caravan: (canvas, look) => staticCaravan(canvas, look),
  folding_camper: (canvas, look) => foldingCamper(canvas, look),
  trailer_tent: (canvas, look) => trailerTent(canvas, look),
  classic_bus: (canvas, look) => classicBus(canvas, look),
};

/**
 * Draws a vehicle from its side, in centimetres. It faces right, with its rear at x = 0 and the
 * ground at y = 0.
 */
export const vehicle = (canvas: Canvas, body: Body, look: Look): Drawn => DRAW[body](canvas, look);
