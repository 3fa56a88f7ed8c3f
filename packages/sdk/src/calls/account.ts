import type {
  Partner,
  PartnerUpdate,
  Rotation,
  RotationRequest,
  UpdatedPartner,
  WebhookTestResult,
} from '../generated/types.ts';
import type { CallOptions, Http } from '../http.ts';

/** Your account, including the addresses that are notified of enquiries. */
export class Account {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Returns your account. */
  get(options?: CallOptions): Promise<Partner> {
    return this.#http.send({ method: 'GET', path: '/me', repeatable: true, ...options });
  }

  /**
   * Changes the given fields. A new signing secret is only in this response, so the call is not
   * repeated automatically when its response was lost.
   */
  update(change: PartnerUpdate, options?: CallOptions): Promise<UpdatedPartner> {
    const json = JSON.stringify(change);
    return this.#http.send({ method: 'PATCH', path: '/me', json, repeatable: false, ...options });
  }

  /** Sends your webhook a test event; `delivered` says whether it arrived. */
  testWebhook(options?: CallOptions): Promise<WebhookTestResult> {
    const path = '/webhooks/test';
    return this.#http.send({ method: 'POST', path, repeatable: false, ...options });
  }

  /** Creates a second secret. Events are signed with both until the second one takes over. */
  planRotation(rotation: RotationRequest = {}, options?: CallOptions): Promise<Rotation> {
    const json = JSON.stringify(rotation);
    const path = '/webhooks/rotation';
    return this.#http.send({ method: 'POST', path, json, repeatable: false, ...options });
  }

  /** Ends a planned rotation now: only the new secret stays valid. */
  finishRotation(options?: CallOptions): Promise<void> {
    const path = '/webhooks/rotation/finish';
    return this.#http.send({ method: 'POST', path, repeatable: false, ...options });
  }
}
