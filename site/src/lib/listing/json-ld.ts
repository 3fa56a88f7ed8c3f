import type { ListingView } from './view.ts';
import { minorUnitsIn } from '#lib/format/money.ts';
import { localePath, type Locale } from '#lib/locale/locales.ts';

type Trail = { name: string; href: string }[];

/** UN/CEFACT codes of the units, for schema.org's `unitCode`. */
const UNIT_CODES = { night: 'DAY', week: 'WEE' } as const;

const AMENITY_TRUE = (name: string) => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value: true,
});

function offerOf(listing: ListingView, url: string) {
  const { price } = listing;
  if (!price) return undefined;
  const amount = price.from / minorUnitsIn(price.currency);
  return {
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability: 'https://schema.org/InStock',
    price: amount,
    priceCurrency: price.currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: price.currency,
      unitCode: UNIT_CODES[price.unit],
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: 1,
        unitCode: UNIT_CODES[price.unit],
      },
    },
    seller: { '@type': 'Organization', name: listing.partner.name },
  };
}

function ratingOf(listing: ListingView) {
  if (!listing.rating || listing.rating.count === 0) return undefined;
  const { value, count } = listing.rating;
  return {
    '@type': 'AggregateRating',
    ratingValue: value,
    ratingCount: count,
    bestRating: 5,
    worstRating: 0,
  };
}

function campground(listing: ListingView, url: string, image: string[] | undefined) {
  const { campsite, position } = listing;
  return {
    '@type': 'Campground',
    name: listing.title,
    description: listing.description ?? undefined,
    url,
    image,
    address: {
      '@type': 'PostalAddress',
      addressLocality: listing.town?.name,
      addressRegion: listing.regionName ?? undefined,
      addressCountry: listing.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng },
    checkinTime: campsite?.check_in,
    checkoutTime: campsite?.check_out,
    petsAllowed: listing.policies?.pets_allowed,
    amenityFeature: listing.amenities.map((amenity) => AMENITY_TRUE(amenity.replaceAll('_', ' '))),
    aggregateRating: ratingOf(listing),
    makesOffer: offerOf(listing, url),
  };
}

function vehicle(listing: ListingView, url: string, image: string[] | undefined) {
  const facts = listing.vehicle ?? {};
  const quantity = (value: number | undefined, unitCode: string) =>
    value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode };
  return {
    '@type': ['Product', 'Vehicle'],
    name: listing.title,
    description: listing.description ?? undefined,
    url,
    image,
    category: listing.category,
    brand: facts.make ? { '@type': 'Brand', name: facts.make } : undefined,
    model: facts.model,
    vehicleModelDate: facts.year?.toString(),
    vehicleTransmission: facts.transmission,
    fuelType: facts.fuel,
    vehicleSeatingCapacity: facts.seats,
    width: quantity(facts.width_m, 'MTR'),
    height: quantity(facts.height_m, 'MTR'),
    depth: quantity(facts.length_m, 'MTR'),
    weightTotal: quantity(facts.weight_kg, 'KGM'),
    aggregateRating: ratingOf(listing),
    offers: offerOf(listing, url),
  };
}

/** Describes breadcrumbs in schema.org's vocabulary, with absolute URLs. */
export function breadcrumbsJsonLd(trail: Trail, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + href,
    })),
  };
}

/** Describes a listing in schema.org's vocabulary: a campground, or a vehicle that is leased out. */
export function listingJsonLd(
  listing: ListingView,
  trail: Trail,
  origin: string,
  locale: Locale,
): object[] {
  const url = origin + localePath(locale, listing.path);
  const images = listing.photos
    .slice(0, 6)
    .map(({ path }) => new URL(path.replace('{w}', '1280'), origin).href);
  const image = images.length > 0 ? images : undefined;
  const thing = (listing.category === 'campsite' ? campground : vehicle)(listing, url, image);
  return [{ '@context': 'https://schema.org', ...thing }, breadcrumbsJsonLd(trail, origin)];
}
