import { z } from 'zod';
import { endpoint, type Resource } from '../platform/http/index.ts';
import { described } from '../platform/validation/index.ts';
import { presentTaxonomy } from './taxonomy.ts';

const strings = () => z.array(z.string());

const labelled = z
  .strictObject(
    described(
      { key: z.string(), label: z.string() },
      { key: 'What the API takes.', label: 'What it means.' },
    ),
  )
  .meta({ id: 'LabelledKey' });

const category = z
  .strictObject(
    described(
      { key: z.string(), label: z.string(), path: z.string() },
      {
        key: 'What the API takes.',
        label: 'What it means.',
        path: 'The path of its page on our site.',
      },
    ),
  )
  .meta({ id: 'TaxonomyCategory' });

const currencies = z
  .strictObject(
    described(
      { note: z.string(), common: strings() },
      { note: 'Which currencies are taken.', common: 'Codes of those that are sent most.' },
    ),
  )
  .meta({ id: 'Currencies' });

const taxonomyAnswer = z
  .strictObject(
    described(
      {
        version: z.string(),
        categories: z.array(category),
        vehicle_classes: z.array(labelled),
        amenities: z.array(labelled),
        pitch_types: strings(),
        transmissions: strings(),
        fuels: strings(),
        price_units: strings(),
        cancellation_policies: strings(),
        location_precisions: strings(),
        listing_statuses: strings(),
        currencies,
      },
      {
        version: 'The version of the taxonomy.',
        categories: 'Values of `category`.',
        vehicle_classes: 'Values of `vehicle.vehicle_class`.',
        amenities: 'Values of `amenities`.',
        pitch_types: 'Values of `campsite.pitch_types`.',
        transmissions: 'Values of `vehicle.transmission`.',
        fuels: 'Values of `vehicle.fuel`.',
        price_units: 'Values of `price.unit`.',
        cancellation_policies: 'Values of `policies.cancellation`.',
        location_precisions: 'Values of `location.precision`.',
        listing_statuses: 'Values of `status`.',
        currencies: 'Values of `price.currency`.',
      },
    ),
  )
  .meta({ id: 'Taxonomy' });

/** The taxonomy changes with the program alone. */
const TAXONOMY_SECONDS = 3600;

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
        hasEtag: true,
        cacheSeconds: TAXONOMY_SECONDS,
        success: [
          {
            status: 200,
            description: 'The taxonomy.',
            schema: taxonomyAnswer,
            example: presentTaxonomy(),
          },
        ],
        errors: ['forbidden'],
        handle: async () => ({ status: 200, body: presentTaxonomy() }),
      }),
    },
  },
];
