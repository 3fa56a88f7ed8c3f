import type { Problem } from '../../platform/errors.ts';
import type { PointRead, TownQuery } from './location/location-types.ts';

/** A listing's input as `PUT /listings/{external_id}` takes it, not yet validated. */
export type ListingBody = Record<string, unknown>;

/** A listing that a row was mapped to. */
export interface MappedListing {
  kind: 'listing';
  id: string;
  /** The id under which the feed may have published the listing before. */
  former: string | null;
  body: ListingBody;
  /** Whether the same row gives another listing on another day, such as when a sale is over. */
  changesByDay: boolean;
  /** Set when the row has no coordinates: its match goes to `locateInTown`. */
  town: TownQuery | null;
  /**
   * Both readings of two numbers in an unknown order; `locateInOrder` gets the one that was chosen.
   */
  either: readonly PointRead[] | null;
  problems: Problem[];
  /** The images that are kept when none of the row's own can be used; none when undefined. */
  storedImages?: ListingBody['images'];
}

/** The result of mapping a row; one that is deleted or sold out is treated as absent. */
export type MappedRow = { kind: 'gone'; id: string } | MappedListing;
