import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { drainJobs, newPortal, owner, type Portal, request } from './harness.ts';

const installations = '/api/v1/integrations/installations';

/** A portal whose owner has installed and enabled the card, with a pair of address and secret. */
export async function newInbound(portal?: Portal, publicId = 'webhooks-in') {
  const home = portal ?? (await newPortal());
  const key = await home.key('settings.read', 'settings.write');
  const ask = (method: string, path: string, body?: unknown) =>
    request(method, `${installations}${path}`, { key, ...(body !== undefined && { body }) });
  const installed = await ask('POST', '', { publicId });
  assert.equal(installed.status, 201, installed.text);
  const { id } = installed.json;
  await ask('POST', `/${id}/enable`);
  const pair = pairOf((await ask('POST', `/${id}/webhook-endpoint/regenerate`, {})).json);

  return {
    portal: home,
    id: id as string,
    key,
    pair,
    /** Asks below the installation, as its administrator. */
    ask: (method: string, path: string, body?: unknown) => ask(method, `/${id}${path}`, body),
    /** Makes a mapping; its identifier. */
    async map(body: Record<string, unknown>): Promise<string> {
      const { status, json, text } = await ask('POST', `/${id}/mappings`, body);
      assert.equal(status, 201, text);
      return json.id;
    },
    /** Sends an event as its system would, and lets the workers do what it asks for; the receipt. */
    async tell(event: string, body: unknown, more: Partial<Sent> = {}) {
      const { status, json, text } = await send({ ...pair, event, body: JSON.stringify(body), ...more });
      assert.equal(status, 202, text);
      await drainJobs(home.tenantId);
      return (await ask('GET', `/${id}/receipts/${json.receiptId}`)).json;
    },
    logs: async (query = '') => (await ask('GET', `/${id}/logs?sort=at${query}`)).json.items,
  };
}

export type Inbound = Awaited<ReturnType<typeof newInbound>>;

export interface Pair {
  token: string;
  secret: string;
}

export const pairOf = ({ url, secret }: { url: string; secret: string }): Pair => ({
  token: url.split('/').at(-1) as string,
  secret,
});

export interface Sent extends Pair {
  event?: string | undefined;
  body: string;
  timestamp?: string | undefined;
  /** Signed rightly unless given; null for none. */
  signature?: string | null;
  headers?: Record<string, string>;
}

export const nowSeconds = () => String(Math.floor(Date.now() / 1_000));

const signed = (secret: string, timestamp: string, body: string) =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** The headers of a webhook. */
export function headersOf({ secret, event, body, timestamp, signature, headers }: Sent): Record<string, string> {
  const shown = signature === undefined ? signed(secret, timestamp ?? '', body) : signature;
  return {
    'content-type': 'application/json',
    ...(timestamp !== undefined && { 'x-service-timestamp': timestamp }),
    ...(shown !== null && { 'x-service-signature': shown }),
    ...(event !== undefined && { 'x-service-event': event }),
    ...headers,
  };
}

export const pathOf = ({ token }: Pick<Pair, 'token'>) => `/api/v1/webhooks/inbound/${token}`;

/** Posts a webhook, signed now unless it says otherwise. */
export const send = (given: Sent) => {
  const sent = 'timestamp' in given ? given : { ...given, timestamp: nowSeconds() };
  return request('POST', pathOf(sent), { body: sent.body, headers: headersOf(sent) });
};

/** Lets the next attempt on every receipt of a portal be due, and does it. */
export async function nextAttempt({ tenantId }: Portal) {
  await owner.query(
    `update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and finished_at is null`,
    [tenantId],
  );
  await drainJobs(tenantId);
}
