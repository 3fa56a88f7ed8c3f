import type {
  TestClick,
  TestClickResult,
  TestClock,
  TestClockResult,
  TestEnquiry,
} from '../generated/types.ts';
import type { CallOptions, Http } from '../http.ts';
import type { Enquiry } from '../types.ts';

/** Functions for test keys: creating leads, and advancing time. */
export class TestMode {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Creates an enquiry, as if a traveller had sent the form. */
  causeEnquiry(enquiry: TestEnquiry, options?: CallOptions): Promise<Enquiry> {
    return this.#post('/test/enquiries', enquiry, options);
  }

  /** Creates a click, as if a traveller had followed the link to you. */
  causeClick(click: TestClick, options?: CallOptions): Promise<TestClickResult> {
    return this.#post('/test/clicks', click, options);
  }

  /** Advances the time of waiting delivery attempts to your webhook. */
  advanceClock(clock: TestClock, options?: CallOptions): Promise<TestClockResult> {
    return this.#post('/test/clock', clock, options);
  }

  #post<T>(path: string, body: object, options: CallOptions = {}): Promise<T> {
    const json = JSON.stringify(body);
    return this.#http.send({ method: 'POST', path, json, repeatable: false, ...options });
  }
}
