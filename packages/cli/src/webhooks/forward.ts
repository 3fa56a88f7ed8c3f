const TIMEOUT_MS = 5000;

/** The response of the program that receives events. */
export interface Answer {
  delivered: boolean;
  status: number | null;
  error: string | null;
  milliseconds: number;
}

/** An event as it is sent. */
export interface Delivery {
  id: string;
  type: string;
  body: string;
  signature: string;
}

/**
 * Sends an event like the service does: a 2xx within five seconds is a success; a redirect is not.
 */
export async function forward(
  url: string,
  { id, type, body, signature }: Delivery,
  stopped: AbortSignal,
): Promise<Answer> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const milliseconds = () => Math.round(performance.now() - started);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Campcairn-Webhooks/1.0',
        'cc-event-id': id,
        'cc-event-type': type,
        'cc-signature': signature,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([timeout, stopped]),
    });
    await response.body?.cancel();
    const { ok: delivered, status } = response;
    return { delivered, status, error: null, milliseconds: milliseconds() };
  } catch (error) {
    stopped.throwIfAborted();
    const { cause } = error as { cause?: { code?: string; message?: string } };
    const why = timeout.aborted
      ? 'no answer within 5 s'
      : (cause?.code ?? cause?.message ?? 'failed');
    return { delivered: false, status: null, error: why, milliseconds: milliseconds() };
  }
}
