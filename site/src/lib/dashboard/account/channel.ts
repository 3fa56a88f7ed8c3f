import type { EnquiryChannel } from '#lib/services.ts';

const CHANNELS: readonly EnquiryChannel[] = ['dashboard', 'mail', 'webhook'];

/** Reads how a partner hears of enquiries; what is none of the choices is the dashboard. */
export const channelOf = (form: FormData): EnquiryChannel =>
  CHANNELS.find((channel) => channel === form.get('channel')) ?? 'dashboard';

/**
 * Where a way to hear of enquiries that does not work yet is set up.
 * @param base the address of the dashboard
 */
export const pathOfChannel = (base: string, channel: EnquiryChannel): string =>
  ({ dashboard: base, mail: `${base}/premium`, webhook: `${base}/webhooks` })[channel];
