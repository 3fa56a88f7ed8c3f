import { rendered } from './codec.ts';
import { drawPicture, type Picture } from './drawings/index.ts';
import type { Format } from './format.ts';
import { digest, type Served, type Workshop } from './workshop.ts';

/** Part of the names of made files: raised when the drawings change. */
const EDITION = 1;

/** One size of a drawing in one format. Throws ImageError `busy`. */
export async function drawnImage(
  { once, makers, read, keep }: Workshop,
  picture: Picture,
  width: number,
  format: Format,
): Promise<Served> {
  const version = digest(`${EDITION} ${JSON.stringify(picture)}`, 16);
  const name = `${version}-${width}.${format}`;
  const bytes = await once(name, async () => {
    const made = await read(name);
    if (made) return made;
    const draw = () => rendered(drawPicture(picture), width, format);
    return keep(name, await makers.run('', draw));
  });
  return { bytes, version };
}
