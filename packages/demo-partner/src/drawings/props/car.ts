import type { Canvas } from '../canvas.ts';
import { box, path } from '../svg.ts';
import { handle, hull, pane, seams, wheel, glass } from '../vehicles/parts.ts';
import { lookOf } from '../vehicles/look.ts';

/**
 * A family car that tows, seen from its side, in centimetres. It faces right, with its rear at x =
 * 0.
 */
export function car(canvas: Canvas, seed: string): string {
  const look = { ...lookOf('compact_campervan', `${seed}/car`), graphics: 'none' as const };
  const outline =
    'M8 -40L4 -84Q6 -104 26 -112L62 -150Q76 -160 100 -161L236 -162Q262 -161 280 -146L326 -106Q404 -102 436 -88Q450 -80 450 -60Q450 -38 436 -38H14Z';
  const shape = {
    outline,
    length: 452,
    height: 162,
    wheels: [92, 356],
    radius: 33,
    sill: 46,
    belt: 90,
  };
  return (
    hull(canvas, shape, look) +
    pane(canvas, 78, -150, 84, 38, undefined, 8) +
    glass(canvas, 'M172 -150H240Q256 -149 268 -139L304 -112H172Z', true) +
    seams(canvas, 'M168 -154V-52M308 -108V-56M60 -100V-56', look) +
    handle(canvas, 142, -100) +
    handle(canvas, 284, -100) +
    path('M396 -98Q430 -92 442 -80L436 -70Q410 -72 396 -84Z', canvas.tone('#eef4f5')) +
    box(4, -104, 12, 26, canvas.tone('#c8403a'), 4) +
    shape.wheels.map((x) => wheel(canvas, x, 33)).join('')
  );
}
