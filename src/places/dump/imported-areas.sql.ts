import { statement } from '../../platform/db/index.ts';
import type { Bounds } from '../geo.ts';

export const importedAreaIds = statement<{ id: string }, [countryCodes: string[]]>(
  'places.imported_area_ids',
  `select id from area where source = 'imported' and country_code = any($1::text[])`,
);

/** The areas that are made of towns or ship with the program. */
export const otherAreas = statement<{ country_code: string; name: string; bounds: Bounds }>(
  'places.other_areas',
  `select country_code, name, array[west, south, east, north] as bounds
   from area where source <> 'imported' and kind <> 'country'`,
);

export const dropImportedAreaNames = statement<never, [countryCodes: string[]]>(
  'places.drop_imported_area_names',
  `delete from gazetteer_name where area_id in
     (select id from area where source = 'imported' and country_code = any($1::text[]))`,
);

export const dropImportedAreas = statement<never, [countryCodes: string[]]>(
  'places.drop_imported_areas',
  `delete from area where source = 'imported' and country_code = any($1::text[])`,
);
