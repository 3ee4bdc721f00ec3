import assert from 'node:assert/strict';
import { newPortal, owner, type Portal, request, signIn } from '../harness.ts';
import { installations, marketplace } from '../integrations.ts';

interface Refused {
  errors: Array<{ pointer: string; code: string }>;
}

/** What checks of our own doors look at. */
type Looked =
  | 'key'
  | 'use'
  | 'end'
  | 'subscription'
  | 'delivery'
  | 'template'
  | 'imports'
  | 'previews'
  | 'warehouses'
  | 'stock'
  | 'inbound'
  | 'deliveries'
  | 'companies'
  | 'deals'
  | 'links'
  | 'last_event'
  | 'answers'
  | 'mappings'
  | 'extension'
  | 'mailbox';

/** An integration of our own doors in a portal, as its company works with it in Russian. */
export async function door(publicId: string, given?: Portal) {
  const portal = given ?? (await newPortal());
  const token = await signIn(portal);
  const ask = (method: string, url: string, body?: unknown) =>
    request(method, url, { token, body, headers: { 'accept-language': 'ru' } });
  const { status, json } = await ask('POST', installations, { publicId });
  assert.equal(status, 201, JSON.stringify(json));
  const at = `${installations}/${json.id}`;
  const report = async () => {
    const { json: found } = await ask('POST', `${at}/test`, {});
    assert.ok(found.checks, JSON.stringify(found));
    return found as { ok: boolean; checks: Array<{ id: string; result: string; detail: string | null }> };
  };
  return {
    portal,
    ask,
    id: json.id as string,
    /** What a check finds, by the name of what was looked at. */
    async check() {
      const { ok, checks } = await report();
      return Object.fromEntries([['ok', ok], ...checks.map(({ id, result }) => [id, result])]);
    },
    /** What it says of each: mostly what to do next. */
    async says() {
      return Object.fromEntries((await report()).checks.map(({ id, detail }) => [id, detail ?? ''])) as Record<
        Looked,
        string
      >;
    },
    async statusNow() {
      return (await ask('GET', at)).json.status;
    },
    /** Faults of settings that are sent, with their places. */
    async faultsOf(settings: object) {
      const answer = await ask('PATCH', `${at}/config`, { settings });
      return answer.status === 422 ? (answer.json as Refused).errors.map((one) => `${one.pointer} ${one.code}`) : [];
    },
    /** The integration as the marketplace shows it. */
    async card() {
      return (await ask('GET', `${marketplace}/${publicId}`)).json;
    },
    /** Whether a search of the marketplace finds it. */
    async isFoundBy(query: string) {
      const found = (await ask('GET', `${marketplace}?limit=100&${query}`)).json;
      return found.items.some(({ slug }: { slug: string }) => slug === publicId);
    },
  };
}

export const keysAre = (tenantId: string, set: string) =>
  owner.query(`update api_keys set ${set} where tenant_id = $1`, [tenantId]);
