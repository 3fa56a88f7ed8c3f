import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { seeded } from '@campcairn/seeded';

const HEADER =
  'id,title,url,category,price,currency,price_unit,latitude,longitude,image,description,sleeps,seats,transmission,make,model,year,fuel\n';

const WORDS =
  'a warm bright well kept van with fixed bed solar panel awning heater for quiet weeks by the sea near Bristol and long summer roads through hills bring your dogs and bikes two rings fridge'.split(
    ' ',
  );

const MODELS = [
  ['VW', 'California'],
  ['Fiat', 'Ducato'],
  ['Ford', 'Nugget'],
  ['Mercedes', 'Marco Polo'],
] as const;

/**
 * Writes a partner's feed with about 620 bytes in each row. A few dozen vans are at each depot.
 * @param changed whether a row differs from the first version
 */
export async function writeFeed(
  file: string,
  rows: number,
  changed: (row: number) => boolean = () => false,
): Promise<void> {
  const out = createWriteStream(file);
  const depots = seeded('depots');
  const places = Array.from({ length: Math.max(50, rows / 40) }, () => [
    depots.between(51.2, 53.2).toFixed(5),
    depots.between(-2.4, -0.2).toFixed(5),
  ]);
  let block = HEADER;
  for (let row = 1; row <= rows; row += 1) {
    const random = seeded(`row ${row}`);
    const [make, model] = random.pick(MODELS);
    const [lat, lng] = random.pick(places);
    const words = Array.from({ length: 60 }, () => random.pick(WORDS)).join(' ');
    const price = `${random.whole(60, 180) + (changed(row) ? 7 : 0)}.00`;
    const images = [1, 2, 3].map((n) => `https://img.bench.example/${row}/${n}.jpg`).join('|');
    block += `van-${row},${make} ${model} number ${row},https://bench.example/vans/${row}?ref=feed,Campervan hire,${price},GBP,night,${lat},${lng},${images},"${words}, for you.",${random.whole(2, 6)},${random.whole(2, 5)},${random.chance(0.5) ? 'manual' : 'automatic'},${make},${model},${random.whole(2008, 2025)},diesel\n`;
    if (block.length > 1 << 20) {
      if (!out.write(block)) await once(out, 'drain');
      block = '';
    }
  }
  out.end(block);
  await once(out, 'finish');
}
