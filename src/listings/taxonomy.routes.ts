import { z } from 'zod';
import { endpoint, type Resource } from '../platform/http/index.ts';
import { presentTaxonomy } from './taxonomy.ts';

const strings = () => z.array(z.string());
const labelled = () => z.array(z.strictObject({ key: z.string(), label: z.string() }));

const taxonomyAnswer = z
  .strictObject({
    version: z.string(),
    categories: z.array(z.strictObject({ key: z.string(), label: z.string(), path: z.string() })),
    vehicle_classes: labelled(),
    amenities: labelled(),
    pitch_types: strings(),
    transmissions: strings(),
    fuels: strings(),
    price_units: strings(),
    cancellation_policies: strings(),
    location_precisions: strings(),
    listing_statuses: strings(),
    currencies: z.strictObject({ note: z.string(), common: strings() }),
  })
  .meta({ id: 'Taxonomy' });

/** The endpoint of the taxonomy, which needs no key. */
export const taxonomyRoutes = (): Resource[] => [
  {
    path: '/taxonomy',
    methods: {
      GET: endpoint({
        operationId: 'getTaxonomy',
        tag: 'Taxonomy',
        summary: 'Read the words that listings may use',
        description:
          'Categories, classes, amenities and other fixed values with labels. No key needed.',
        access: 'open',
        success: [
          {
            status: 200,
            description: 'The taxonomy.',
            schema: taxonomyAnswer,
            example: presentTaxonomy(),
          },
        ],
        errors: [],
        handle: async () => ({ status: 200, body: presentTaxonomy() }),
      }),
    },
  },
];
