import { POLICY_COLUMNS } from '../../../listings/index.ts';
import { type ColumnTable, type Field, namesIn as list } from './fields.ts';
import { TRANSLATED_COLUMNS } from './translated-columns.ts';

/** The specification's column names and their synonyms in feeds without a network, in English. */
const ENGLISH_COLUMNS: ColumnTable = {
  id: list(`id external_id product_id sku item_id offer_id merchant_product_id pid vehicle_id hotel_id
    property_id listing_id home_listing_id unique_merchant_sku ref reference internal_id guid`),
  title: list(
    'title name product_name product_title listing_title accommodation_name vehicle_name',
  ),
  url: list(`url link link@href deeplink deep_link merchant_deep_link product_url product_link
    landing_page_url buy_url purl final_url website url_link permalink`),
  handle: list('handle url_handle'),
  tracked_url: list('aw_deep_link tracking_url'),
  category: list(`category categories product_type merchant_category merchant_category_name
    google_product_category category_name categories.category categories.category@name
    categories.name category_path accommodation_type travel_type type product_category vehicle_type`),
  price: list(`price price_from from_price price.amount price.value sale_price search_price
    current_price lowest_price minimum_price starting_from_price accommodation_lowest_price
    base_price regular_price variants.price variant_price
    price_per_night nightly_price nightly_rate price_night rate_per_night
    price_per_day daily_price daily_rate day_rate price_day
    price_per_week weekly_price weekly_rate price_week rate`),
  currency: list(
    'currency currency_code price.currency price.currency_code price_currency money curr',
  ),
  price_unit: list('price_unit unit price.unit per price_per rate_period'),
  latitude: list(`latitude lat gps_latitude geo_lat destination_latitude origin_latitude
    location.lat location.latitude location.coordinates.lat geo.lat geo.latitude coordinates.lat
    coordinates.latitude address.latitude y`),
  longitude: list(`longitude lng lon long gps_longitude geo_lng geo_lon geo_long
    destination_longitude origin_longitude location.lng location.lon location.longitude
    location.coordinates.lng geo.lng geo.lon geo.longitude coordinates.lng coordinates.lon
    coordinates.longitude address.longitude x`),
  coordinates: list(
    `coordinates destination_coordinates latlng lat_lng geo location.coordinates gps gps_coordinates
    coordinates.coordinates geometry.coordinates geo.coordinates position.coordinates
    point.coordinates`,
  ),
  city: list(`city town destination_city city_of_destination address.city location.city city.name
    location.town locality pickup_city location destination_name`),
  region: list(`region province_state state county destination_region region_of_destination
    address.region location.region region.name province`),
  country: list(`country country_code destination_country country_of_destination address.country
    location.country location.country_code country.name`),
  postcode:
    list(`postcode post_code postal_code zip zipcode zip_code address.postcode address.postal_code
    location.postcode location.postal_code destination_zipcode travel:destination_zipcode`),
  address: list('address full_address pickup_address collection_address formatted_address'),
  image: list(`image images image_url image_link images.url images.image images.location
    images.image.location image.url image.src images.src images.href
    image.content_url images.content_url images.image.url images.image.src images.image.href
    picture picture_url photo photos photos.url img img_large
    image_large large_image merchant_image_url imgurl pictures
    pictures.picture pictures.url pictures.picture.url photos.photo
    photos.photo.url photos.photo.src pictures.src photo.url photos.src gallery gallery.image gallery.url gallery.src
    enclosure@url media:content@url media:thumbnail@url`),
  more_images: list(`additional_image_link additional_images alternate_image extra_image
    alternate_image_two alternate_image_three alternate_image_four`),
  description: list(`description desc long_description product_description description_long text
    body_html body short_description summary content content:encoded`),
  sleeps: list(`sleeps berths beds max_persons max_guests max_people capacity persons_to
    max_nr_people travel_pax_max vehicle.berths vehicle.sleeps number_of_berths sleeping_places
    max_occupancy guests`),
  seats: list(`seats belted_seats travel_seats seatbelts vehicle.seats number_of_seats
    seating_capacity`),
  transmission: list('transmission gearbox gear vehicle.transmission gear_type'),
  make: list('make brand brand_name manufacturer vehicle.make'),
  model: list('model model_name model_number vehicle.model'),
  year: list('year model_year build_year vehicle.year'),
  fuel: list('fuel fuel_type vehicle.fuel'),
  nights: list('number_of_nights duration_nights price_nights nights duration_days number_of_days'),
  person_price: list('travel:price_per_person price_per_person price_pp is_price_per_person'),
  price_note: list('price_description price_note'),
  sale_dates:
    list(`sale_price_effective_date date_sale_price_starts date_sale_price_ends date_on_sale_from
    date_on_sale_to sale_price_dates_from sale_price_dates_to sale_price_start_date sale_price_end_date
    sale_start_date sale_end_date`),
  price_basis: list(`price_period price_interval price_frequency price_basis price_type price_for
    price_duration price_term rate_type rate_unit rate_basis rate_frequency pricing_unit pricing_period pricing_type
    rental_period rental_unit rent_period hire_period billing_period billing_interval charge_period
    unit_text unit_price_type period frequency`),
  state: list(`status availability in_stock is_for_sale for_sale is_deleted deleted stock_status
    stock_availability available is_available active is_active enabled published is_published
    visible is_visible visibility hidden is_hidden archived is_archived draft is_draft`),
  stock: list(`stock stock_quantity quantity_in_stock stock_level stock_count quantity qty
    quantity_available available_quantity number_available inventory inventory_quantity`),
  language: list('language lang product_language language_code'),
};

const COLUMNS_OF_POLICIES: ColumnTable = Object.fromEntries(POLICY_COLUMNS);

/** The names of a field's columns in feeds without a network, in seven languages, English ones first. */
export const genericNames = (field: Field): readonly string[] => [
  ...(ENGLISH_COLUMNS[field] ?? []),
  ...(TRANSLATED_COLUMNS[field] ?? []),
  ...(COLUMNS_OF_POLICIES[field] ?? []),
];
