"""Client of the Campcairn partner API: one file, Python 3.9 or newer, no dependencies.

    from campcairn_client import Campcairn

    campcairn = Campcairn()  # CAMPCAIRN_API_KEY and CAMPCAIRN_BASE_URL
    listing = campcairn.listings.put("bramble", {
        "category": "campervan",
        "title": "Bramble, a campervan for four",
        "url": "https://vans.example/bramble",
        "location": {"lat": 50.4155, "lng": -5.0737},
    })
    print(listing["result"], listing["public_url"])

Documentation: https://campcairn.example/developers/python
Newest version: https://campcairn.example/developers/packages/campcairn_client.py
Changes of the API: https://campcairn.example/developers/changelog
Licence: Apache-2.0
"""

from __future__ import annotations

import hashlib
import hmac
import http.client
import json
import os
import random
import re
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections import deque
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import (
    Any,
    Callable,
    Collection,
    Deque,
    Dict,
    Generic,
    Iterable,
    Iterator,
    List,
    Literal,
    Mapping,
    Optional,
    Sequence,
    Set,
    Tuple,
    TypedDict,
    TypeVar,
    Union,
    cast,
    overload,
)

__version__ = "1.0.0"

# Types of the API, generated from its description: run `npm run openapi` to update them.
# <generated>


class Partner(TypedDict):
    id: int
    slug: str
    name: str
    website: str
    status: Literal["pending", "approved", "suspended", "rejected"]
    is_demo: bool
    api_key_prefix: str
    webhook_url: Optional[str]
    webhook_secret_set: bool
    lead_email: Optional[str]
    categories: List[str]
    countries: List[str]
    listings: ListingCounts
    rate_limit: RateLimit
    created_at: str
    approved_at: Optional[str]


class ListingCounts(TypedDict):
    active: int
    paused: int


class RateLimit(TypedDict):
    limit: int
    window_seconds: int


class PartnerUpdate(TypedDict, total=False):
    webhook_url: Optional[str]
    lead_email: Optional[str]
    rotate_webhook_secret: bool


class _UpdatedPartner(TypedDict):
    id: int
    slug: str
    name: str
    website: str
    status: Literal["pending", "approved", "suspended", "rejected"]
    is_demo: bool
    api_key_prefix: str
    webhook_url: Optional[str]
    webhook_secret_set: bool
    lead_email: Optional[str]
    categories: List[str]
    countries: List[str]
    listings: ListingCounts
    rate_limit: RateLimit
    created_at: str
    approved_at: Optional[str]


class UpdatedPartner(_UpdatedPartner, total=False):
    webhook_secret: str
    webhook_secret_notice: str


class WebhookTestResult(TypedDict):
    delivered: bool
    event_id: str
    response_status: Optional[int]
    error: Optional[str]
    duration_ms: int


class RotationRequest(TypedDict, total=False):
    hours: int


class Rotation(TypedDict):
    webhook_secret: str
    webhook_secret_notice: str
    ends_at: str


class Listing(TypedDict):
    id: int
    external_id: str
    category: Literal["campervan", "motorhome", "caravan", "campsite"]
    status: Literal["active", "paused"]
    title: str
    description: Optional[str]
    url: str
    public_url: str
    images: List[Image]
    location: Location
    price: Optional[Price]
    vehicle: Optional[Vehicle]
    campsite: Optional[Campsite]
    amenities: List[str]
    policies: Optional[Policies]
    rating: Optional[Rating]
    osm_ref: Optional[str]
    place_id: Optional[int]
    sleeps: Optional[int]
    created_at: str
    updated_at: str


class _Image(TypedDict):
    url: str


class Image(_Image, total=False):
    alt: str
    width: int
    height: int


class Town(TypedDict):
    id: int
    name: str


class Location(TypedDict):
    lat: float
    lng: float
    precision: Literal["exact", "approximate"]
    name: Optional[str]
    country_code: str
    region_id: Optional[str]
    town: Optional[Town]


Price = TypedDict("Price", {"from": "int", "currency": "str", "unit": "Literal['night', 'week']", "min_nights": "Optional[int]", "deposit": "Optional[int]"})


class Vehicle(TypedDict, total=False):
    vehicle_class: Literal["compact_campervan", "campervan", "large_campervan", "low_profile", "coachbuilt", "a_class", "overland_4x4", "touring_caravan", "static_caravan", "folding_camper", "trailer_tent"]
    make: str
    model: str
    year: int
    berths: int
    seats: int
    transmission: Literal["manual", "automatic"]
    fuel: Literal["diesel", "petrol", "electric", "hybrid", "lpg"]
    length_m: float
    height_m: float
    width_m: float
    weight_kg: int
    licence: str


class Campsite(TypedDict, total=False):
    pitch_types: List[Literal["tent", "caravan", "motorhome", "campervan", "glamping", "cabin", "static_caravan"]]
    pitches: int
    open_from: str
    open_to: str
    check_in: str
    check_out: str


class Policies(TypedDict, total=False):
    pets_allowed: bool
    smoking_allowed: bool
    festivals_allowed: bool
    travel_abroad_allowed: bool
    one_way_available: bool
    instant_book: bool
    min_driver_age: int
    mileage_included_per_day_km: Optional[int]
    insurance_included: bool
    insurance_excess: int
    cancellation: Literal["flexible", "moderate", "strict", "non_refundable"]
    cancellation_text: str


class Rating(TypedDict):
    value: float
    count: int


class ListingFields(TypedDict, total=False):
    id: int
    external_id: str
    category: Literal["campervan", "motorhome", "caravan", "campsite"]
    status: Literal["active", "paused"]
    title: str
    description: Optional[str]
    url: str
    public_url: str
    images: List[Image]
    location: Location
    price: Optional[Price]
    vehicle: Optional[Vehicle]
    campsite: Optional[Campsite]
    amenities: List[str]
    policies: Optional[Policies]
    rating: Optional[Rating]
    osm_ref: Optional[str]
    place_id: Optional[int]
    sleeps: Optional[int]
    created_at: str
    updated_at: str


class _BatchItem(TypedDict):
    external_id: str
    category: Literal["campervan", "motorhome", "caravan", "campsite"]
    title: str
    url: str
    location: LocationInput


class BatchItem(_BatchItem, total=False):
    status: Literal["active", "paused"]
    description: str
    images: List[ImageInput]
    price: PriceInput
    vehicle: VehicleInput
    campsite: CampsiteInput
    amenities: List[Literal["toilet", "shower", "hot_water", "kitchen", "fridge", "freezer", "oven", "microwave", "heating", "air_conditioning", "solar", "inverter", "awning", "bike_rack", "tv", "gps", "reversing_camera", "cruise_control", "isofix", "bedding", "kitchen_kit", "outdoor_furniture", "electric_hookup", "hardstanding", "waste_disposal", "drinking_water", "toilets", "showers", "laundry", "wifi", "swimming_pool", "playground", "shop", "restaurant", "bar", "dogs_allowed", "wheelchair_accessible", "ev_charging"]]
    policies: PoliciesInput
    rating: RatingInput
    osm_ref: str


class _ImageInput(TypedDict):
    url: str


class ImageInput(_ImageInput, total=False):
    alt: str
    width: int
    height: int


class _LocationInput(TypedDict):
    lat: float
    lng: float


class LocationInput(_LocationInput, total=False):
    precision: Literal["exact", "approximate"]
    name: str
    country_code: str


_PriceInput = TypedDict("_PriceInput", {"from": "int", "currency": "str"})


class PriceInput(_PriceInput, total=False):
    unit: Literal["night", "week"]
    min_nights: int
    deposit: int


class VehicleInput(TypedDict, total=False):
    vehicle_class: Literal["compact_campervan", "campervan", "large_campervan", "low_profile", "coachbuilt", "a_class", "overland_4x4", "touring_caravan", "static_caravan", "folding_camper", "trailer_tent"]
    make: str
    model: str
    year: int
    berths: int
    seats: int
    transmission: Literal["manual", "automatic"]
    fuel: Literal["diesel", "petrol", "electric", "hybrid", "lpg"]
    length_m: float
    height_m: float
    width_m: float
    weight_kg: int
    licence: str


class CampsiteInput(TypedDict, total=False):
    pitch_types: List[Literal["tent", "caravan", "motorhome", "campervan", "glamping", "cabin", "static_caravan"]]
    pitches: int
    open_from: str
    open_to: str
    check_in: str
    check_out: str


class PoliciesInput(TypedDict, total=False):
    pets_allowed: bool
    smoking_allowed: bool
    festivals_allowed: bool
    travel_abroad_allowed: bool
    one_way_available: bool
    instant_book: bool
    min_driver_age: int
    mileage_included_per_day_km: Optional[int]
    insurance_included: bool
    insurance_excess: int
    cancellation: Literal["flexible", "moderate", "strict", "non_refundable"]
    cancellation_text: str


class RatingInput(TypedDict):
    value: float
    count: int


class SavedBatchItem(TypedDict):
    index: int
    external_id: Optional[str]
    status: Literal[200, 201]
    result: Literal["created", "updated", "unchanged"]
    id: int
    public_url: str


class FailedBatchItem(TypedDict):
    index: int
    external_id: Optional[str]
    status: int
    result: Literal["error"]
    error: ErrorObject


class Problem(TypedDict):
    path: str
    message: str


class _ErrorObject(TypedDict):
    code: Literal["invalid_json", "bad_request", "invalid_external_id", "unauthorized", "forbidden", "not_found", "method_not_allowed", "webhook_not_configured", "precondition_failed", "payload_too_large", "unsupported_media_type", "validation_error", "rate_limited", "internal_error"]
    message: str


class ErrorObject(_ErrorObject, total=False):
    details: List[Problem]
    doc_url: str


class CheckedBatchItem(TypedDict):
    index: int
    external_id: Optional[str]
    status: Literal[200, 201]
    result: Literal["created", "updated", "unchanged"]
    changes: List[ChangedField]


class _ChangedField(TypedDict):
    field: str


class ChangedField(_ChangedField, total=False):
    before: Any
    after: Any


class DeletedItem(TypedDict):
    index: int
    external_id: Optional[str]
    status: Literal[204]


class FailedItem(TypedDict):
    index: int
    external_id: Optional[str]
    status: int
    error: ErrorObject


class _ListingInput(TypedDict):
    category: Literal["campervan", "motorhome", "caravan", "campsite"]
    title: str
    url: str
    location: LocationInput


class ListingInput(_ListingInput, total=False):
    status: Literal["active", "paused"]
    description: str
    images: List[ImageInput]
    price: PriceInput
    vehicle: VehicleInput
    campsite: CampsiteInput
    amenities: List[Literal["toilet", "shower", "hot_water", "kitchen", "fridge", "freezer", "oven", "microwave", "heating", "air_conditioning", "solar", "inverter", "awning", "bike_rack", "tv", "gps", "reversing_camera", "cruise_control", "isofix", "bedding", "kitchen_kit", "outdoor_furniture", "electric_hookup", "hardstanding", "waste_disposal", "drinking_water", "toilets", "showers", "laundry", "wifi", "swimming_pool", "playground", "shop", "restaurant", "bar", "dogs_allowed", "wheelchair_accessible", "ev_charging"]]
    policies: PoliciesInput
    rating: RatingInput
    osm_ref: str


class UpsertedListing(TypedDict):
    id: int
    external_id: str
    category: Literal["campervan", "motorhome", "caravan", "campsite"]
    status: Literal["active", "paused"]
    title: str
    description: Optional[str]
    url: str
    public_url: str
    images: List[Image]
    location: Location
    price: Optional[Price]
    vehicle: Optional[Vehicle]
    campsite: Optional[Campsite]
    amenities: List[str]
    policies: Optional[Policies]
    rating: Optional[Rating]
    osm_ref: Optional[str]
    place_id: Optional[int]
    sleeps: Optional[int]
    created_at: str
    updated_at: str
    result: Literal["created", "updated", "unchanged"]


class AvailabilityBatchItem(TypedDict):
    external_id: str
    ranges: List[AvailabilityRangeInput]


class _AvailabilityRangeInput(TypedDict):
    start: str
    end: str
    status: Literal["available", "unavailable"]


class AvailabilityRangeInput(_AvailabilityRangeInput, total=False):
    price: int


class SavedCalendar(TypedDict):
    index: int
    external_id: Optional[str]
    status: Literal[200]


class CheckedCalendar(TypedDict):
    index: int
    external_id: Optional[str]
    status: Literal[200]
    changed: bool


class Availability(TypedDict):
    listing_id: int
    external_id: str
    ranges: List[AvailabilityRange]


class AvailabilityRange(TypedDict):
    start: str
    end: str
    status: Literal["available", "unavailable"]
    price: Optional[int]


class Lead(TypedDict):
    id: str
    kind: Literal["click", "enquiry"]
    created_at: str
    name: Optional[str]
    email: Optional[str]
    phone: Optional[str]
    start_date: Optional[str]
    end_date: Optional[str]
    guests: Optional[int]
    message: Optional[str]
    source_page: Optional[str]
    consent_at: Optional[str]
    listing: Optional[LeadListing]
    delivery_status: Literal["pending", "delivered", "failed", "not_applicable"]
    delivery_attempts: int
    delivered_at: Optional[str]
    webhook_delivered_at: Optional[str]
    email_sent_at: Optional[str]
    acked_at: Optional[str]


class LeadListing(TypedDict):
    id: int
    external_id: str
    title: str
    url: str
    public_url: str


class Event(TypedDict):
    id: str
    type: Literal["lead.created", "webhook.test"]
    created_at: str
    data: Optional[Union[LeadData, TestEventData]]
    delivery: EventDelivery
    attempts: List[DeliveryAttempt]


class LeadData(TypedDict):
    id: str
    kind: Literal["click", "enquiry"]
    created_at: str
    name: Optional[str]
    email: Optional[str]
    phone: Optional[str]
    start_date: Optional[str]
    end_date: Optional[str]
    guests: Optional[int]
    message: Optional[str]
    source_page: Optional[str]
    consent_at: Optional[str]
    listing: Optional[LeadListing]


class TestEventData(TypedDict):
    message: str


class EventDelivery(TypedDict):
    state: Literal["waiting", "delivered", "failed", "stopped", "cancelled"]
    attempts: int
    next_attempt_at: Optional[str]
    ended_at: Optional[str]


class DeliveryAttempt(TypedDict):
    number: int
    at: str
    url: Optional[str]
    response_status: Optional[int]
    duration_ms: int
    error: Optional[Literal["timeout", "dns", "tls", "connection", "redirect", "status", "blocked"]]
    reason: Optional[str]


class _TestEnquiry(TypedDict):
    external_id: str


class TestEnquiry(_TestEnquiry, total=False):
    name: str
    email: str
    phone: str
    start_date: str
    end_date: str
    guests: int
    message: str


class TestClick(TypedDict):
    external_id: str


class TestClickResult(TypedDict):
    lead: Lead
    redirect_url: str


class TestClock(TypedDict):
    advance_seconds: int


class TestClockResult(TypedDict):
    advanced_seconds: int
    attempts: int


Statistics = TypedDict("Statistics", {"from": "str", "to": "str", "by": "Literal['day', 'week', 'month']", "listing": "Optional[str]", "total": "Figures", "periods": "List[PeriodFigures]", "sources": "List[SourceFigures]", "countries": "List[CountryFigures]"})


class Figures(TypedDict):
    shown: int
    viewed: int
    saved: int
    clicks: int
    enquiries: int


class PeriodFigures(TypedDict):
    starts: str
    shown: int
    viewed: int
    saved: int
    clicks: int
    enquiries: int


class SourceFigures(TypedDict):
    source: str
    shown: int
    viewed: int
    saved: int
    clicks: int
    enquiries: int


class CountryFigures(TypedDict):
    country: Optional[str]
    shown: int
    viewed: int
    saved: int
    clicks: int
    enquiries: int


class Taxonomy(TypedDict):
    version: str
    categories: List[TaxonomyCategory]
    vehicle_classes: List[LabelledKey]
    amenities: List[LabelledKey]
    pitch_types: List[str]
    transmissions: List[str]
    fuels: List[str]
    price_units: List[str]
    cancellation_policies: List[str]
    location_precisions: List[str]
    listing_statuses: List[str]
    currencies: Currencies


class TaxonomyCategory(TypedDict):
    key: str
    label: str
    path: str


class LabelledKey(TypedDict):
    key: str
    label: str


class Currencies(TypedDict):
    note: str
    common: List[str]


class LeadCreatedEvent(TypedDict):
    id: str
    type: Literal["lead.created"]
    created_at: str
    data: LeadData


class WebhookTestEvent(TypedDict):
    id: str
    type: Literal["webhook.test"]
    created_at: str
    data: WebhookTestData


class WebhookTestData(TypedDict):
    message: str


BatchResult = Union[SavedBatchItem, FailedBatchItem]


CheckResult = Union[CheckedBatchItem, FailedBatchItem]


_LISTING_FIELDS = (
    "category",
    "status",
    "title",
    "description",
    "url",
    "location.lat",
    "location.lng",
    "location.precision",
    "location.name",
    "location.country_code",
    "price.from",
    "price.currency",
    "price.unit",
    "price.min_nights",
    "price.deposit",
    "vehicle.vehicle_class",
    "vehicle.make",
    "vehicle.model",
    "vehicle.year",
    "vehicle.berths",
    "vehicle.seats",
    "vehicle.transmission",
    "vehicle.fuel",
    "vehicle.length_m",
    "vehicle.height_m",
    "vehicle.width_m",
    "vehicle.weight_kg",
    "vehicle.licence",
    "campsite.pitch_types",
    "campsite.pitches",
    "campsite.open_from",
    "campsite.open_to",
    "campsite.check_in",
    "campsite.check_out",
    "amenities",
    "policies.pets_allowed",
    "policies.smoking_allowed",
    "policies.festivals_allowed",
    "policies.travel_abroad_allowed",
    "policies.one_way_available",
    "policies.instant_book",
    "policies.min_driver_age",
    "policies.mileage_included_per_day_km",
    "policies.insurance_included",
    "policies.insurance_excess",
    "policies.cancellation",
    "policies.cancellation_text",
    "rating.value",
    "rating.count",
    "osm_ref",
)


# </generated>

Time = Union[str, datetime]
WebhookEvent = Union[LeadCreatedEvent, WebhookTestEvent]
CalendarResult = Union[SavedCalendar, FailedItem]
CalendarCheckResult = Union[CheckedCalendar, FailedItem]
DeletionResult = Union[DeletedItem, FailedItem]
Kind = Literal["click", "enquiry"]
DeliveryStatus = Literal["pending", "delivered", "failed", "not_applicable"]
Category = Literal["campervan", "motorhome", "caravan", "campsite"]

_T = TypeVar("_T")


class CampcairnError(Exception):
    """Base class of all errors of this module."""


class ApiError(CampcairnError):
    """The API answered with an error status.

    `code` is stable and made for programs; None when the answer was not the API's, but a proxy's for
    example. `fields` has every problem of what was sent: the dotted path of the field, and how to
    mend it. `scope` says which calls were counted by a 429: `general` or `reading`. `doc_url` is the
    address of the guide's explanation of the code.
    """

    def __init__(
        self,
        method: str,
        path: str,
        status: int,
        code: Optional[str],
        message: str,
        fields: Sequence[Problem] = (),
        request_id: Optional[str] = None,
        retry_after_seconds: Optional[int] = None,
        scope: Optional[str] = None,
        doc_url: Optional[str] = None,
    ) -> None:
        request = f" [request {request_id}]" if request_id else ""
        lines = [f"{method} {path}: {status} {code or ''} {message}{request}"]
        lines += [f"  {field['path'] or '(body)'}: {field['message']}" for field in fields]
        super().__init__("\n".join(lines))
        self.method = method
        self.path = path
        self.status = status
        self.code = code
        self.fields = list(fields)
        self.request_id = request_id
        self.retry_after_seconds = retry_after_seconds
        self.scope = scope
        self.doc_url = doc_url


class ConnectionFailed(CampcairnError):
    """No whole answer came: the connection failed, broke or took too long. `__cause__` has details."""


class WebhookError(CampcairnError):
    """A webhook without a valid signature: answer 401 and do nothing.

    `problem` is `missing`, `malformed`, `too_old` or `mismatch`.
    """

    def __init__(self, problem: str, message: str) -> None:
        super().__init__(message)
        self.problem = problem


_FIRST_WAIT_SECONDS = 0.5
_LONGEST_BACKOFF_SECONDS = 20.0
_LONGEST_RETRY_AFTER_SECONDS = 120


def _backoff(attempt: int) -> float:
    """The wait after a number of attempts in seconds: exponential, with random jitter."""
    most: float = min(_FIRST_WAIT_SECONDS * 2 ** (attempt - 1), _LONGEST_BACKOFF_SECONDS)
    return most * (0.5 + random.random() / 2)


def _retry_after_seconds(value: Optional[str], date: Optional[str]) -> Optional[int]:
    """Reads `Retry-After`: seconds, or a date, compared with the `Date` of the same answer."""
    text = (value or "").strip()
    if re.fullmatch(r"\d+", text, re.ASCII):
        return int(text)
    try:
        until = parsedate_to_datetime(text).timestamp()
    except (TypeError, ValueError, IndexError):
        return None
    try:
        sent = parsedate_to_datetime(date or "").timestamp()
    except (TypeError, ValueError, IndexError):
        sent = time.time()
    return max(0, round(until - sent))


def _wait_asked(seconds: int) -> Optional[float]:
    """The wait that the API asked for; None if it is too long to wait."""
    return None if seconds > _LONGEST_RETRY_AFTER_SECONDS else seconds + random.uniform(0.1, 1)


class _Gate:
    """Lets through as many calls as the API takes, and after a 429 none until it takes calls again.

    For all threads that share a client.
    """

    # Calls that may start at once after the first that had to wait. From then on they are spread
    # over the time, so that no program takes the whole of each window from others with the same key.
    LATER_BURST = 10

    def __init__(
        self,
        clock: Callable[[], float],
        sleep: Callable[[float], None],
        calls_per_minute: Optional[float],
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._own = calls_per_minute
        self._calls, self._seconds = 120.0, 60.0
        self._changed = threading.Condition()
        self._under_way = 0
        # Times at which calls of the last window were answered: the API counted each before.
        self._answered: Deque[float] = deque()
        # When the next call is due at an even rate; None while none had to wait.
        self._even_at: Optional[float] = None
        self._closed_until: Optional[float] = None
        self._closings = 0

    def _rate(self) -> Tuple[float, float]:
        if self._own is not None and self._own * self._seconds < self._calls * 60:
            return self._own, 60.0
        return self._calls, self._seconds

    def _next_start(self, now: float) -> Optional[float]:
        """When another call may start; None while that depends on an answer."""
        calls, seconds = self._rate()
        if self._closed_until is not None:
            if now < self._closed_until:
                return self._closed_until
            self._closed_until = None
            self._even_at = now
        while self._answered and self._answered[0] + seconds <= now:
            self._answered.popleft()
        if self._under_way >= calls:
            return None
        free = now
        if self._under_way + len(self._answered) >= calls:
            free = self._answered[0] + seconds
        if self._even_at is None:
            return free
        return max(free, self._even_at - (self.LATER_BURST - 1) * seconds / calls)

    def enter(self) -> None:
        """Waits until a call may start. Each call that started has to `leave`."""
        while True:
            with self._changed:
                now = self._clock()
                start = self._next_start(now)
                if start is None:
                    self._changed.wait()
                    continue
                if start <= now:
                    calls, seconds = self._rate()
                    self._under_way += 1
                    if self._even_at is not None:
                        self._even_at = max(self._even_at, now) + seconds / calls
                    return
                if self._even_at is None:
                    self._even_at = start
            self._sleep(start - now)

    def leave(self, refused: bool) -> None:
        """Notes that a call has ended; `refused` by 429."""
        with self._changed:
            self._under_way -= 1
            if not refused:
                self._answered.append(self._clock())
                self._closings = 0
            self._changed.notify_all()

    def set_rate(self, calls: int, seconds: int) -> None:
        """Sets the rate that the API stated."""
        with self._changed:
            self._calls, self._seconds = float(calls), float(seconds)

    def close(self, seconds: float) -> int:
        """Lets no call through for a time.

        Returns how often that happened without any other answer between.
        """
        with self._changed:
            now = self._clock()
            if self._closed_until is None or self._closed_until <= now:
                self._closings += 1
                self._closed_until = now + seconds
            else:
                self._closed_until = max(self._closed_until, now + seconds)
            return self._closings


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """The key must not go anywhere else."""

    def redirect_request(self, *_args: Any, **_kwargs: Any) -> None:
        return None


class Retry(TypedDict):
    """A failed attempt that will be repeated."""

    error: CampcairnError
    # Number of the failed attempt of this call, from 1.
    attempt: int


_SAFE = re.compile(r"https://.|http://(?:localhost|127\.[\d.]+|\[::1\])(?:[:/]|$)")
_KEY = re.compile(r"cc_(?:live|test)_[0-9A-Za-z]+", re.ASCII)
_POLICY = re.compile(r"([1-9]\d{0,8});w=([1-9]\d{0,8})", re.ASCII)
_READING = re.compile(r"/(?:leads|events|stats)(?:/|$)")


class _Http:
    """Sends calls with retries."""

    def __init__(
        self,
        api_key: str,
        base_url: str,
        attempts: int,
        timeout_seconds: float,
        requests_per_minute: Optional[float],
        headers: Optional[Mapping[str, str]],
        on_retry: Optional[Callable[[Retry], None]],
        clock: Callable[[], float],
        sleep: Callable[[float], None],
    ) -> None:
        self.base = base_url.strip().rstrip("/")
        if not _SAFE.match(self.base):
            raise ValueError("base_url must be an address with https.")
        if not _KEY.fullmatch(api_key.strip()):
            raise ValueError("api_key must be a whole key: cc_live_… or cc_test_….")
        if requests_per_minute is not None and requests_per_minute < 1:
            raise ValueError("requests_per_minute must be 1 or more.")
        self._headers = {
            "Accept": "application/json",
            "Authorization": f"Bearer {api_key.strip()}",
            "User-Agent": f"campcairn-python/{__version__}",
            **(headers or {}),
        }
        self.attempts = attempts
        self._timeout = timeout_seconds
        self._on_retry = on_retry
        self.sleep = sleep
        self._gates = {
            scope: _Gate(clock, sleep, requests_per_minute) for scope in ("general", "reading")
        }
        self._opener = urllib.request.build_opener(_NoRedirects)

    def _attempt(self, method: str, path: str, query: str, body: Optional[bytes]) -> Any:
        headers = dict(self._headers)
        if body is not None:
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(
            self.base + path + query, method=method, headers=headers, data=body
        )
        try:
            response: Any
            try:
                response = self._opener.open(request, timeout=self._timeout)
            except urllib.error.HTTPError as error:
                response = error
            with response:
                status: int = response.getcode()
                answered = response.headers
                text = response.read()
        except (OSError, http.client.HTTPException) as error:
            raise ConnectionFailed(f"{method} {path}: no whole answer came ({error}).") from error
        policy = _POLICY.fullmatch(answered.get("RateLimit-Policy") or "")
        if policy:
            self._gate_of(path).set_rate(int(policy[1]), int(policy[2]))
        is_success = 200 <= status < 300
        if is_success and not text:
            return None
        parsed: Any = None
        if (answered.get("Content-Type") or "").startswith("application/json"):
            try:
                parsed = json.loads(text)
            except ValueError:
                pass
        if is_success and parsed is not None:
            return parsed
        stated = parsed.get("error") if isinstance(parsed, dict) else None
        refusal = cast("Dict[str, Any]", stated if isinstance(stated, dict) else {})
        raise ApiError(
            method,
            path,
            status,
            refusal.get("code"),
            refusal.get("message", "The answer is not one of the API. Is base_url right?"),
            refusal.get("details", ()),
            answered.get("X-Request-Id"),
            _retry_after_seconds(answered.get("Retry-After"), answered.get("Date")),
            answered.get("RateLimit-Scope"),
            refusal.get("doc_url"),
        )

    def _gate_of(self, path: str) -> _Gate:
        return self._gates["reading" if _READING.match(path) else "general"]

    def _close_after(self, error: ApiError, gate: _Gate) -> bool:
        """Closes the gate after a 429; returns whether the call should be repeated.

        The API has done nothing, so that any call may be. Only a gate that was closed again and
        again without any call getting through counts against the number of attempts.
        """
        asked = error.retry_after_seconds
        seconds = _LONGEST_BACKOFF_SECONDS if asked is None else _wait_asked(asked)
        if seconds is None:
            return False
        # A 429 that does not say which calls it counts is about all of them.
        closings = gate.close(seconds)
        if error.scope is None:
            for other in self._gates.values():
                if other is not gate:
                    other.close(seconds)
        return closings < self.attempts

    def send(
        self,
        method: str,
        path: str,
        *,
        repeatable: bool,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        text: Optional[str] = None,
        absent_is_done: bool = False,
    ) -> Any:
        """Sends one call and returns the parsed answer.

        `repeatable` says whether repeating the call is harmless, so that it is repeated when its
        answer was lost. Raises ApiError or ConnectionFailed.
        """
        given = {name: _text(value) for name, value in (query or {}).items() if value is not None}
        encoded = f"?{urllib.parse.urlencode(given)}" if given else ""
        if body is not None:
            text = _json(body)
        data = None if text is None else text.encode()
        gate = self._gate_of(path)
        attempt = failures = 0
        while True:
            gate.enter()
            attempt += 1
            refused = False
            again = False
            wait: Optional[float] = None
            try:
                return self._attempt(method, path, encoded, data)
            except (ApiError, ConnectionFailed) as error:
                status = error.status if isinstance(error, ApiError) else None
                if isinstance(error, ApiError) and status == 429:
                    refused = True
                    again = self._close_after(error, gate)
                else:
                    if failures > 0 and status == 404 and absent_is_done:
                        return None
                    failures += 1
                    if failures < self.attempts and repeatable:
                        wait = self._wait_after(error, failures)
                        again = wait is not None
                if not again:
                    raise
                if self._on_retry:
                    self._on_retry({"error": error, "attempt": attempt})
            finally:
                gate.leave(refused)
            if wait is not None:
                self.sleep(wait)

    @staticmethod
    def _wait_after(error: CampcairnError, failures: int) -> Optional[float]:
        if not isinstance(error, ApiError):
            return _backoff(failures)
        if error.status < 500:
            return None
        asked = error.retry_after_seconds
        return _backoff(failures) if asked is None else _wait_asked(asked)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _text(value: Any) -> str:
    """A value of a query."""
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise ValueError("A time needs a zone: datetime.now(timezone.utc), for example.")
        return value.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    return str(value)


def _part(text: str) -> str:
    return urllib.parse.quote(text, safe="")


class ListOf(Generic[_T]):
    """A list of the API. Iterating asks for each page when it is needed."""

    def __init__(self, http: _Http, path: str, query: Mapping[str, Any]) -> None:
        self._http = http
        self._path = path
        self._query = query
        # Cursor to continue at: all items before it have been iterated over. After an interruption it
        # is that of the page that was not finished, whose first items then come again. Lists of leads
        # and events have it also at their end: keep it, and ask with it later for what is new.
        self.cursor: Optional[str] = query.get("cursor")

    def pages(self) -> Iterator[Dict[str, Any]]:
        """Iterates over pages as the API answers them."""
        cursor: Optional[str] = self._query.get("cursor")
        self.cursor = cursor
        while True:
            query = {**self._query, "cursor": cursor}
            page = self._http.send("GET", self._path, query=query, repeatable=True)
            yield page
            cursor = page["next_cursor"]
            self.cursor = page.get("resume_cursor") or cursor or self.cursor
            if cursor is None:
                return

    def __iter__(self) -> Iterator[_T]:
        for page in self.pages():
            yield from page["data"]

    def all(self) -> List[_T]:
        """All items."""
        return list(self)


class Account:
    """Your account, with the addresses that are told of enquiries."""

    def __init__(self, http: _Http) -> None:
        self._http = http

    def get(self) -> Partner:
        """Your account."""
        return cast(Partner, self._http.send("GET", "/me", repeatable=True))

    def update(self, change: PartnerUpdate) -> UpdatedPartner:
        """Changes the given fields.

        A new signing secret stands only in this answer, so the call is not repeated by itself when
        its answer was lost.
        """
        answer = self._http.send("PATCH", "/me", body=change, repeatable=False)
        return cast(UpdatedPartner, answer)

    def test_webhook(self) -> WebhookTestResult:
        """Sends your webhook a test event; `delivered` says whether it arrived."""
        answer = self._http.send("POST", "/webhooks/test", repeatable=False)
        return cast(WebhookTestResult, answer)

    def plan_rotation(self, rotation: Optional[RotationRequest] = None) -> Rotation:
        """Makes a second secret. Events are signed by both until the second one takes over."""
        body: RotationRequest = {} if rotation is None else rotation
        answer = self._http.send("POST", "/webhooks/rotation", body=body, repeatable=False)
        return cast(Rotation, answer)

    def finish_rotation(self) -> None:
        """Ends a planned rotation now: only the new secret stays valid."""
        self._http.send("POST", "/webhooks/rotation/finish", repeatable=False)


_LARGEST_BATCH = 100
_LARGEST_DELETION = 1000
# The API takes 10 MB, with the JSON around the items.
_LARGEST_BODY_BYTES = 10 * 1024 * 1024 - 1024


class Listings:
    """Your listings, by your own ids."""

    def __init__(self, http: _Http) -> None:
        self._http = http

    @overload
    def list(
        self,
        *,
        status: Optional[Literal["active", "paused"]] = None,
        category: Optional[Category] = None,
        updated_since: Optional[Time] = None,
        fields: None = None,
        cursor: Optional[str] = None,
        limit: int = 200,
    ) -> ListOf[Listing]: ...

    @overload
    def list(
        self,
        *,
        status: Optional[Literal["active", "paused"]] = None,
        category: Optional[Category] = None,
        updated_since: Optional[Time] = None,
        fields: Sequence[str],
        cursor: Optional[str] = None,
        limit: int = 200,
    ) -> ListOf[ListingFields]: ...

    def list(
        self,
        *,
        status: Optional[Literal["active", "paused"]] = None,
        category: Optional[Category] = None,
        updated_since: Optional[Time] = None,
        fields: Optional[Sequence[str]] = None,
        cursor: Optional[str] = None,
        limit: int = 200,
    ) -> Any:
        """All your listings, or those that the filters leave; only some of their fields if named."""
        query = {
            "status": status,
            "category": category,
            "updated_since": updated_since,
            "fields": None if fields is None else ",".join(fields),
            "cursor": cursor,
            "limit": limit,
        }
        return ListOf(self._http, "/listings", query)

    def get(self, external_id: str) -> Listing:
        """One listing. Raises ApiError with status 404 if there is none."""
        answer = self._http.send("GET", f"/listings/{_part(external_id)}", repeatable=True)
        return cast(Listing, answer)

    def put(self, external_id: str, listing: ListingInput) -> UpsertedListing:
        """Makes or replaces a listing. Fields that are left out are cleared."""
        path = f"/listings/{_part(external_id)}"
        return cast(UpsertedListing, self._http.send("PUT", path, body=listing, repeatable=True))

    def put_many(
        self, items: Iterable[BatchItem], *, batch_size: int = _LARGEST_BATCH
    ) -> Iterator[Tuple[BatchItem, BatchResult]]:
        """Makes or replaces any number of listings with as few calls as possible.

        Yields each item with what became of it, in the order of the items. A listing that is refused
        does not stop the others: look at `result["result"]`. Raises if a whole call is refused or
        fails.
        """
        sent = self._send_many("/listings/batch", "items", items, batch_size, _LARGEST_BATCH)
        return cast("Iterator[Tuple[BatchItem, BatchResult]]", sent)

    def check_many(
        self, items: Iterable[BatchItem], *, batch_size: int = _LARGEST_BATCH
    ) -> Iterator[Tuple[BatchItem, CheckResult]]:
        """Says what put_many would do with the items, and changes nothing.

        Yields each item with the fields that would change, or with the error that it would be refused
        with.
        """
        sent = self._send_many("/listings/batch/check", "items", items, batch_size, _LARGEST_BATCH)
        return cast("Iterator[Tuple[BatchItem, CheckResult]]", sent)

    def delete(self, external_id: str) -> None:
        """Deletes a listing with its availability. Raises ApiError with status 404 for none."""
        path = f"/listings/{_part(external_id)}"
        self._http.send("DELETE", path, repeatable=True, absent_is_done=True)

    def delete_many(
        self, external_ids: Iterable[str], *, batch_size: int = _LARGEST_DELETION
    ) -> Iterator[Tuple[str, DeletionResult]]:
        """Deletes any number of listings.

        Yields each id with its `status`: 204, or 404 if there was none. After a lost answer the call
        is repeated, and then says 404 of what it had deleted.
        """
        path = "/listings/batch/delete"
        sent = self._send_many(path, "external_ids", external_ids, batch_size, _LARGEST_DELETION)
        return cast("Iterator[Tuple[str, DeletionResult]]", sent)

    def availability(self, external_id: str) -> Availability:
        """When a listing can be booked."""
        path = f"/listings/{_part(external_id)}/availability"
        return cast(Availability, self._http.send("GET", path, repeatable=True))

    def put_availability(
        self, external_id: str, ranges: Sequence[AvailabilityRangeInput]
    ) -> Availability:
        """Replaces the availability of a listing. Without ranges it is unknown."""
        path = f"/listings/{_part(external_id)}/availability"
        body = {"ranges": [*ranges]}
        return cast(Availability, self._http.send("PUT", path, body=body, repeatable=True))

    def put_availability_many(
        self, items: Iterable[AvailabilityBatchItem], *, batch_size: int = _LARGEST_BATCH
    ) -> Iterator[Tuple[AvailabilityBatchItem, CalendarResult]]:
        """Replaces the availability of any number of listings.

        Yields each item with its `status`: 200, or 404 for a listing that is not there.
        """
        sent = self._send_many("/availability/batch", "items", items, batch_size, _LARGEST_BATCH)
        return cast("Iterator[Tuple[AvailabilityBatchItem, CalendarResult]]", sent)

    def check_availability_many(
        self, items: Iterable[AvailabilityBatchItem], *, batch_size: int = _LARGEST_BATCH
    ) -> Iterator[Tuple[AvailabilityBatchItem, CalendarCheckResult]]:
        """Says what put_availability_many would do with the calendars, and changes nothing."""
        path = "/availability/batch/check"
        sent = self._send_many(path, "items", items, batch_size, _LARGEST_BATCH)
        return cast("Iterator[Tuple[AvailabilityBatchItem, CalendarCheckResult]]", sent)

    def _send_many(
        self, path: str, field: str, items: Iterable[Any], batch_size: int, largest: int
    ) -> Iterator[Tuple[Any, Dict[str, Any]]]:
        if not 1 <= batch_size <= largest:
            raise ValueError(f"batch_size: 1 to {largest}.")
        return self._batches(path, field, items, batch_size)

    def _batches(
        self, path: str, field: str, items: Iterable[Any], batch_size: int
    ) -> Iterator[Tuple[Any, Dict[str, Any]]]:
        batch: List[Tuple[Any, str]] = []
        size = begin = 0
        for item in items:
            text = _json(item)
            length = len(text.encode()) + 1
            if batch and (len(batch) == batch_size or size + length > _LARGEST_BODY_BYTES):
                yield from self._send_batch(path, field, batch, begin)
                begin += len(batch)
                batch, size = [], 0
            batch.append((item, text))
            size += length
        if batch:
            yield from self._send_batch(path, field, batch, begin)

    def _send_batch(
        self, path: str, field: str, batch: List[Tuple[Any, str]], begin: int
    ) -> Iterator[Tuple[Any, Dict[str, Any]]]:
        """Sends one batch. Items at which the service itself failed are sent again."""
        results: List[Dict[str, Any]] = [{} for _ in batch]
        last = {_id_of(item): place for place, (item, _) in enumerate(batch)}
        places: List[int] = [*range(len(batch))]
        attempt = 0
        while places:
            attempt += 1
            text = f'{{"{field}":[{",".join(batch[place][1] for place in places)}]}}'
            answer = self._http.send("POST", path, text=text, repeatable=True)
            answered = answer.get("results", [])
            if len(answered) != len(places):
                raise CampcairnError(f"POST {path}: the answer has not one result for each item.")
            for place, result in zip(places, answered):
                results[place] = result
            if attempt >= self._http.attempts:
                break
            # An item whose id comes again later in the batch was superseded: it is not repeated.
            places = [
                place
                for place in places
                if results[place]["status"] >= 500 and last[_id_of(batch[place][0])] == place
            ]
            if places:
                self._http.sleep(_backoff(attempt))
        for place, (item, _) in enumerate(batch):
            yield item, {**results[place], "index": begin + place}


def _id_of(item: Any) -> Any:
    return item if isinstance(item, str) else item.get("external_id")


class Leads:
    """Clicks and enquiries of travellers."""

    def __init__(self, http: _Http) -> None:
        self._http = http

    def list(
        self,
        *,
        since: Optional[Time] = None,
        kind: Optional[Kind] = None,
        delivery_status: Optional[DeliveryStatus] = None,
        cursor: Optional[str] = None,
        limit: int = 200,
    ) -> ListOf[Lead]:
        """All your leads, or those that the filters leave, oldest first."""
        query = {
            "since": since,
            "kind": kind,
            "delivery_status": delivery_status,
            "cursor": cursor,
            "limit": limit,
        }
        return ListOf(self._http, "/leads", query)

    def get(self, lead_id: str) -> Lead:
        """A lead. Raises `not_found` for an id that is none of yours."""
        path = f"/leads/{_part(lead_id)}"
        return cast(Lead, self._http.send("GET", path, repeatable=True))

    def acknowledge(self, lead_id: str) -> Lead:
        """Says that you have an enquiry, so that it is not sent again. May be repeated."""
        path = f"/leads/{_part(lead_id)}/ack"
        return cast(Lead, self._http.send("POST", path, repeatable=True))


class Events:
    """Events of the last 90 days that your webhook was sent, or would have been."""

    def __init__(self, http: _Http) -> None:
        self._http = http

    def list(
        self,
        *,
        since: Optional[Time] = None,
        type: Optional[Literal["lead.created", "webhook.test"]] = None,
        state: Optional[Literal["waiting", "delivered", "failed", "stopped", "cancelled"]] = None,
        cursor: Optional[str] = None,
        limit: int = 200,
    ) -> ListOf[Event]:
        """All events, or those that the filters leave, oldest first."""
        query = {"since": since, "type": type, "state": state, "cursor": cursor, "limit": limit}
        return ListOf(self._http, "/events", query)

    def get(self, event_id: str) -> Event:
        """One event with its attempts."""
        return cast(Event, self._http.send("GET", f"/events/{_part(event_id)}", repeatable=True))

    def resend(self, event_id: str) -> Event:
        """Sends an event to your webhook again, with the same bytes."""
        path = f"/events/{_part(event_id)}/resend"
        return cast(Event, self._http.send("POST", path, repeatable=False))


class TestMode:
    """For test keys: causing leads, and moving time on."""

    # pytest takes classes of this name for tests otherwise.
    __test__ = False

    def __init__(self, http: _Http) -> None:
        self._http = http

    def cause_enquiry(self, enquiry: TestEnquiry) -> Lead:
        """Makes an enquiry, as if a traveller had sent the form."""
        answer = self._http.send("POST", "/test/enquiries", body=enquiry, repeatable=False)
        return cast(Lead, answer)

    def cause_click(self, click: TestClick) -> TestClickResult:
        """Makes a click, as if a traveller had followed the link to you."""
        answer = self._http.send("POST", "/test/clicks", body=click, repeatable=False)
        return cast(TestClickResult, answer)

    def advance_clock(self, clock: TestClock) -> TestClockResult:
        """Moves on the time of attempts that wait for your webhook."""
        answer = self._http.send("POST", "/test/clock", body=clock, repeatable=False)
        return cast(TestClockResult, answer)


class Campcairn:
    """The Campcairn partner API. One client may serve all threads of a program.

    - `api_key`: `cc_live_…` or `cc_test_…`; the variable CAMPCAIRN_API_KEY if not given
    - `base_url`: with `/api/v1`; the variable CAMPCAIRN_BASE_URL if not given
    - `attempts`: most attempts of a call; 1 for never again
    - `timeout_seconds`: of one attempt
    - `requests_per_minute`: fewer calls than the API takes, when other programs use the same key;
      leads, events and statistics are counted apart, as the API does
    - `headers`: sent with each call: `{"CC-Test-Fault": "rate_limited"}` with a test key
    - `on_retry`: told of each attempt that will be repeated
    - `clock`, `sleep`: used instead of `time.monotonic` and `time.sleep`
    """

    def __init__(
        self,
        api_key: Optional[str] = None,
        base_url: Optional[str] = None,
        *,
        attempts: int = 5,
        timeout_seconds: float = 30,
        requests_per_minute: Optional[float] = None,
        headers: Optional[Mapping[str, str]] = None,
        on_retry: Optional[Callable[[Retry], None]] = None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        http = _Http(
            os.environ.get("CAMPCAIRN_API_KEY", "") if api_key is None else api_key,
            os.environ.get("CAMPCAIRN_BASE_URL", "") if base_url is None else base_url,
            attempts,
            timeout_seconds,
            requests_per_minute,
            headers,
            on_retry,
            clock,
            sleep,
        )
        self._http = http
        self.account = Account(http)
        self.listings = Listings(http)
        self.leads = Leads(http)
        self.events = Events(http)
        self.test_mode = TestMode(http)

    def statistics(
        self,
        *,
        from_: Optional[str] = None,
        to: Optional[str] = None,
        by: Optional[Literal["day", "week", "month"]] = None,
        listing: Optional[str] = None,
    ) -> Statistics:
        """How often your listings are seen. Part of Premium.

        Days are written 2026-05-31; `listing` is your id of a single one.
        """
        query = {"from": from_, "to": to, "by": by, "listing": listing}
        return cast(Statistics, self._http.send("GET", "/stats", query=query, repeatable=True))

    def taxonomy(self) -> Taxonomy:
        """The values that fields of listings may have."""
        return cast(Taxonomy, self._http.send("GET", "/taxonomy", repeatable=True))


_SIGNATURES = ("cc-signature", "cc-signature-next")
_SIGNATURE = re.compile(r"t=(\d{1,15}),v1=([0-9a-f]{64})", re.ASCII)


def sign_webhook(body: Union[str, bytes], secret: str, now: Optional[int] = None) -> str:
    """The value of `CC-Signature` for a body, for tests of your receiver."""
    if not secret:
        raise ValueError("secret is empty.")
    at = int(time.time()) if now is None else now
    raw = body.encode() if isinstance(body, str) else body
    return f"t={at},v1={_signature(secret, str(at), raw)}"


def _signature(secret: str, at: str, body: bytes) -> str:
    return hmac.new(secret.encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()


def verify_webhook(
    body: Union[str, bytes],
    headers: Mapping[str, str],
    secret: Union[str, Sequence[str]],
    *,
    tolerance_seconds: int = 300,
    now: Optional[float] = None,
) -> WebhookEvent:
    """Checks the signature of a webhook and returns its event. Raises WebhookError.

    `body` is the raw body, before any parsing. During a planned rotation either secret will do, since
    `CC-Signature` and `CC-Signature-Next` are both looked at; `secret` may also be both.
    """
    secrets = [secret] if isinstance(secret, str) else list(secret)
    if not secrets or "" in secrets:
        raise ValueError("secret is empty.")
    raw = body.encode() if isinstance(body, str) else bytes(body)
    at_now = time.time() if now is None else now
    found = {name.lower(): value for name, value in headers.items()}
    sent = [found[name] for name in _SIGNATURES if found.get(name)]
    if not sent:
        raise WebhookError("missing", "There is no header CC-Signature.")
    read = [match for match in map(_SIGNATURE.fullmatch, sent) if match]
    if not read:
        raise WebhookError("malformed", "CC-Signature is not of the form t=…,v1=….")
    recent = [match for match in read if abs(at_now - int(match[1])) <= tolerance_seconds]
    if not recent:
        away = f"more than {tolerance_seconds} seconds away from this machine's time"
        raise WebhookError("too_old", f"The signature was made {away}.")
    for match in recent:
        for one in secrets:
            if hmac.compare_digest(_signature(one, match[1], raw), match[2]):
                return cast(WebhookEvent, json.loads(raw))
    raise WebhookError("mismatch", "The signature is not by this secret over this body.")


class FieldChange(TypedDict):
    """A field that would change; None for a value that is not there."""

    field: str
    before: Any
    after: Any


class Comparison:
    """What sending items would change."""

    def __init__(self) -> None:
        self.created: List[BatchItem] = []
        self.changed: List[Tuple[BatchItem, List[FieldChange]]] = []
        self.unchanged: List[BatchItem] = []
        # Listings of the account that are missing among the items.
        self.gone: List[Listing] = []


def compare(
    items: Iterable[BatchItem],
    listings: Iterable[Listing],
    ids: Optional[Collection[str]] = None,
) -> Comparison:
    """Says what sending items would change, given the listings of the account. Calls nothing.

    `ids` are those of the listings that you have, if there are more of them than `items`; what is not
    among them is `gone`.
    """
    known = {listing["external_id"]: listing for listing in listings}
    result = Comparison()
    seen: Set[str] = set() if ids is None else set(ids)
    for item in items:
        if ids is None:
            seen.add(item["external_id"])
        listing = known.get(item["external_id"])
        if listing is None:
            result.created.append(item)
            continue
        fields = _changes(item, listing)
        if fields:
            result.changed.append((item, fields))
        else:
            result.unchanged.append(item)
    result.gone = [listing for id, listing in known.items() if id not in seen]
    return result


_MISSING = object()
_NOTHING: Mapping[str, Any] = {}
# The only field that distinguishes null, which is "unlimited", from missing.
_UNLIMITED = "policies.mileage_included_per_day_km"
_DEFAULTS = {"status": "active", "location.precision": "exact"}
_CODES = ("location.country_code", "price.currency")
# The service fills these in itself: not stated, they do not count as changed.
_FILLED_IN = ("location.country_code", "osm_ref")


def _changes(item: BatchItem, listing: Listing) -> List[FieldChange]:
    changes: List[FieldChange] = []
    for field in _LISTING_FIELDS:
        before, after = _value_at(listing, field), _value_at(item, field)
        if after is _MISSING and field in _FILLED_IN:
            continue
        if _comparable(field, before) != _comparable(field, after):
            changes.append({"field": field, "before": _or_none(before), "after": _or_none(after)})
    images, sent = listing["images"], item.get("images") or []
    if _images(images) != _images(sent):
        changes.append({"field": "images", "before": images, "after": sent})
    return changes


def _or_none(value: Any) -> Any:
    return None if value is _MISSING else value


def _value_at(listing: Mapping[str, Any], field: str) -> Any:
    """A field's value, or the service's default. Null and empty values count as missing."""
    value: Any = listing
    for step in field.split("."):
        inner: Mapping[str, Any] = value if isinstance(value, Mapping) else _NOTHING
        value = inner.get(step, _MISSING)
    if value is _MISSING and field == "price.unit" and listing.get("price"):
        return "night"
    if value is None and field == _UNLIMITED:
        return None
    if value is _MISSING or value is None or value == "" or value == []:
        return _DEFAULTS.get(field, _MISSING)
    return value


def _comparable(field: str, value: Any) -> Any:
    if field == "amenities" and isinstance(value, list):
        return sorted({*cast("List[str]", value)})
    return value.upper() if field in _CODES and isinstance(value, str) else value


def _images(images: Sequence[Mapping[str, Any]]) -> List[Tuple[Any, ...]]:
    return [
        (image.get("url"), image.get("alt") or None, image.get("width"), image.get("height"))
        for image in images
    ]
