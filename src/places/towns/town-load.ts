import { copyOut, type Db } from '../../platform/db/index.ts';
import { createGazetteer, type Gazetteer, type Town } from '../gazetteer.ts';
import { linesOf } from '../source-file.ts';
import { COPY_OUT_TOWNS, selectCounties } from './town-load.sql.ts';

const ESCAPED: Record<string, string> = { t: '\t', n: '\n', r: '\r' };

const unescaped = (field: string): string =>
  field.includes('\\')
    ? field.replace(/\\(.)/g, (_, letter: string) => ESCAPED[letter] ?? letter)
    : field;

/** Shares equal strings: 200,000 rows repeat a few codes. */
function createInterner(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => known.get(text) ?? (known.set(text, text), text);
}

/** Reads all towns of the database into memory and indexes them (under 1 s for 200,000). */
export async function loadTowns(db: Db): Promise<Gazetteer> {
  const counties = await db.query(selectCounties);
  return db.withClient(async (client) => {
    const towns: Town[] = [];
    const gone: Town[] = [];
    const shared = createInterner();
    const take = (line: string) => {
      const [id, name = '', lat, lng, country = '', region = '\\N', people, left, county = '\\N'] =
        line.split('\t');
      (left === 't' ? gone : towns).push({
        id: Number(id),
        name: unescaped(name),
        lat: Number(lat),
        lng: Number(lng),
        countryCode: shared(country),
        regionId: region === '\\N' ? null : shared(region),
        population: Number(people),
        ...(county !== '\\N' && { countyId: shared(county) }),
      });
    };
    for await (const lines of linesOf(copyOut(client, COPY_OUT_TOWNS))) lines.forEach(take);
    return createGazetteer(towns, gone, counties);
  });
}
