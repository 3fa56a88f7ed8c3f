import type { Network } from './fields.ts';

export const SHOPIFY = 'Shopify';
export const WOOCOMMERCE = 'WooCommerce';
export const SCHEMA_ORG = 'schema.org';

/** Elements in which OpenTravel has addresses, pictures and prices. */
const CONTACT = 'contact_infos.contact_info';
const CHARGE = 'veh_avail_core.rental_rate.vehicle_charges.vehicle_charge';
const PICTURES = 'multimedia_descriptions.multimedia_description.image_items.image_item';

/**
 * Columns of shops' own exports and of vocabularies that belong to no network; tried after the
 * networks.
 */
export const SHOP_NETWORKS: readonly Network[] = [
  {
    name: SHOPIFY,
    marks: ['body_html', 'variants.price', 'variant_price', 'variant_sku', 'url_handle'],
    columns: {
      // An export has no id; products' addresses are made of handles.
      id: ['id', 'handle', 'url_handle'],
      category: ['product_type', 'type', 'product_category'],
      price: ['variants.price', 'variant_price', 'price'],
      image: ['images.src', 'image_src', 'image.src', 'product_image_url'],
      description: ['body_html', 'body', 'description'],
      state: ['status', 'published'],
    },
  },
  {
    name: WOOCOMMERCE,
    marks: ['regular_price', 'visibility_in_catalog', 'catalog_visibility'],
    columns: {
      id: ['id', 'sku'],
      title: ['name', 'title', 'post_title'],
      url: ['permalink', 'product_url', 'external_url'],
      category: ['categories.name', 'categories', 'product_categories'],
      // The API's `price` is the price today; an export has no such column.
      price: ['price', 'sale_price', 'regular_price'],
      image: ['images.src', 'images', 'image_url'],
      state: [
        'published',
        'status',
        'stock_status',
        'in_stock',
        'visibility_in_catalog',
        'catalog_visibility',
      ],
    },
  },
  {
    name: SCHEMA_ORG,
    marks: [
      'offers.price_currency',
      'offers.price_specification.price_currency',
      'address.address_locality',
      'location.address.address_locality',
      'vehicle_seating_capacity',
    ],
    columns: {
      id: ['sku', 'product_id', 'identifier', 'identifier.value', 'id'],
      url: ['url', 'offers.url', 'main_entity_of_page', 'id'],
      category: ['category', 'additional_type', 'type'],
      price: [
        'offers.price',
        'offers.low_price',
        'offers.price_specification.price',
        'offers.price_specification.min_price',
      ],
      currency: ['offers.price_currency', 'offers.price_specification.price_currency'],
      price_unit: [
        'offers.price_specification.unit_text',
        'offers.price_specification.unit_code',
        ...ofQuantities('offers.price_specification.reference_quantity'),
        ...ofQuantities('offers.price_specification.billing_duration'),
        ...ofQuantities('offers.price_specification.eligible_duration'),
        ...ofQuantities('offers.eligible_duration'),
      ],
      ...ofPlace('latitude', 'geo.latitude'),
      ...ofPlace('longitude', 'geo.longitude'),
      ...ofPlace('city', 'address.address_locality'),
      ...ofPlace('region', 'address.address_region'),
      ...ofPlace('country', 'address.address_country'),
      image: ['image', 'image.url', 'image.content_url', 'photo.content_url'],
      sleeps: ['occupancy.max_value', 'occupancy.value', 'occupancy'],
      seats: ['vehicle_seating_capacity', 'vehicle_seating_capacity.value', 'seating_capacity'],
      transmission: ['vehicle_transmission'],
      make: ['brand.name', 'manufacturer.name', 'brand', 'manufacturer'],
      model: ['model', 'model.name'],
      year: ['vehicle_model_date', 'model_date'],
      fuel: ['fuel_type', 'vehicle_engine.fuel_type'],
      state: ['offers.availability'],
    },
  },
  {
    name: 'OpenTravel',
    marks: [
      'veh_avail_core.vehicle.veh_make_model@name',
      'veh_avail_core.vehicle@transmission_type',
      'hotel_info.position@latitude',
      'hotel_code_context',
      `${CONTACT}.addresses.address.city_name`,
    ],
    columns: {
      id: [
        'hotel_code',
        'veh_avail_core.reference@id',
        'veh_avail_core.vehicle@code',
        'veh_avail_core.vehicle.veh_make_model@code',
      ],
      title: [
        'hotel_name',
        'veh_avail_core.vehicle.veh_make_model@name',
        'veh_avail_core.vehicle.veh_make_model',
      ],
      url: [
        `${CONTACT}.urls.url`,
        'veh_avail_core.vehicle.url',
        'veh_avail_core.tpa_extensions.url',
        'tpa_extensions.url',
      ],
      category: [
        'hotel_info.category_codes.hotel_category@code_detail',
        'veh_avail_core.vehicle.veh_type@vehicle_category',
        'veh_avail_core.vehicle.veh_class',
      ],
      // The total is for dates that the file does not repeat in its rows.
      price: [`${CHARGE}.calculation@unit_charge`],
      price_unit: [`${CHARGE}.calculation@unit_name`],
      currency: [`${CHARGE}@currency_code`, 'currency_code'],
      latitude: ['hotel_info.position@latitude', 'position@latitude'],
      longitude: ['hotel_info.position@longitude', 'position@longitude'],
      city: [
        `${CONTACT}.addresses.address.city_name`,
        'hotel_info.address.city_name',
        'address.city_name',
      ],
      country: [
        `${CONTACT}.addresses.address.country_name@code`,
        `${CONTACT}.addresses.address.country_name`,
        'address.country_name@code',
        'address.country_name',
      ],
      image: [
        'veh_avail_core.vehicle.picture_url',
        `${PICTURES}.image_format.url`,
        `hotel_info.descriptions.${PICTURES}.image_format.url`,
      ],
      description: [
        'multimedia_descriptions.multimedia_description.text_items.text_item.description',
        'hotel_info.descriptions.description.text',
        'hotel_info.descriptions.description',
      ],
      seats: ['veh_avail_core.vehicle@passenger_quantity'],
      transmission: ['veh_avail_core.vehicle@transmission_type'],
      fuel: ['veh_avail_core.vehicle@fuel_type'],
      state: ['veh_avail_core@status', 'hotel_info@hotel_status'],
    },
  },
];

/** Returns schema.org's columns of a duration: a number of units, or ISO 8601 such as `P7D`. */
function ofQuantities(name: string): string[] {
  return [`${name}.unit_code`, `${name}.unit_text`, name];
}

/** Returns schema.org's columns of a field that describes the place of an offer. */
function ofPlace(field: keyof Network['columns'], name: string): Network['columns'] {
  const places = ['location', 'available_at_or_from', 'offers.available_at_or_from'];
  return { [field]: [name, ...places.map((place) => `${place}.${name}`)] };
}
