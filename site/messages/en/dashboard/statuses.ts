/**
 * One word for each status, in the dashboard, the console and mails. A listing is active or paused, and is
 * made so again; whether travellers see it is another matter. An enquiry waits until it is delivered or
 * has failed, whichever way it takes and also where there is no webhook.
 */
export const listingStatuses = { active: 'Active', paused: 'Paused' };

export const deliveryStatuses = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' };

/** Of what waits until a webhook is set. */
export const waitsForWebhook: string = 'Waiting for a webhook';
