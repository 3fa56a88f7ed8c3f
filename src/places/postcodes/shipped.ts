import { readFileSync } from 'node:fs';
import type { Tx } from '../../platform/db/index.ts';
import { copyRows } from '../copy-rows.ts';
import { POSTCODE_FILES } from '../shipped.ts';
import { COPY_POSTCODES, dropPostcodes, importedPostcodeCountries } from './postcodes.sql.ts';

type Line = [country: string, code: string, lat: string, lng: string];

const shippedCodes = (): Line[] =>
  POSTCODE_FILES.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => line.split(' ') as Line);

/** Loads the shipped postcodes, except for countries whose postcodes operators imported. */
export async function loadShippedPostcodes(tx: Tx): Promise<void> {
  const imported = new Set(
    (await tx.query(importedPostcodeCountries)).map((row) => row.country_code),
  );
  const codes = shippedCodes().filter(([country]) => !imported.has(country));
  await tx.execute(dropPostcodes, [[...new Set(codes.map(([country]) => country))]]);
  await copyRows(tx, COPY_POSTCODES, [codes]);
}
