import type {
  Partner,
  PartnerUpdate,
  Rotation,
  RotationRequest,
  UpdatedPartner,
  WebhookTestResult,
} from '../generated/types.ts';
import type { CallOptions, Http } from '../http.ts';

/** Your account, and where you are told of enquiries. */
export class Account {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Your account. */
  get(options?: CallOptions): Promise<Partner> {
    return this.#http.send({ method: 'GET', path: '/me', repeatable: true, ...options });
  }

  /**
   * Changes what is given. A new signing secret is in the answer alone, so that a call whose answer was lost
   * is not made again by itself.
   */
  update(change: PartnerUpdate, options?: CallOptions): Promise<UpdatedPartner> {
    const json = JSON.stringify(change);
    return this.#http.send({ method: 'PATCH', path: '/me', json, repeatable: false, ...options });
  }

  /** Sends your webhook a test event; look at `delivered`. */
  testWebhook(options?: CallOptions): Promise<WebhookTestResult> {
    const path = '/webhooks/test';
    return this.#http.send({ method: 'POST', path, repeatable: false, ...options });
  }

  /** Makes a second secret, by which events are signed as well until it takes over. */
  planRotation(rotation: RotationRequest = {}, options?: CallOptions): Promise<Rotation> {
    const json = JSON.stringify(rotation);
    const path = '/webhooks/rotation';
    return this.#http.send({ method: 'POST', path, json, repeatable: false, ...options });
  }

  /** Ends a planned rotation now: only the new secret is left. */
  finishRotation(options?: CallOptions): Promise<void> {
    const path = '/webhooks/rotation/finish';
    return this.#http.send({ method: 'POST', path, repeatable: false, ...options });
  }
}
