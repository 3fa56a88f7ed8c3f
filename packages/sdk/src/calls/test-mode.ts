import type {
  Lead,
  TestClick,
  TestClickResult,
  TestClock,
  TestClockResult,
  TestEnquiry,
} from '../generated/types.ts';
import type { CallOptions, Http } from '../http.ts';

/** What test keys may do: cause leads, and advance time. */
export class TestMode {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Causes an enquiry, as if a traveller had sent the form. */
  causeEnquiry(enquiry: TestEnquiry, options?: CallOptions): Promise<Lead> {
    return this.#post('/test/enquiries', enquiry, options);
  }

  /** Causes a click, as if a traveller had followed the link to you. */
  causeClick(click: TestClick, options?: CallOptions): Promise<TestClickResult> {
    return this.#post('/test/clicks', click, options);
  }

  /** Brings the attempts at your webhook that wait nearer. */
  advanceClock(clock: TestClock, options?: CallOptions): Promise<TestClockResult> {
    return this.#post('/test/clock', clock, options);
  }

  #post<T>(path: string, body: object, options: CallOptions = {}): Promise<T> {
    const json = JSON.stringify(body);
    return this.#http.send({ method: 'POST', path, json, repeatable: false, ...options });
  }
}
