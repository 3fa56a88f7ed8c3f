import { randomBase62 } from '../platform/ids.ts';

/** The form of a lead's id. */
export const LEAD_ID = /^lead_[0-9A-Za-z]+$/;

/** Creates an unguessable id: `lead_` and 22 characters of base62 (131 bits). */
export const newLeadId = (): string => `lead_${randomBase62(22)}`;

/** Returns the event id of a lead, which never changes. */
export const eventIdOf = (leadId: string): string => leadId.replace(/^lead_/, 'evt_');

/** The lead id of an event. */
export const leadIdOf = (eventId: string): string => eventId.replace(/^evt_/, 'lead_');
