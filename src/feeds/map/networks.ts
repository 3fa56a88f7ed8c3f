import type { ColumnTable } from './fields.ts';

export interface Network {
  name: string;
  /** Columns that occur only in this network's feeds; one of them identifies it. */
  marks: readonly string[];
  /** Differences from the generic table; tried before it. */
  columns: ColumnTable;
}

/** The networks' own columns, as their documentation and public feeds show them; first match counts. */
export const NETWORKS: readonly Network[] = [
  {
    name: 'Awin',
    marks: ['aw_product_id', 'aw_deep_link', 'merchant_product_id', 'data_feed_id'],
    columns: {
      // aw_product_id changes when Awin imports the feed again.
      id: ['merchant_product_id', 'aw_product_id'],
      title: ['product_name'],
      url: ['merchant_deep_link'],
      tracked_url: ['aw_deep_link'],
      category: [
        'merchant_category',
        'merchant_product_category_path',
        'travel:destination_type',
        'travel:travel_type',
        'product_type',
        'category_name',
      ],
      price: ['search_price', 'store_price', 'travel:starting_from_price', 'display_price'],
      latitude: ['travel:latitude', 'groupbuying:group_latitude'],
      longitude: ['travel:longitude', 'groupbuying:group_longitude'],
      coordinates: ['travel:destination_coordinates'],
      city: ['travel:destination_city', 'travel:destination_name', 'travel:location'],
      region: ['travel:destination_region'],
      country: ['travel:destination_country'],
      image: ['merchant_image_url', 'large_image', 'aw_image_url'],
      more_images: [
        'alternate_image',
        'alternate_image_two',
        'alternate_image_three',
        'alternate_image_four',
      ],
      description: ['description', 'product_short_description'],
      sleeps: ['travel:travel_pax_max', 'travel:guests_per_room'],
      model: ['model_number', 'product_model'],
      nights: ['travel:duration'],
      state: ['in_stock', 'is_for_sale'],
    },
  },
  {
    name: 'Awin (advertiser)',
    marks: ['purl', 'imgurl', 'forsale'],
    columns: { id: ['pid'], title: ['name'], url: ['purl'], model: ['modelno'] },
  },
  {
    name: 'Tradedoubler',
    marks: [
      'tdproductid',
      'tdcategoryid',
      'tdcategoryname',
      'offers.product_url',
      'tradedoublerid',
    ],
    columns: {
      id: ['tdproductid', 'sku', 'identifiers.sku', 'offers.source_product_id', 'offers.id'],
      url: ['product_url', 'offers.source_product_url', 'offers.product_url'],
      category: [
        'merchant_category_name',
        'categories.name',
        'tdcategoryname',
        'categories.tdcategoryname',
        'categories',
      ],
      price: ['price', 'offers.price_history.price.value', 'best_price', 'sale_price'],
      currency: ['currency', 'offers.price_history.price.currency'],
      image: ['image_url', 'product_image.url', 'product_image'],
      description: ['description', 'short_description'],
      state: ['availability', 'in_stock', 'offers.availability'],
      nights: ['duration'],
    },
  },
  {
    name: 'Daisycon',
    marks: ['daisycon_unique_id', 'accommodation_lowest_price', 'city_of_destination'],
    columns: {
      // The network's own id may change, the advertiser's sku does not.
      id: ['sku', 'daisycon_unique_id', 'internal_id'],
      title: ['title', 'accommodation_name'],
      category: ['accommodation_type', 'category', 'category_path'],
      price: ['accommodation_lowest_price', 'price', 'lowest_price', 'minimum_price'],
      image: [
        'images.location',
        'images.image.location',
        'image_large',
        'img_large',
        'image_medium',
        'img_medium',
      ],
      description: ['description', 'description_short'],
      sleeps: ['max_nr_people', 'min_nr_people'],
      nights: ['duration_nights'],
      state: ['status', 'in_stock'],
    },
  },
  {
    name: 'TradeTracker',
    marks: [
      'campaign_id',
      'additional.country',
      'additional.city',
      'additional.number_of_nights',
      'properties.country',
      'properties.city',
      'properties.latitude',
    ],
    columns: {
      id: ['id', 'product_id'],
      url: ['url', 'product_url'],
      category: ['categories.category', 'categories.category@name', 'category'],
      image: ['images.image', 'images', 'image_url'],
      more_images: ['extra_image'],
      city: ['city', 'resort'],
      region: ['region', 'ski_area'],
      country: ['country', 'country2'],
      sleeps: ['persons_to', 'max_persons', 'persons_from'],
      nights: ['number_of_nights', 'duration'],
    },
  },
  {
    name: 'CJ',
    marks: ['program_url', 'catalog_name', 'buyurl'],
    columns: {
      // The older layout has a book's TITLE beside the product's NAME.
      title: ['name', 'title'],
      id: ['id', 'sku'],
      url: ['link', 'buyurl'],
      category: [
        'product_type',
        'google_product_category_name',
        'advertiser_category',
        'google_product_category',
      ],
      price: ['sale_price', 'price', 'from_price'],
      state: ['availability', 'in_stock', 'is_deleted'],
    },
  },
  {
    name: 'CJ travel',
    marks: ['included_guests_count', 'origin_latitude', 'minimum_stay_duration'],
    columns: {
      url: ['link'],
      category: ['category_name', 'travel_type', 'class'],
      price: ['sale_price', 'price', 'from_price'],
      latitude: ['destination_latitude', 'origin_latitude', 'address.latitude'],
      longitude: ['destination_longitude', 'origin_longitude', 'address.longitude'],
      city: ['city', 'destination_city', 'location_name'],
      region: ['province_state', 'region'],
      sleeps: ['included_guests_count', 'beds'],
    },
  },
  {
    name: 'Webgains',
    marks: ['program_id', 'european_article_number', 'image_thumbnail_url'],
    columns: {
      id: ['product_id', 'id'],
      title: ['product_name', 'title'],
      url: ['deeplink', 'link'],
      category: ['merchant_category', 'category_path', 'category_name'],
      image: ['image_url', 'image_link'],
    },
  },
  {
    name: 'Impact',
    marks: ['unique_merchant_sku', 'coupon_code', 'brand_/_manufacturer'],
    columns: {
      id: ['unique_merchant_sku'],
      category: ['product_type', 'category'],
      price: ['current_price'],
      state: ['stock_availability'],
      make: ['brand_/_manufacturer', 'manufacturer'],
    },
  },
  {
    name: 'Kelkoo',
    marks: ['offer_id', 'landing_page_url', 'delivery_cost', 'command', 'country_dest'],
    columns: {
      id: ['offer_id', 'id'],
      url: ['product_url', 'url', 'landing_page_url'],
      category: ['merchant_category', 'category.name'],
      price: ['price', 'price.price'],
      currency: ['currency', 'price@currency', 'money'],
      image: ['image_url', 'images.image.url', 'picture_url'],
      city: ['city', 'arrival_town'],
      country: ['country', 'country_dest'],
      // In these feeds `year` is the vintage of a wine.
      year: null,
      state: ['availability', 'command'],
    },
  },
  {
    name: 'Rakuten',
    marks: ['url.product_image', 'url.buy_link', 'sku_number'],
    columns: {
      id: ['sku_number', 'product_id'],
      title: ['name'],
      url: ['url.product'],
      category: ['category.secondary', 'category.primary'],
      price: ['price.sale', 'price.retail'],
      currency: ['price@currency'],
      image: ['url.product_image'],
      description: ['description.long', 'description.short'],
      make: ['brand', 'manufacturer_name'],
      state: ['modification'],
    },
  },
  {
    name: 'Google Hotel list',
    marks: ['content.text.body', 'content.attributes.capacity'],
    columns: {
      url: ['content.attributes.website', 'website'],
      city: ['address.city'],
      region: ['address.province'],
      image: ['content.image@url'],
      description: ['content.text.body'],
      sleeps: ['content.attributes.capacity'],
    },
  },
  {
    name: 'Google Merchant',
    marks: ['image_link', 'google_product_category', 'product_basic.id'],
    columns: {
      // In Atom an entry's own <id> is a URL; <g:id> is the product's id.
      id: ['g:id', 'id'],
      url: ['link', 'link@href'],
      category: ['product_type', 'google_product_category'],
      price: ['sale_price', 'price'],
      image: ['image_link'],
      more_images: ['additional_image_link'],
      state: ['availability'],
    },
  },
  {
    name: 'Meta',
    marks: ['vehicle_id', 'state_of_vehicle', 'hotel_id'],
    columns: {
      id: ['vehicle_id', 'hotel_id'],
      url: ['url', 'link'],
      image: ['image.url', 'image'],
      price: ['price', 'base_price'],
      address: ['address'],
      // The vehicle's condition ("used") is not the state of the offer.
      state: ['availability'],
    },
  },
];
