/** The nights that an iCalendar takes. */
export { type CalendarWindow, hasTimes, joined, type Nights, takenNights } from './nights.ts';
export { CalendarUnreadable } from './unreadable.ts';
