/** Generated from docs/openapi.json by tools/sdk-types.mjs: run `npm run openapi` to update it. */
export type ClientOptions = {
    baseUrl: 'https://campcairn.example/api/v1' | (string & {});
};

export type Webhooks = ReceiveLeadWebhookRequest | ReceiveTestWebhookRequest;

export type Partner = {
    /**
     * Our id of your account.
     */
    id: number;
    /**
     * The name of your account in addresses.
     */
    slug: string;
    /**
     * What you are called.
     */
    name: string;
    /**
     * Your website, as it was typed.
     */
    website: string;
    /**
     * Only `approved` accounts may call.
     */
    status: 'pending' | 'approved' | 'suspended' | 'rejected';
    /**
     * Whether it is a demo, whose listings are marked and not indexed.
     */
    is_demo: boolean;
    /**
     * The first 12 characters of your key.
     */
    api_key_prefix: string;
    /**
     * Where events are sent, as it was sent; null for nowhere.
     */
    webhook_url: string | null;
    /**
     * Whether there is a signing secret.
     */
    webhook_secret_set: boolean;
    /**
     * Where enquiries are also mailed with Premium; null when none is set.
     */
    lead_email: string | null;
    /**
     * What you offer.
     */
    categories: Array<string>;
    /**
     * ISO 3166-1 alpha-2 codes of the countries you offer it in.
     */
    countries: Array<string>;
    /**
     * How many listings you have.
     */
    listings: ListingCounts;
    /**
     * How many requests you may make.
     */
    rate_limit: RateLimit;
    /**
     * When the account was made.
     */
    created_at: string;
    /**
     * When it was approved; null before.
     */
    approved_at: string | null;
};

export type ListingCounts = {
    /**
     * Listings that are shown.
     */
    active: number;
    /**
     * Listings that are hidden.
     */
    paused: number;
};

export type RateLimit = {
    /**
     * Requests in a window.
     */
    limit: number;
    /**
     * Length of the window in seconds.
     */
    window_seconds: number;
};

export type PartnerUpdate = {
    /**
     * Where events are sent; null stops them. Its host must be on the public internet.
     */
    webhook_url?: string | null;
    /**
     * Where enquiries are also mailed with Premium; null for nowhere.
     */
    lead_email?: string | null;
    /**
     * True makes a new signing secret at once; the one before no longer works.
     */
    rotate_webhook_secret?: boolean;
};

export type UpdatedPartner = {
    /**
     * Our id of your account.
     */
    id: number;
    /**
     * The name of your account in addresses.
     */
    slug: string;
    /**
     * What you are called.
     */
    name: string;
    /**
     * Your website, as it was typed.
     */
    website: string;
    /**
     * Only `approved` accounts may call.
     */
    status: 'pending' | 'approved' | 'suspended' | 'rejected';
    /**
     * Whether it is a demo, whose listings are marked and not indexed.
     */
    is_demo: boolean;
    /**
     * The first 12 characters of your key.
     */
    api_key_prefix: string;
    /**
     * Where events are sent, as it was sent; null for nowhere.
     */
    webhook_url: string | null;
    /**
     * Whether there is a signing secret.
     */
    webhook_secret_set: boolean;
    /**
     * Where enquiries are also mailed with Premium; null when none is set.
     */
    lead_email: string | null;
    /**
     * What you offer.
     */
    categories: Array<string>;
    /**
     * ISO 3166-1 alpha-2 codes of the countries you offer it in.
     */
    countries: Array<string>;
    /**
     * How many listings you have.
     */
    listings: ListingCounts;
    /**
     * How many requests you may make.
     */
    rate_limit: RateLimit;
    /**
     * When the account was made.
     */
    created_at: string;
    /**
     * When it was approved; null before.
     */
    approved_at: string | null;
    /**
     * The signing secret, only when it is new.
     */
    webhook_secret?: string;
    /**
     * What to know about a new secret.
     */
    webhook_secret_notice?: string;
};

export type WebhookTestResult = {
    /**
     * Whether your receiver answered 2xx in time.
     */
    delivered: boolean;
    /**
     * The id of the event that was sent.
     */
    event_id: string;
    /**
     * The status that your receiver answered; null when it did not.
     */
    response_status: number | null;
    /**
     * What went wrong: `timeout`, `dns`, `tls`, `connection`, `redirect`, `status` or `blocked`, and a sentence.
     */
    error: string | null;
    /**
     * Milliseconds until the answer or the failure.
     */
    duration_ms: number;
};

export type RotationRequest = {
    /**
     * How long both secrets sign; 24 when left out.
     */
    hours?: number;
};

export type Rotation = {
    /**
     * The new signing secret.
     */
    webhook_secret: string;
    /**
     * What to know about it.
     */
    webhook_secret_notice: string;
    /**
     * From when the new secret alone signs.
     */
    ends_at: string;
};

export type ListingPage = {
    /**
     * Listings, oldest first.
     */
    data: Array<Listing>;
    /**
     * Whether there is another page.
     */
    has_more: boolean;
    /**
     * `cursor` of the next page; null on the last.
     */
    next_cursor: string | null;
};

export type Listing = {
    /**
     * Our id of the listing, as in `/go/{id}` and in the address of its page.
     */
    id: number;
    /**
     * Your own id of the listing.
     */
    external_id: string;
    /**
     * What is offered.
     */
    category: 'campervan' | 'motorhome' | 'caravan' | 'campsite';
    /**
     * A `paused` listing is neither shown nor linked.
     */
    status: 'active' | 'paused';
    /**
     * The title.
     */
    title: string;
    /**
     * Plain text; blank lines separate paragraphs.
     */
    description: string | null;
    /**
     * Your page of the listing: click-outs and leads go there. Byte for byte as it was sent: letters of other scripts are not escaped.
     */
    url: string;
    /**
     * Our page of the listing.
     */
    public_url: string;
    /**
     * Photos in the order in which they are shown; the first is the cover.
     */
    images: Array<Image>;
    /**
     * The pick-up point, or where the campsite is.
     */
    location: Location;
    /**
     * What it costs.
     */
    price: Price | null;
    /**
     * The vehicle.
     */
    vehicle: Vehicle | null;
    /**
     * The campsite.
     */
    campsite: Campsite | null;
    /**
     * What there is.
     */
    amenities: Array<string>;
    /**
     * What is allowed and included.
     */
    policies: Policies | null;
    /**
     * Ratings that you collected and may republish.
     */
    rating: Rating | null;
    /**
     * OpenStreetMap's object that the campsite was linked to; null when there is none.
     */
    osm_ref: string | null;
    /**
     * Our id of the place that `osm_ref` is; null when there is none.
     */
    place_id: number | null;
    /**
     * How many people it sleeps, from `vehicle.berths`.
     */
    sleeps: number | null;
    /**
     * When it was created.
     */
    created_at: string;
    /**
     * When its content last changed.
     */
    updated_at: string;
};

export type Image = {
    /**
     * The photo, JPEG, PNG or WebP, ideally at least 1200 px wide.
     */
    url: string;
    /**
     * What the photo shows, for people who cannot see it.
     */
    alt?: string;
    /**
     * Width in pixels.
     */
    width?: number;
    /**
     * Height in pixels.
     */
    height?: number;
};

export type Town = {
    /**
     * Its GeoNames id.
     */
    id: number;
    /**
     * Its name.
     */
    name: string;
};

export type Location = {
    /**
     * Latitude in decimal degrees, WGS84.
     */
    lat: number;
    /**
     * Longitude in decimal degrees, WGS84.
     */
    lng: number;
    /**
     * With `approximate`, travellers see a point one or two kilometres off and no name: for private owners and delivered vehicles.
     */
    precision: 'exact' | 'approximate';
    /**
     * The pick-up point or the address of the campsite, as it is shown.
     */
    name: string | null;
    /**
     * ISO 3166-1 alpha-2 code of the country, as it was sent or told by the point.
     */
    country_code: string;
    /**
     * ISO 3166-2 code of the region; null where it cannot be told.
     */
    region_id: string | null;
    /**
     * The nearest town.
     */
    town: Town | null;
};

export type Price = {
    /**
     * The lowest price of a unit, in minor units: 8900 with GBP is 89.00 pounds.
     */
    from: number;
    /**
     * ISO 4217 code of the currency.
     */
    currency: string;
    /**
     * What the price is for.
     */
    unit: 'night' | 'week';
    /**
     * The fewest nights that can be booked.
     */
    min_nights: number | null;
    /**
     * The deposit, in minor units.
     */
    deposit: number | null;
};

export type Vehicle = {
    /**
     * The class of the vehicle.
     */
    vehicle_class?: 'compact_campervan' | 'campervan' | 'large_campervan' | 'low_profile' | 'coachbuilt' | 'a_class' | 'overland_4x4' | 'touring_caravan' | 'static_caravan' | 'folding_camper' | 'trailer_tent';
    /**
     * The make, such as Fiat.
     */
    make?: string;
    /**
     * The model, such as Ducato.
     */
    model?: string;
    /**
     * The year it was built.
     */
    year?: number;
    /**
     * How many people it sleeps; also answered as `sleeps`.
     */
    berths?: number;
    /**
     * Seats with seat belts for the journey.
     */
    seats?: number;
    /**
     * The gearbox.
     */
    transmission?: 'manual' | 'automatic';
    /**
     * What it runs on.
     */
    fuel?: 'diesel' | 'petrol' | 'electric' | 'hybrid' | 'lpg';
    /**
     * Length in metres.
     */
    length_m?: number;
    /**
     * Height in metres.
     */
    height_m?: number;
    /**
     * Width in metres.
     */
    width_m?: number;
    /**
     * Maximum authorised mass in kilograms.
     */
    weight_kg?: number;
    /**
     * The category of driving licence that is needed, such as B or C1.
     */
    licence?: string;
};

export type Campsite = {
    /**
     * What one can stay on or in.
     */
    pitch_types?: Array<'tent' | 'caravan' | 'motorhome' | 'campervan' | 'glamping' | 'cabin' | 'static_caravan'>;
    /**
     * The number of pitches.
     */
    pitches?: number;
    /**
     * The first day of the season, `MM-DD`. After `open_to` it is a season over New Year.
     */
    open_from?: string;
    /**
     * The last day of the season, `MM-DD`.
     */
    open_to?: string;
    /**
     * From when guests may arrive, `HH:MM`.
     */
    check_in?: string;
    /**
     * Until when guests have to leave, `HH:MM`.
     */
    check_out?: string;
};

export type Policies = {
    /**
     * Whether pets may come along.
     */
    pets_allowed?: boolean;
    /**
     * Whether smoking is allowed inside.
     */
    smoking_allowed?: boolean;
    /**
     * Whether one may go to festivals with it.
     */
    festivals_allowed?: boolean;
    /**
     * Whether one may leave the country with it.
     */
    travel_abroad_allowed?: boolean;
    /**
     * Whether it can be returned elsewhere.
     */
    one_way_available?: boolean;
    /**
     * Whether a booking needs no confirmation.
     */
    instant_book?: boolean;
    /**
     * The least age of drivers, in years.
     */
    min_driver_age?: number;
    /**
     * Kilometres a day that are included; null for unlimited.
     */
    mileage_included_per_day_km?: number | null;
    /**
     * Whether insurance is included.
     */
    insurance_included?: boolean;
    /**
     * The excess of the insurance, in minor units.
     */
    insurance_excess?: number;
    /**
     * How strict the terms of cancellation are.
     */
    cancellation?: 'flexible' | 'moderate' | 'strict' | 'non_refundable';
    /**
     * The terms of cancellation in words.
     */
    cancellation_text?: string;
};

export type Rating = {
    /**
     * The average, from 0 to 5.
     */
    value: number;
    /**
     * The number of ratings behind it.
     */
    count: number;
};

export type ListingFieldsPage = {
    /**
     * Listings with the fields that were asked for, oldest first.
     */
    data: Array<ListingFields>;
    /**
     * Whether there is another page.
     */
    has_more: boolean;
    /**
     * `cursor` of the next page; null on the last.
     */
    next_cursor: string | null;
};

export type ListingFields = {
    /**
     * Our id of the listing, as in `/go/{id}` and in the address of its page.
     */
    id?: number;
    /**
     * Your own id of the listing.
     */
    external_id?: string;
    /**
     * What is offered.
     */
    category?: 'campervan' | 'motorhome' | 'caravan' | 'campsite';
    /**
     * A `paused` listing is neither shown nor linked.
     */
    status?: 'active' | 'paused';
    /**
     * The title.
     */
    title?: string;
    /**
     * Plain text; blank lines separate paragraphs.
     */
    description?: string | null;
    /**
     * Your page of the listing: click-outs and leads go there. Byte for byte as it was sent: letters of other scripts are not escaped.
     */
    url?: string;
    /**
     * Our page of the listing.
     */
    public_url?: string;
    /**
     * Photos in the order in which they are shown; the first is the cover.
     */
    images?: Array<Image>;
    /**
     * The pick-up point, or where the campsite is.
     */
    location?: Location;
    /**
     * What it costs.
     */
    price?: Price | null;
    /**
     * The vehicle.
     */
    vehicle?: Vehicle | null;
    /**
     * The campsite.
     */
    campsite?: Campsite | null;
    /**
     * What there is.
     */
    amenities?: Array<string>;
    /**
     * What is allowed and included.
     */
    policies?: Policies | null;
    /**
     * Ratings that you collected and may republish.
     */
    rating?: Rating | null;
    /**
     * OpenStreetMap's object that the campsite was linked to; null when there is none.
     */
    osm_ref?: string | null;
    /**
     * Our id of the place that `osm_ref` is; null when there is none.
     */
    place_id?: number | null;
    /**
     * How many people it sleeps, from `vehicle.berths`.
     */
    sleeps?: number | null;
    /**
     * When it was created.
     */
    created_at?: string;
    /**
     * When its content last changed.
     */
    updated_at?: string;
};

export type BatchRequest = {
    /**
     * Listings, each with its id.
     */
    items: Array<BatchItem | RefusedBatchItem>;
};

export type BatchItem = {
    /**
     * Your own id of the listing. `batch`, `.` and `..` are reserved.
     */
    external_id: string;
    /**
     * What is offered.
     */
    category: 'campervan' | 'motorhome' | 'caravan' | 'campsite';
    /**
     * A `paused` listing is neither shown nor linked. `active` when it is not sent.
     */
    status?: 'active' | 'paused';
    /**
     * The title. 5 to 120 characters, not counting spaces around them.
     */
    title: string;
    /**
     * Plain text; blank lines separate paragraphs. At most 5000 characters, not counting spaces around them. An empty text counts as not sent.
     */
    description?: string;
    /**
     * Your page of the listing: click-outs and leads go there.
     */
    url: string;
    /**
     * Photos in the order in which they are shown; the first is the cover. `[]` when it is not sent.
     */
    images?: Array<ImageInput>;
    /**
     * The pick-up point, or where the campsite is.
     */
    location: LocationInput;
    /**
     * What it costs.
     */
    price?: PriceInput;
    /**
     * The vehicle.
     */
    vehicle?: VehicleInput;
    /**
     * The campsite.
     */
    campsite?: CampsiteInput;
    /**
     * What there is. `[]` when it is not sent.
     */
    amenities?: Array<'toilet' | 'shower' | 'hot_water' | 'kitchen' | 'fridge' | 'freezer' | 'oven' | 'microwave' | 'heating' | 'air_conditioning' | 'solar' | 'inverter' | 'awning' | 'bike_rack' | 'tv' | 'gps' | 'reversing_camera' | 'cruise_control' | 'isofix' | 'bedding' | 'kitchen_kit' | 'outdoor_furniture' | 'electric_hookup' | 'hardstanding' | 'waste_disposal' | 'drinking_water' | 'toilets' | 'showers' | 'laundry' | 'wifi' | 'swimming_pool' | 'playground' | 'shop' | 'restaurant' | 'bar' | 'dogs_allowed' | 'wheelchair_accessible' | 'ev_charging'>;
    /**
     * What is allowed and included.
     */
    policies?: PoliciesInput;
    /**
     * Ratings that you collected and may republish.
     */
    rating?: RatingInput;
    /**
     * OpenStreetMap's object that the campsite is: `node/`, `way/` or `relation/` and its number. An empty text counts as not sent.
     */
    osm_ref?: string;
};

export type ImageInput = {
    /**
     * The photo, JPEG, PNG or WebP, ideally at least 1200 px wide.
     */
    url: string;
    /**
     * What the photo shows, for people who cannot see it. At most 200 characters, not counting spaces around them. An empty text counts as not sent.
     */
    alt?: string;
    /**
     * Width in pixels.
     */
    width?: number;
    /**
     * Height in pixels.
     */
    height?: number;
};

export type LocationInput = {
    /**
     * Latitude in decimal degrees, WGS84.
     */
    lat: number;
    /**
     * Longitude in decimal degrees, WGS84.
     */
    lng: number;
    /**
     * With `approximate`, travellers see a point one or two kilometres off and no name: for private owners and delivered vehicles. `exact` when it is not sent.
     */
    precision?: 'exact' | 'approximate';
    /**
     * The pick-up point or the address of the campsite, as it is shown. At most 120 characters, not counting spaces around them. An empty text counts as not sent.
     */
    name?: string;
    /**
     * ISO 3166-1 alpha-2 code of the country. An empty text counts as not sent.
     */
    country_code?: string;
};

export type PriceInput = {
    /**
     * The lowest price of a unit, in minor units: 8900 with GBP is 89.00 pounds.
     */
    from: number;
    /**
     * ISO 4217 code of the currency.
     */
    currency: string;
    /**
     * What the price is for. `night` when it is not sent.
     */
    unit?: 'night' | 'week';
    /**
     * The fewest nights that can be booked.
     */
    min_nights?: number;
    /**
     * The deposit, in minor units.
     */
    deposit?: number;
};

export type VehicleInput = {
    /**
     * The class of the vehicle.
     */
    vehicle_class?: 'compact_campervan' | 'campervan' | 'large_campervan' | 'low_profile' | 'coachbuilt' | 'a_class' | 'overland_4x4' | 'touring_caravan' | 'static_caravan' | 'folding_camper' | 'trailer_tent';
    /**
     * The make, such as Fiat. At most 60 characters, not counting spaces around them. An empty text counts as not sent.
     */
    make?: string;
    /**
     * The model, such as Ducato. At most 80 characters, not counting spaces around them. An empty text counts as not sent.
     */
    model?: string;
    /**
     * The year it was built.
     */
    year?: number;
    /**
     * How many people it sleeps; also answered as `sleeps`.
     */
    berths?: number;
    /**
     * Seats with seat belts for the journey.
     */
    seats?: number;
    /**
     * The gearbox.
     */
    transmission?: 'manual' | 'automatic';
    /**
     * What it runs on.
     */
    fuel?: 'diesel' | 'petrol' | 'electric' | 'hybrid' | 'lpg';
    /**
     * Length in metres.
     */
    length_m?: number;
    /**
     * Height in metres.
     */
    height_m?: number;
    /**
     * Width in metres.
     */
    width_m?: number;
    /**
     * Maximum authorised mass in kilograms.
     */
    weight_kg?: number;
    /**
     * The category of driving licence that is needed, such as B or C1. At most 10 characters, not counting spaces around them. An empty text counts as not sent.
     */
    licence?: string;
};

export type CampsiteInput = {
    /**
     * What one can stay on or in.
     */
    pitch_types?: Array<'tent' | 'caravan' | 'motorhome' | 'campervan' | 'glamping' | 'cabin' | 'static_caravan'>;
    /**
     * The number of pitches.
     */
    pitches?: number;
    /**
     * The first day of the season, `MM-DD`. After `open_to` it is a season over New Year. An empty text counts as not sent.
     */
    open_from?: string;
    /**
     * The last day of the season, `MM-DD`. An empty text counts as not sent.
     */
    open_to?: string;
    /**
     * From when guests may arrive, `HH:MM`. An empty text counts as not sent.
     */
    check_in?: string;
    /**
     * Until when guests have to leave, `HH:MM`. An empty text counts as not sent.
     */
    check_out?: string;
};

export type PoliciesInput = {
    /**
     * Whether pets may come along.
     */
    pets_allowed?: boolean;
    /**
     * Whether smoking is allowed inside.
     */
    smoking_allowed?: boolean;
    /**
     * Whether one may go to festivals with it.
     */
    festivals_allowed?: boolean;
    /**
     * Whether one may leave the country with it.
     */
    travel_abroad_allowed?: boolean;
    /**
     * Whether it can be returned elsewhere.
     */
    one_way_available?: boolean;
    /**
     * Whether a booking needs no confirmation.
     */
    instant_book?: boolean;
    /**
     * The least age of drivers, in years.
     */
    min_driver_age?: number;
    /**
     * Kilometres a day that are included; null for unlimited.
     */
    mileage_included_per_day_km?: number | null;
    /**
     * Whether insurance is included.
     */
    insurance_included?: boolean;
    /**
     * The excess of the insurance, in minor units.
     */
    insurance_excess?: number;
    /**
     * How strict the terms of cancellation are.
     */
    cancellation?: 'flexible' | 'moderate' | 'strict' | 'non_refundable';
    /**
     * The terms of cancellation in words. At most 1000 characters, not counting spaces around them. An empty text counts as not sent.
     */
    cancellation_text?: string;
};

export type RatingInput = {
    /**
     * The average, from 0 to 5.
     */
    value: number;
    /**
     * The number of ratings behind it.
     */
    count: number;
};

/**
 * Anything else: this item is refused with `validation_error`, and stops no other.
 */
export type RefusedBatchItem = {
    [key: string]: unknown;
} | Array<unknown> | string | number | boolean | null;

export type BatchAnswer = {
    /**
     * How many items came to what.
     */
    summary: BatchSummary;
    /**
     * One for each item, in the order sent.
     */
    results: Array<BatchResult>;
};

export type BatchSummary = {
    /**
     * New listings.
     */
    created: number;
    /**
     * Listings whose content changed.
     */
    updated: number;
    /**
     * Listings that were sent as they are.
     */
    unchanged: number;
    /**
     * Items that were refused or failed.
     */
    failed: number;
};

export type BatchResult = ({
    result: 'created' | 'updated' | 'unchanged';
} & SavedBatchItem) | ({
    result: 'error';
} & FailedBatchItem);

export type SavedBatchItem = {
    /**
     * The place of the item in the request, from 0.
     */
    index: number;
    /**
     * The id that was sent; null when it was no text.
     */
    external_id: string | null;
    /**
     * 201 for a new listing, else 200.
     */
    status: 200 | 201;
    /**
     * What became of it.
     */
    result: 'created' | 'updated' | 'unchanged';
    /**
     * Our id of the listing.
     */
    id: number;
    /**
     * Our page of the listing.
     */
    public_url: string;
};

export type FailedBatchItem = {
    /**
     * The place of the item in the request, from 0.
     */
    index: number;
    /**
     * The id that was sent; null when it was no text.
     */
    external_id: string | null;
    /**
     * The status that the item would have been answered with on its own.
     */
    status: number;
    /**
     * Always `error`.
     */
    result: 'error';
    /**
     * Why. Paths are relative to the item.
     */
    error: ErrorObject;
};

export type Problem = {
    /**
     * Where, dotted, such as `images.0.url`; empty for the whole body.
     */
    path: string;
    /**
     * What is wrong and how to mend it, as a sentence of which the field is the subject.
     */
    message: string;
};

export type ErrorObject = {
    /**
     * Stable: made for programs.
     */
    code: 'invalid_json' | 'bad_request' | 'invalid_external_id' | 'unauthorized' | 'forbidden' | 'not_found' | 'method_not_allowed' | 'webhook_not_configured' | 'precondition_failed' | 'payload_too_large' | 'unsupported_media_type' | 'validation_error' | 'rate_limited' | 'internal_error';
    /**
     * Made for people; may change.
     */
    message: string;
    /**
     * Every problem, with `validation_error` and `bad_request`.
     */
    details?: Array<Problem>;
    /**
     * Where the guide explains the code; errors of items in a batch leave it out.
     */
    doc_url?: string;
};

export type BatchCheckAnswer = {
    /**
     * How many items would come to what.
     */
    summary: BatchSummary;
    /**
     * One for each item, in the order sent.
     */
    results: Array<CheckResult>;
};

export type CheckResult = ({
    result: 'created' | 'updated' | 'unchanged';
} & CheckedBatchItem) | ({
    result: 'error';
} & FailedBatchItem);

export type CheckedBatchItem = {
    /**
     * The place of the item in the request, from 0.
     */
    index: number;
    /**
     * The id that was sent; null when it was no text.
     */
    external_id: string | null;
    /**
     * 201 for what would be a new listing, else 200.
     */
    status: 200 | 201;
    /**
     * What would become of it.
     */
    result: 'created' | 'updated' | 'unchanged';
    /**
     * The fields that would change; none unless `result` is `updated`.
     */
    changes: Array<ChangedField>;
};

export type ChangedField = {
    /**
     * Its dotted path, such as `price.from`; a list such as `images` is one field.
     */
    field: string;
    /**
     * What the listing has now; left out when it has nothing.
     */
    before?: {
        [key: string]: unknown;
    } | Array<unknown> | string | number | boolean | null;
    /**
     * What it would have; left out when it would have nothing.
     */
    after?: {
        [key: string]: unknown;
    } | Array<unknown> | string | number | boolean | null;
};

export type DeletionRequest = {
    /**
     * Your own ids of the listings.
     */
    external_ids: Array<string | RefusedBatchItem>;
};

export type DeletionAnswer = {
    /**
     * How many ids came to what.
     */
    summary: DeletionSummary;
    /**
     * One for each id, in the order sent.
     */
    results: Array<DeletedItem | FailedItem>;
};

export type DeletionSummary = {
    /**
     * Listings that were deleted.
     */
    deleted: number;
    /**
     * Ids without a listing.
     */
    failed: number;
};

export type DeletedItem = {
    /**
     * The place of the item in the request, from 0.
     */
    index: number;
    /**
     * The id that was sent; null when it was no text.
     */
    external_id: string | null;
    /**
     * Always 204.
     */
    status: 204;
};

export type FailedItem = {
    /**
     * The place of the item in the request, from 0.
     */
    index: number;
    /**
     * The id that was sent; null when it was no text.
     */
    external_id: string | null;
    /**
     * The status that the item would have been answered with on its own.
     */
    status: number;
    /**
     * Why. Paths are relative to the item.
     */
    error: ErrorObject;
};

export type ListingInput = {
    /**
     * What is offered.
     */
    category: 'campervan' | 'motorhome' | 'caravan' | 'campsite';
    /**
     * A `paused` listing is neither shown nor linked. `active` when it is not sent.
     */
    status?: 'active' | 'paused';
    /**
     * The title. 5 to 120 characters, not counting spaces around them.
     */
    title: string;
    /**
     * Plain text; blank lines separate paragraphs. At most 5000 characters, not counting spaces around them. An empty text counts as not sent.
     */
    description?: string;
    /**
     * Your page of the listing: click-outs and leads go there.
     */
    url: string;
    /**
     * Photos in the order in which they are shown; the first is the cover. `[]` when it is not sent.
     */
    images?: Array<ImageInput>;
    /**
     * The pick-up point, or where the campsite is.
     */
    location: LocationInput;
    /**
     * What it costs.
     */
    price?: PriceInput;
    /**
     * The vehicle.
     */
    vehicle?: VehicleInput;
    /**
     * The campsite.
     */
    campsite?: CampsiteInput;
    /**
     * What there is. `[]` when it is not sent.
     */
    amenities?: Array<'toilet' | 'shower' | 'hot_water' | 'kitchen' | 'fridge' | 'freezer' | 'oven' | 'microwave' | 'heating' | 'air_conditioning' | 'solar' | 'inverter' | 'awning' | 'bike_rack' | 'tv' | 'gps' | 'reversing_camera' | 'cruise_control' | 'isofix' | 'bedding' | 'kitchen_kit' | 'outdoor_furniture' | 'electric_hookup' | 'hardstanding' | 'waste_disposal' | 'drinking_water' | 'toilets' | 'showers' | 'laundry' | 'wifi' | 'swimming_pool' | 'playground' | 'shop' | 'restaurant' | 'bar' | 'dogs_allowed' | 'wheelchair_accessible' | 'ev_charging'>;
    /**
     * What is allowed and included.
     */
    policies?: PoliciesInput;
    /**
     * Ratings that you collected and may republish.
     */
    rating?: RatingInput;
    /**
     * OpenStreetMap's object that the campsite is: `node/`, `way/` or `relation/` and its number. An empty text counts as not sent.
     */
    osm_ref?: string;
};

export type UpsertedListing = {
    /**
     * Our id of the listing, as in `/go/{id}` and in the address of its page.
     */
    id: number;
    /**
     * Your own id of the listing.
     */
    external_id: string;
    /**
     * What is offered.
     */
    category: 'campervan' | 'motorhome' | 'caravan' | 'campsite';
    /**
     * A `paused` listing is neither shown nor linked.
     */
    status: 'active' | 'paused';
    /**
     * The title.
     */
    title: string;
    /**
     * Plain text; blank lines separate paragraphs.
     */
    description: string | null;
    /**
     * Your page of the listing: click-outs and leads go there. Byte for byte as it was sent: letters of other scripts are not escaped.
     */
    url: string;
    /**
     * Our page of the listing.
     */
    public_url: string;
    /**
     * Photos in the order in which they are shown; the first is the cover.
     */
    images: Array<Image>;
    /**
     * The pick-up point, or where the campsite is.
     */
    location: Location;
    /**
     * What it costs.
     */
    price: Price | null;
    /**
     * The vehicle.
     */
    vehicle: Vehicle | null;
    /**
     * The campsite.
     */
    campsite: Campsite | null;
    /**
     * What there is.
     */
    amenities: Array<string>;
    /**
     * What is allowed and included.
     */
    policies: Policies | null;
    /**
     * Ratings that you collected and may republish.
     */
    rating: Rating | null;
    /**
     * OpenStreetMap's object that the campsite was linked to; null when there is none.
     */
    osm_ref: string | null;
    /**
     * Our id of the place that `osm_ref` is; null when there is none.
     */
    place_id: number | null;
    /**
     * How many people it sleeps, from `vehicle.berths`.
     */
    sleeps: number | null;
    /**
     * When it was created.
     */
    created_at: string;
    /**
     * When its content last changed.
     */
    updated_at: string;
    /**
     * What became of it.
     */
    result: 'created' | 'updated' | 'unchanged';
};

export type AvailabilityBatchRequest = {
    /**
     * Calendars, each with the id of its listing.
     */
    items: Array<AvailabilityBatchItem | RefusedBatchItem>;
};

export type AvailabilityBatchItem = {
    /**
     * Your own id of the listing. `batch`, `.` and `..` are reserved.
     */
    external_id: string;
    /**
     * All ranges of the calendar, in any order.
     */
    ranges: Array<AvailabilityRangeInput>;
};

export type AvailabilityRangeInput = {
    /**
     * The first night.
     */
    start: string;
    /**
     * The day after the last night.
     */
    end: string;
    /**
     * Whether it can be booked.
     */
    status: 'available' | 'unavailable';
    /**
     * In minor units per unit of the listing's price, instead of `price.from`.
     */
    price?: number;
};

export type AvailabilityBatchAnswer = {
    /**
     * How many items came to what.
     */
    summary: AvailabilityBatchSummary;
    /**
     * One for each item, in the order sent.
     */
    results: Array<SavedCalendar | FailedItem>;
};

export type AvailabilityBatchSummary = {
    /**
     * Calendars that were saved.
     */
    saved: number;
    /**
     * Items that were refused or failed.
     */
    failed: number;
};

export type SavedCalendar = {
    /**
     * The place of the item in the request, from 0.
     */
    index: number;
    /**
     * The id that was sent; null when it was no text.
     */
    external_id: string | null;
    /**
     * Always 200.
     */
    status: 200;
};

export type AvailabilityCheckAnswer = {
    /**
     * How many items would come to what.
     */
    summary: AvailabilityCheckSummary;
    /**
     * One for each item, in the order sent.
     */
    results: Array<CheckedCalendar | FailedItem>;
};

export type AvailabilityCheckSummary = {
    /**
     * Calendars that would change.
     */
    changed: number;
    /**
     * Calendars that are saved as they were sent.
     */
    unchanged: number;
    /**
     * Items that would be refused.
     */
    failed: number;
};

export type CheckedCalendar = {
    /**
     * The place of the item in the request, from 0.
     */
    index: number;
    /**
     * The id that was sent; null when it was no text.
     */
    external_id: string | null;
    /**
     * Always 200.
     */
    status: 200;
    /**
     * Whether it differs from what is saved now.
     */
    changed: boolean;
};

export type Availability = {
    /**
     * Our id of the listing.
     */
    listing_id: number;
    /**
     * Your own id of the listing.
     */
    external_id: string;
    /**
     * Sorted by start.
     */
    ranges: Array<AvailabilityRange>;
};

export type AvailabilityRange = {
    /**
     * The first night.
     */
    start: string;
    /**
     * The day after the last night.
     */
    end: string;
    /**
     * Whether it can be booked.
     */
    status: 'available' | 'unavailable';
    /**
     * In minor units per unit of the listing's price, instead of `price.from`.
     */
    price: number | null;
};

export type AvailabilityInput = {
    /**
     * All ranges of the calendar, in any order.
     */
    ranges: Array<AvailabilityRangeInput>;
};

export type LeadPage = {
    /**
     * Leads, oldest first.
     */
    data: Array<Lead>;
    /**
     * Whether there is another page.
     */
    has_more: boolean;
    /**
     * `cursor` of the next page; null on the last.
     */
    next_cursor: string | null;
    /**
     * `cursor` of all that comes after this page, also on the last: keep it, and ask with it later for what is new.
     */
    resume_cursor: string;
};

export type Lead = {
    /**
     * The id of the lead.
     */
    id: string;
    /**
     * Whether a traveller clicked through to you or wrote to you.
     */
    kind: 'click' | 'enquiry';
    /**
     * When it was listed: never earlier than the lead before it.
     */
    created_at: string;
    /**
     * The traveller's name; like all contact details null for clicks and after 90 days.
     */
    name: string | null;
    /**
     * The traveller's email address; its domain may be in any script.
     */
    email: string | null;
    /**
     * The traveller's phone number.
     */
    phone: string | null;
    /**
     * The first day that the traveller asked for.
     */
    start_date: string | null;
    /**
     * The last day that the traveller asked for.
     */
    end_date: string | null;
    /**
     * How many people.
     */
    guests: number | null;
    /**
     * The traveller's message.
     */
    message: string | null;
    /**
     * Our page that the lead came from.
     */
    source_page: string | null;
    /**
     * When the traveller agreed to share these details.
     */
    consent_at: string | null;
    /**
     * The listing; null after it was deleted.
     */
    listing: LeadListing | null;
    /**
     * Whether it has reached you; clicks are `not_applicable`.
     */
    delivery_status: 'pending' | 'delivered' | 'failed' | 'not_applicable';
    /**
     * How often the webhook was tried.
     */
    delivery_attempts: number;
    /**
     * When it first reached you.
     */
    delivered_at: string | null;
    /**
     * When your webhook answered 2xx.
     */
    webhook_delivered_at: string | null;
    /**
     * When the email of the enquiry was sent.
     */
    email_sent_at: string | null;
    /**
     * When you acknowledged it.
     */
    acked_at: string | null;
};

export type LeadListing = {
    /**
     * Our id of the listing.
     */
    id: number;
    /**
     * Your own id of the listing.
     */
    external_id: string;
    /**
     * Its title.
     */
    title: string;
    /**
     * Your page of the listing, byte for byte as it was sent.
     */
    url: string;
    /**
     * Our page of the listing.
     */
    public_url: string;
};

export type EventPage = {
    /**
     * Events, oldest first.
     */
    data: Array<Event>;
    /**
     * Whether there is another page.
     */
    has_more: boolean;
    /**
     * `cursor` of the next page; null on the last.
     */
    next_cursor: string | null;
    /**
     * `cursor` of all that comes after this page, also on the last: keep it, and ask with it later for what is new.
     */
    resume_cursor: string;
};

export type Event = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * What it is about.
     */
    type: 'lead.created' | 'webhook.test';
    /**
     * When it was emitted.
     */
    created_at: string;
    /**
     * As the webhook carries it; null once the personal data of the lead was erased.
     */
    data: LeadData | TestEventData | null;
    /**
     * How its delivery stands.
     */
    delivery: EventDelivery;
    /**
     * Every attempt of the last 90 days.
     */
    attempts: Array<DeliveryAttempt>;
};

export type LeadData = {
    /**
     * The id of the lead.
     */
    id: string;
    /**
     * Whether a traveller clicked through to you or wrote to you.
     */
    kind: 'click' | 'enquiry';
    /**
     * When it was listed: never earlier than the lead before it.
     */
    created_at: string;
    /**
     * The traveller's name; like all contact details null for clicks and after 90 days.
     */
    name: string | null;
    /**
     * The traveller's email address; its domain may be in any script.
     */
    email: string | null;
    /**
     * The traveller's phone number.
     */
    phone: string | null;
    /**
     * The first day that the traveller asked for.
     */
    start_date: string | null;
    /**
     * The last day that the traveller asked for.
     */
    end_date: string | null;
    /**
     * How many people.
     */
    guests: number | null;
    /**
     * The traveller's message.
     */
    message: string | null;
    /**
     * Our page that the lead came from.
     */
    source_page: string | null;
    /**
     * When the traveller agreed to share these details.
     */
    consent_at: string | null;
    /**
     * The listing; null after it was deleted.
     */
    listing: LeadListing | null;
};

export type TestEventData = {
    /**
     * That it is a test.
     */
    message: string;
};

export type EventDelivery = {
    /**
     * `waiting`: attempts go on. `stopped`: there is no webhook. `cancelled`: it reached you in another way, or was erased.
     */
    state: 'waiting' | 'delivered' | 'failed' | 'stopped' | 'cancelled';
    /**
     * How many attempts were made.
     */
    attempts: number;
    /**
     * When the next attempt is made; null when there is none.
     */
    next_attempt_at: string | null;
    /**
     * When attempts ended; null while they go on.
     */
    ended_at: string | null;
};

export type DeliveryAttempt = {
    /**
     * 1 for the first.
     */
    number: number;
    /**
     * When it was made.
     */
    at: string;
    /**
     * The address it was sent to.
     */
    url: string | null;
    /**
     * What your receiver answered; null when it did not.
     */
    response_status: number | null;
    /**
     * Milliseconds until the answer or the failure.
     */
    duration_ms: number;
    /**
     * Why it failed; null for one that your receiver took.
     */
    error: 'timeout' | 'dns' | 'tls' | 'connection' | 'redirect' | 'status' | 'blocked' | null;
    /**
     * The failure in a sentence.
     */
    reason: string | null;
};

export type TestEnquiry = {
    /**
     * Your own id of an active listing of the test account.
     */
    external_id: string;
    /**
     * The traveller's name. At most 120 characters, not counting spaces around them. An empty text counts as not sent.
     */
    name?: string;
    /**
     * The traveller's email address.
     */
    email?: string;
    /**
     * The traveller's phone number. At most 40 characters, not counting spaces around them. An empty text counts as not sent.
     */
    phone?: string;
    /**
     * The first day that the traveller asks for.
     */
    start_date?: string;
    /**
     * The last day, after the first.
     */
    end_date?: string;
    /**
     * How many people.
     */
    guests?: number;
    /**
     * The traveller's message. At most 2000 characters, not counting spaces around them. An empty text counts as not sent.
     */
    message?: string;
};

export type TestClick = {
    /**
     * Your own id of an active listing of the test account.
     */
    external_id: string;
};

export type TestClickResult = {
    /**
     * The lead of the click.
     */
    lead: Lead;
    /**
     * Where `/go/{id}` would send the traveller: your page with `cc_lead`.
     */
    redirect_url: string;
};

export type TestClock = {
    /**
     * By how much what waits comes nearer.
     */
    advance_seconds: number;
};

export type TestClockResult = {
    /**
     * By how much.
     */
    advanced_seconds: number;
    /**
     * Attempts at your webhook that wait, now nearer.
     */
    attempts: number;
};

export type Statistics = {
    /**
     * The first day, UTC.
     */
    from: string;
    /**
     * The last day, UTC, included.
     */
    to: string;
    /**
     * What the periods are.
     */
    by: 'day' | 'week' | 'month';
    /**
     * Your `external_id` of the listing; null for all of them, deleted ones included.
     */
    listing: string | null;
    /**
     * All of it.
     */
    total: Figures;
    /**
     * Every day, week or month from the oldest on.
     */
    periods: Array<PeriodFigures>;
    /**
     * Those with any figures.
     */
    sources: Array<SourceFigures>;
    /**
     * Those with any figures.
     */
    countries: Array<CountryFigures>;
};

export type Figures = {
    /**
     * Times a listing was shown: in results, on pages of campsites, as a card of the map.
     */
    shown: number;
    /**
     * Views of listings’ pages.
     */
    viewed: number;
    /**
     * Times a traveller saved a listing.
     */
    saved: number;
    /**
     * Clicks to your website.
     */
    clicks: number;
    /**
     * Enquiries.
     */
    enquiries: number;
};

export type PeriodFigures = {
    /**
     * The day, the Monday of the week or the first day of the month.
     */
    starts: string;
    /**
     * Times a listing was shown: in results, on pages of campsites, as a card of the map.
     */
    shown: number;
    /**
     * Views of listings’ pages.
     */
    viewed: number;
    /**
     * Times a traveller saved a listing.
     */
    saved: number;
    /**
     * Clicks to your website.
     */
    clicks: number;
    /**
     * Enquiries.
     */
    enquiries: number;
};

export type SourceFigures = {
    /**
     * Where travellers came upon the listing: `listing`, `search`, `landing`, `map`, `featured`, `place_page`, `assistant`. More may be added.
     */
    source: string;
    /**
     * Times a listing was shown: in results, on pages of campsites, as a card of the map.
     */
    shown: number;
    /**
     * Views of listings’ pages.
     */
    viewed: number;
    /**
     * Times a traveller saved a listing.
     */
    saved: number;
    /**
     * Clicks to your website.
     */
    clicks: number;
    /**
     * Enquiries.
     */
    enquiries: number;
};

export type CountryFigures = {
    /**
     * ISO 3166-1 alpha-2 code of the country of the place that was asked for; null where no place was.
     */
    country: string | null;
    /**
     * Times a listing was shown: in results, on pages of campsites, as a card of the map.
     */
    shown: number;
    /**
     * Views of listings’ pages.
     */
    viewed: number;
    /**
     * Times a traveller saved a listing.
     */
    saved: number;
    /**
     * Clicks to your website.
     */
    clicks: number;
    /**
     * Enquiries.
     */
    enquiries: number;
};

export type Taxonomy = {
    /**
     * The version of the taxonomy.
     */
    version: string;
    /**
     * Values of `category`.
     */
    categories: Array<TaxonomyCategory>;
    /**
     * Values of `vehicle.vehicle_class`.
     */
    vehicle_classes: Array<LabelledKey>;
    /**
     * Values of `amenities`.
     */
    amenities: Array<LabelledKey>;
    /**
     * Values of `campsite.pitch_types`.
     */
    pitch_types: Array<string>;
    /**
     * Values of `vehicle.transmission`.
     */
    transmissions: Array<string>;
    /**
     * Values of `vehicle.fuel`.
     */
    fuels: Array<string>;
    /**
     * Values of `price.unit`.
     */
    price_units: Array<string>;
    /**
     * Values of `policies.cancellation`.
     */
    cancellation_policies: Array<string>;
    /**
     * Values of `location.precision`.
     */
    location_precisions: Array<string>;
    /**
     * Values of `status`.
     */
    listing_statuses: Array<string>;
    /**
     * Values of `price.currency`.
     */
    currencies: Currencies;
};

export type TaxonomyCategory = {
    /**
     * What the API takes.
     */
    key: string;
    /**
     * What it means.
     */
    label: string;
    /**
     * The path of its page on our site.
     */
    path: string;
};

export type LabelledKey = {
    /**
     * What the API takes.
     */
    key: string;
    /**
     * What it means.
     */
    label: string;
};

export type Currencies = {
    /**
     * Which currencies are taken.
     */
    note: string;
    /**
     * Codes of those that are sent most.
     */
    common: Array<string>;
};

export type LeadCreatedEvent = {
    /**
     * The id of the event, the same at every attempt.
     */
    id: string;
    /**
     * Always `lead.created`.
     */
    type: 'lead.created';
    /**
     * When the enquiry came.
     */
    created_at: string;
    /**
     * The enquiry, with the listing as it was then.
     */
    data: LeadData;
};

export type WebhookTestEvent = {
    /**
     * The id of the event.
     */
    id: string;
    /**
     * Always `webhook.test`.
     */
    type: 'webhook.test';
    /**
     * When it was sent.
     */
    created_at: string;
    /**
     * Nothing to work with.
     */
    data: WebhookTestData;
};

export type WebhookTestData = {
    /**
     * That it is a test.
     */
    message: string;
};

export type Error = {
    /**
     * What went wrong.
     */
    error: ErrorObject;
};

/**
 * With a test key: the failure to answer with. A live key passes over it.
 */
export type CcTestFault = 'rate_limited' | 'error' | 'slow' | 'cut';

export type GetAccountData = {
    body?: never;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: never;
    url: '/me';
};

export type GetAccountErrors = {
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type GetAccountError = GetAccountErrors[keyof GetAccountErrors];

export type GetAccountResponses = {
    /**
     * Your account.
     */
    200: Partner;
};

export type GetAccountResponse = GetAccountResponses[keyof GetAccountResponses];

export type UpdateAccountData = {
    body: PartnerUpdate;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: never;
    url: '/me';
};

export type UpdateAccountErrors = {
    /**
     * `invalid_json`: The body is not valid JSON.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `payload_too_large`: The body is over 1 MB (10 MB for a batch).
     */
    413: Error;
    /**
     * `unsupported_media_type`: The body was not sent as application/json in UTF-8.
     */
    415: Error;
    /**
     * `validation_error`: The body breaks the rules; `details` lists every problem.
     */
    422: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type UpdateAccountError = UpdateAccountErrors[keyof UpdateAccountErrors];

export type UpdateAccountResponses = {
    /**
     * Your account after the change.
     */
    200: UpdatedPartner;
};

export type UpdateAccountResponse = UpdateAccountResponses[keyof UpdateAccountResponses];

export type TestWebhookData = {
    body?: never;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: never;
    url: '/webhooks/test';
};

export type TestWebhookErrors = {
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `webhook_not_configured`: No webhook_url is set; set one with PATCH /me.
     */
    409: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type TestWebhookError = TestWebhookErrors[keyof TestWebhookErrors];

export type TestWebhookResponses = {
    /**
     * The event was sent; look at `delivered`.
     */
    200: WebhookTestResult;
};

export type TestWebhookResponse = TestWebhookResponses[keyof TestWebhookResponses];

export type PlanRotationData = {
    body: RotationRequest;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: never;
    url: '/webhooks/rotation';
};

export type PlanRotationErrors = {
    /**
     * `invalid_json`: The body is not valid JSON.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `webhook_not_configured`: No webhook_url is set; set one with PATCH /me.
     */
    409: Error;
    /**
     * `payload_too_large`: The body is over 1 MB (10 MB for a batch).
     */
    413: Error;
    /**
     * `unsupported_media_type`: The body was not sent as application/json in UTF-8.
     */
    415: Error;
    /**
     * `validation_error`: The body breaks the rules; `details` lists every problem.
     */
    422: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type PlanRotationError = PlanRotationErrors[keyof PlanRotationErrors];

export type PlanRotationResponses = {
    /**
     * The new secret, in this answer only.
     */
    200: Rotation;
};

export type PlanRotationResponse = PlanRotationResponses[keyof PlanRotationResponses];

export type FinishRotationData = {
    body?: never;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: never;
    url: '/webhooks/rotation/finish';
};

export type FinishRotationErrors = {
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `not_found`: There is no such thing on your account.
     */
    404: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type FinishRotationError = FinishRotationErrors[keyof FinishRotationErrors];

export type FinishRotationResponses = {
    /**
     * The old secret signs nothing any more.
     */
    204: void;
};

export type FinishRotationResponse = FinishRotationResponses[keyof FinishRotationResponses];

export type ListListingsData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the answer that you have: 304 without a body if it is still right.
         */
        'If-None-Match'?: string;
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: {
        /**
         * Only listings of this status.
         */
        status?: 'active' | 'paused';
        /**
         * Only listings of this category.
         */
        category?: 'campervan' | 'motorhome' | 'caravan' | 'campsite';
        /**
         * Only listings whose content changed at this time or later.
         */
        updated_since?: string;
        /**
         * Only these fields of each listing, separated by commas; all without it.
         */
        fields?: string;
        /**
         * Where to go on: `next_cursor` of the page before.
         */
        cursor?: string;
        /**
         * Most items of one page.
         */
        limit?: number;
    };
    url: '/listings';
};

export type ListListingsErrors = {
    /**
     * `bad_request`: A query parameter is unknown, repeated, empty or wrong.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type ListListingsError = ListListingsErrors[keyof ListListingsErrors];

export type ListListingsResponses = {
    /**
     * A page of listings.
     */
    200: ListingPage | ListingFieldsPage;
};

export type ListListingsResponse = ListListingsResponses[keyof ListListingsResponses];

export type PutListingsData = {
    body: BatchRequest;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: never;
    url: '/listings/batch';
};

export type PutListingsErrors = {
    /**
     * `invalid_json`: The body is not valid JSON.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `payload_too_large`: The body is over 1 MB (10 MB for a batch).
     */
    413: Error;
    /**
     * `unsupported_media_type`: The body was not sent as application/json in UTF-8.
     */
    415: Error;
    /**
     * `validation_error`: The body breaks the rules; `details` lists every problem.
     */
    422: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type PutListingsError = PutListingsErrors[keyof PutListingsErrors];

export type PutListingsResponses = {
    /**
     * One result an item, in the order sent.
     */
    200: BatchAnswer;
};

export type PutListingsResponse = PutListingsResponses[keyof PutListingsResponses];

export type CheckListingsData = {
    body: BatchRequest;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: never;
    url: '/listings/batch/check';
};

export type CheckListingsErrors = {
    /**
     * `invalid_json`: The body is not valid JSON.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `payload_too_large`: The body is over 1 MB (10 MB for a batch).
     */
    413: Error;
    /**
     * `unsupported_media_type`: The body was not sent as application/json in UTF-8.
     */
    415: Error;
    /**
     * `validation_error`: The body breaks the rules; `details` lists every problem.
     */
    422: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type CheckListingsError = CheckListingsErrors[keyof CheckListingsErrors];

export type CheckListingsResponses = {
    /**
     * One result an item, in the order sent.
     */
    200: BatchCheckAnswer;
};

export type CheckListingsResponse = CheckListingsResponses[keyof CheckListingsResponses];

export type DeleteListingsData = {
    body: DeletionRequest;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: never;
    url: '/listings/batch/delete';
};

export type DeleteListingsErrors = {
    /**
     * `invalid_json`: The body is not valid JSON.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `payload_too_large`: The body is over 1 MB (10 MB for a batch).
     */
    413: Error;
    /**
     * `unsupported_media_type`: The body was not sent as application/json in UTF-8.
     */
    415: Error;
    /**
     * `validation_error`: The body breaks the rules; `details` lists every problem.
     */
    422: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type DeleteListingsError = DeleteListingsErrors[keyof DeleteListingsErrors];

export type DeleteListingsResponses = {
    /**
     * One result an id, in the order sent.
     */
    200: DeletionAnswer;
};

export type DeleteListingsResponse = DeleteListingsResponses[keyof DeleteListingsResponses];

export type DeleteListingData = {
    body?: never;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path: {
        /**
         * The partner's own id of the listing. `batch`, `.` and `..` are reserved.
         */
        external_id: string;
    };
    query?: never;
    url: '/listings/{external_id}';
};

export type DeleteListingErrors = {
    /**
     * `invalid_external_id`: The external_id in the path has characters or a length that are not allowed.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `not_found`: There is no such thing on your account.
     */
    404: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type DeleteListingError = DeleteListingErrors[keyof DeleteListingErrors];

export type DeleteListingResponses = {
    /**
     * Deleted.
     */
    204: void;
};

export type DeleteListingResponse = DeleteListingResponses[keyof DeleteListingResponses];

export type GetListingData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the answer that you have: 304 without a body if it is still right.
         */
        'If-None-Match'?: string;
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path: {
        /**
         * The partner's own id of the listing. `batch`, `.` and `..` are reserved.
         */
        external_id: string;
    };
    query?: never;
    url: '/listings/{external_id}';
};

export type GetListingErrors = {
    /**
     * `invalid_external_id`: The external_id in the path has characters or a length that are not allowed.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `not_found`: There is no such thing on your account.
     */
    404: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type GetListingError = GetListingErrors[keyof GetListingErrors];

export type GetListingResponses = {
    /**
     * The listing.
     */
    200: Listing;
};

export type GetListingResponse = GetListingResponses[keyof GetListingResponses];

export type PutListingData = {
    body: ListingInput;
    headers?: {
        /**
         * The ETag that the listing had when you read it: 412, and nothing is changed, if it is not that any more.
         */
        'If-Match'?: string;
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path: {
        /**
         * The partner's own id of the listing. `batch`, `.` and `..` are reserved.
         */
        external_id: string;
    };
    query?: never;
    url: '/listings/{external_id}';
};

export type PutListingErrors = {
    /**
     * `invalid_external_id`: The external_id in the path has characters or a length that are not allowed. `invalid_json`: The body is not valid JSON.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `precondition_failed`: The listing is not the one that `If-Match` names; read it again.
     */
    412: Error;
    /**
     * `payload_too_large`: The body is over 1 MB (10 MB for a batch).
     */
    413: Error;
    /**
     * `unsupported_media_type`: The body was not sent as application/json in UTF-8.
     */
    415: Error;
    /**
     * `validation_error`: The body breaks the rules; `details` lists every problem.
     */
    422: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type PutListingError = PutListingErrors[keyof PutListingErrors];

export type PutListingResponses = {
    /**
     * The listing existed: updated or unchanged.
     */
    200: UpsertedListing;
    /**
     * The listing is new.
     */
    201: UpsertedListing;
};

export type PutListingResponse = PutListingResponses[keyof PutListingResponses];

export type PutAvailabilitiesData = {
    body: AvailabilityBatchRequest;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: never;
    url: '/availability/batch';
};

export type PutAvailabilitiesErrors = {
    /**
     * `invalid_json`: The body is not valid JSON.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `payload_too_large`: The body is over 1 MB (10 MB for a batch).
     */
    413: Error;
    /**
     * `unsupported_media_type`: The body was not sent as application/json in UTF-8.
     */
    415: Error;
    /**
     * `validation_error`: The body breaks the rules; `details` lists every problem.
     */
    422: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type PutAvailabilitiesError = PutAvailabilitiesErrors[keyof PutAvailabilitiesErrors];

export type PutAvailabilitiesResponses = {
    /**
     * One result an item, in the order sent.
     */
    200: AvailabilityBatchAnswer;
};

export type PutAvailabilitiesResponse = PutAvailabilitiesResponses[keyof PutAvailabilitiesResponses];

export type CheckAvailabilitiesData = {
    body: AvailabilityBatchRequest;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: never;
    url: '/availability/batch/check';
};

export type CheckAvailabilitiesErrors = {
    /**
     * `invalid_json`: The body is not valid JSON.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `payload_too_large`: The body is over 1 MB (10 MB for a batch).
     */
    413: Error;
    /**
     * `unsupported_media_type`: The body was not sent as application/json in UTF-8.
     */
    415: Error;
    /**
     * `validation_error`: The body breaks the rules; `details` lists every problem.
     */
    422: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type CheckAvailabilitiesError = CheckAvailabilitiesErrors[keyof CheckAvailabilitiesErrors];

export type CheckAvailabilitiesResponses = {
    /**
     * One result an item, in the order sent.
     */
    200: AvailabilityCheckAnswer;
};

export type CheckAvailabilitiesResponse = CheckAvailabilitiesResponses[keyof CheckAvailabilitiesResponses];

export type GetAvailabilityData = {
    body?: never;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path: {
        /**
         * The partner's own id of the listing. `batch`, `.` and `..` are reserved.
         */
        external_id: string;
    };
    query?: never;
    url: '/listings/{external_id}/availability';
};

export type GetAvailabilityErrors = {
    /**
     * `invalid_external_id`: The external_id in the path has characters or a length that are not allowed.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `not_found`: There is no such thing on your account.
     */
    404: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type GetAvailabilityError = GetAvailabilityErrors[keyof GetAvailabilityErrors];

export type GetAvailabilityResponses = {
    /**
     * The calendar, sorted by start.
     */
    200: Availability;
};

export type GetAvailabilityResponse = GetAvailabilityResponses[keyof GetAvailabilityResponses];

export type PutAvailabilityData = {
    body: AvailabilityInput;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path: {
        /**
         * The partner's own id of the listing. `batch`, `.` and `..` are reserved.
         */
        external_id: string;
    };
    query?: never;
    url: '/listings/{external_id}/availability';
};

export type PutAvailabilityErrors = {
    /**
     * `invalid_external_id`: The external_id in the path has characters or a length that are not allowed. `invalid_json`: The body is not valid JSON.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `not_found`: There is no such thing on your account.
     */
    404: Error;
    /**
     * `payload_too_large`: The body is over 1 MB (10 MB for a batch).
     */
    413: Error;
    /**
     * `unsupported_media_type`: The body was not sent as application/json in UTF-8.
     */
    415: Error;
    /**
     * `validation_error`: The body breaks the rules; `details` lists every problem.
     */
    422: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type PutAvailabilityError = PutAvailabilityErrors[keyof PutAvailabilityErrors];

export type PutAvailabilityResponses = {
    /**
     * The calendar, sorted by start.
     */
    200: Availability;
};

export type PutAvailabilityResponse = PutAvailabilityResponses[keyof PutAvailabilityResponses];

export type ListLeadsData = {
    body?: never;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: {
        /**
         * Only leads created at this time or later.
         */
        since?: string;
        /**
         * Only leads of this kind.
         */
        kind?: 'click' | 'enquiry';
        /**
         * Only leads in this state of delivery.
         */
        delivery_status?: 'pending' | 'delivered' | 'failed' | 'not_applicable';
        /**
         * Where to go on: `next_cursor` of the page before.
         */
        cursor?: string;
        /**
         * Most items of one page.
         */
        limit?: number;
    };
    url: '/leads';
};

export type ListLeadsErrors = {
    /**
     * `bad_request`: A query parameter is unknown, repeated, empty or wrong.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type ListLeadsError = ListLeadsErrors[keyof ListLeadsErrors];

export type ListLeadsResponses = {
    /**
     * A page of leads.
     */
    200: LeadPage;
};

export type ListLeadsResponse = ListLeadsResponses[keyof ListLeadsResponses];

export type GetLeadData = {
    body?: never;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path: {
        /**
         * The id of the lead.
         */
        id: string;
    };
    query?: never;
    url: '/leads/{id}';
};

export type GetLeadErrors = {
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `not_found`: There is no such thing on your account.
     */
    404: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type GetLeadError = GetLeadErrors[keyof GetLeadErrors];

export type GetLeadResponses = {
    /**
     * The lead.
     */
    200: Lead;
};

export type GetLeadResponse = GetLeadResponses[keyof GetLeadResponses];

export type AcknowledgeLeadData = {
    body?: never;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path: {
        /**
         * The id of the lead.
         */
        id: string;
    };
    query?: never;
    url: '/leads/{id}/ack';
};

export type AcknowledgeLeadErrors = {
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `not_found`: There is no such thing on your account.
     */
    404: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type AcknowledgeLeadError = AcknowledgeLeadErrors[keyof AcknowledgeLeadErrors];

export type AcknowledgeLeadResponses = {
    /**
     * The lead.
     */
    200: Lead;
};

export type AcknowledgeLeadResponse = AcknowledgeLeadResponses[keyof AcknowledgeLeadResponses];

export type ListEventsData = {
    body?: never;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: {
        /**
         * Only events emitted at this time or later.
         */
        since?: string;
        /**
         * Only events of this type.
         */
        type?: 'lead.created' | 'webhook.test';
        /**
         * Only events whose delivery stands so.
         */
        state?: 'waiting' | 'delivered' | 'failed' | 'stopped' | 'cancelled';
        /**
         * Where to go on: `next_cursor` of the page before.
         */
        cursor?: string;
        /**
         * Most items of one page.
         */
        limit?: number;
    };
    url: '/events';
};

export type ListEventsErrors = {
    /**
     * `bad_request`: A query parameter is unknown, repeated, empty or wrong.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type ListEventsError = ListEventsErrors[keyof ListEventsErrors];

export type ListEventsResponses = {
    /**
     * A page of events.
     */
    200: EventPage;
};

export type ListEventsResponse = ListEventsResponses[keyof ListEventsResponses];

export type GetEventData = {
    body?: never;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path: {
        /**
         * The id of the event.
         */
        id: string;
    };
    query?: never;
    url: '/events/{id}';
};

export type GetEventErrors = {
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `not_found`: There is no such thing on your account.
     */
    404: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type GetEventError = GetEventErrors[keyof GetEventErrors];

export type GetEventResponses = {
    /**
     * The event.
     */
    200: Event;
};

export type GetEventResponse = GetEventResponses[keyof GetEventResponses];

export type ResendEventData = {
    body?: never;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path: {
        /**
         * The id of the event.
         */
        id: string;
    };
    query?: never;
    url: '/events/{id}/resend';
};

export type ResendEventErrors = {
    /**
     * `bad_request`: A query parameter is unknown, repeated, empty or wrong.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `not_found`: There is no such thing on your account.
     */
    404: Error;
    /**
     * `webhook_not_configured`: No webhook_url is set; set one with PATCH /me.
     */
    409: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type ResendEventError = ResendEventErrors[keyof ResendEventErrors];

export type ResendEventResponses = {
    /**
     * The event, which waits for its next attempt.
     */
    200: Event;
};

export type ResendEventResponse = ResendEventResponses[keyof ResendEventResponses];

export type CauseEnquiryData = {
    body: TestEnquiry;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: never;
    url: '/test/enquiries';
};

export type CauseEnquiryErrors = {
    /**
     * `invalid_json`: The body is not valid JSON.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `not_found`: There is no such thing on your account.
     */
    404: Error;
    /**
     * `payload_too_large`: The body is over 1 MB (10 MB for a batch).
     */
    413: Error;
    /**
     * `unsupported_media_type`: The body was not sent as application/json in UTF-8.
     */
    415: Error;
    /**
     * `validation_error`: The body breaks the rules; `details` lists every problem.
     */
    422: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type CauseEnquiryError = CauseEnquiryErrors[keyof CauseEnquiryErrors];

export type CauseEnquiryResponses = {
    /**
     * The lead.
     */
    201: Lead;
};

export type CauseEnquiryResponse = CauseEnquiryResponses[keyof CauseEnquiryResponses];

export type CauseClickData = {
    body: TestClick;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: never;
    url: '/test/clicks';
};

export type CauseClickErrors = {
    /**
     * `invalid_json`: The body is not valid JSON.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `not_found`: There is no such thing on your account.
     */
    404: Error;
    /**
     * `payload_too_large`: The body is over 1 MB (10 MB for a batch).
     */
    413: Error;
    /**
     * `unsupported_media_type`: The body was not sent as application/json in UTF-8.
     */
    415: Error;
    /**
     * `validation_error`: The body breaks the rules; `details` lists every problem.
     */
    422: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type CauseClickError = CauseClickErrors[keyof CauseClickErrors];

export type CauseClickResponses = {
    /**
     * The lead, and the address.
     */
    201: TestClickResult;
};

export type CauseClickResponse = CauseClickResponses[keyof CauseClickResponses];

export type AdvanceClockData = {
    body: TestClock;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: never;
    url: '/test/clock';
};

export type AdvanceClockErrors = {
    /**
     * `invalid_json`: The body is not valid JSON.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `payload_too_large`: The body is over 1 MB (10 MB for a batch).
     */
    413: Error;
    /**
     * `unsupported_media_type`: The body was not sent as application/json in UTF-8.
     */
    415: Error;
    /**
     * `validation_error`: The body breaks the rules; `details` lists every problem.
     */
    422: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type AdvanceClockError = AdvanceClockErrors[keyof AdvanceClockErrors];

export type AdvanceClockResponses = {
    /**
     * How many attempts came nearer.
     */
    200: TestClockResult;
};

export type AdvanceClockResponse = AdvanceClockResponses[keyof AdvanceClockResponses];

export type GetStatisticsData = {
    body?: never;
    headers?: {
        /**
         * With a test key: the failure to answer with. A live key passes over it.
         */
        'CC-Test-Fault'?: 'rate_limited' | 'error' | 'slow' | 'cut';
    };
    path?: never;
    query?: {
        /**
         * The first day, UTC; 29 days before `to` when it is not given.
         */
        from?: string;
        /**
         * The last day, UTC, included; today when it is not given.
         */
        to?: string;
        /**
         * Your `external_id` of one listing; all of them when it is not given.
         */
        listing?: string;
        /**
         * Figures of each day (kept for 90 days), week (400 days) or month (800 days); `day` when it is not given.
         */
        by?: 'day' | 'week' | 'month';
    };
    url: '/stats';
};

export type GetStatisticsErrors = {
    /**
     * `bad_request`: A query parameter is unknown, repeated, empty or wrong.
     */
    400: Error;
    /**
     * `unauthorized`: The API key is missing or wrong.
     */
    401: Error;
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `not_found`: There is no such thing on your account.
     */
    404: Error;
    /**
     * `rate_limited`: Too many requests; wait for `Retry-After` seconds.
     */
    429: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
    /**
     * `internal_error`: The service is away for a moment; send the request again.
     */
    503: Error;
};

export type GetStatisticsError = GetStatisticsErrors[keyof GetStatisticsErrors];

export type GetStatisticsResponses = {
    /**
     * The figures.
     */
    200: Statistics;
};

export type GetStatisticsResponse = GetStatisticsResponses[keyof GetStatisticsResponses];

export type GetTaxonomyData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the answer that you have: 304 without a body if it is still right.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/taxonomy';
};

export type GetTaxonomyErrors = {
    /**
     * `forbidden`: The account is pending, suspended or rejected, or the call came by http. Do not retry.
     */
    403: Error;
    /**
     * `internal_error`: Something failed on our side; retry with a growing delay.
     */
    500: Error;
};

export type GetTaxonomyError = GetTaxonomyErrors[keyof GetTaxonomyErrors];

export type GetTaxonomyResponses = {
    /**
     * The taxonomy.
     */
    200: Taxonomy;
};

export type GetTaxonomyResponse = GetTaxonomyResponses[keyof GetTaxonomyResponses];

export type ReceiveLeadWebhookPayload = LeadCreatedEvent;

export type ReceiveLeadWebhookRequest = {
    body: ReceiveLeadWebhookPayload;
    key: 'lead.created';
    path?: never;
    query?: never;
};

export type ReceiveTestWebhookPayload = WebhookTestEvent;

export type ReceiveTestWebhookRequest = {
    body: ReceiveTestWebhookPayload;
    key: 'webhook.test';
    path?: never;
    query?: never;
};
