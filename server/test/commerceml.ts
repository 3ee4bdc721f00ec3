import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Counterparty } from '../../nouns/counterparty.ts';
import type { File } from '../../nouns/file.ts';
import type { OneC as Client, Habits } from '../../tools/sim/onec-client/one-c.ts';
import { OneC } from '../../tools/sim/onec-client/one-c.ts';
import type { SystemRole } from '../src/kernel/access/system-roles.ts';
import { buildWeb } from '../src/start-server.ts';
import { newPerson, newPortal, owner, type Portal, request, settings, signIn, urls } from './harness.ts';

let served: Promise<string> | undefined;

/** A server that 1C reaches over a real socket, shared by the tests of a process. */
const address = () => {
  served ??= (async () => {
    const { app } = await buildWeb(settings, urls);
    app.server.unref();
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    app.server.unref();
    return base;
  })();
  return served;
};

/** A portal with the integration installed, and the ways to it: through its API, and as 1C. */
export async function exchangePortal(config: Record<string, unknown> = {}, portal?: Portal) {
  const home = portal ?? (await newPortal());
  const token = await signIn(home);
  const ask = (method: string, url: string, body?: unknown) =>
    request(method, url, { token, headers: { 'accept-language': 'ru' }, ...(body !== undefined && { body }) });
  const base = '/api/v1/integrations/installations';
  const installed = await ask('POST', base, { publicId: 'onec-commerceml', settings: config });
  assert.equal(installed.status, 201, installed.text);
  const id: string = installed.json.id;
  const credentials = async () => {
    const { status, json, text } = await ask('POST', `${base}/${id}/exchange/credentials`, {});
    assert.equal(status, 201, text);
    return { ...json, address: json.address.replace(settings.publicUrl, await address()) } as {
      address: string;
      login: string;
      password: string;
    };
  };
  const access = await credentials();
  const must = async (method: string, url: string, body?: unknown) => {
    const answer = await ask(method, url, body);
    assert.ok(answer.status < 300, `${method} ${url}: ${answer.text}`);
    return answer.json;
  };
  return {
    portal: home,
    id,
    base: `${base}/${id}`,
    ask,
    must,
    access,
    credentials,
    async enable() {
      await must('POST', `${base}/${id}/test`);
      await must('POST', `${base}/${id}/enable`);
    },
    configure: (given: Record<string, unknown>) => must('PATCH', `${base}/${id}/config`, { settings: given }),
    logs: async () => (await must('GET', `${base}/${id}/logs?limit=100`)).items as Array<Record<string, never>>,
    show: () => must('GET', `${base}/${id}/exchange`),
    objects: async (query = '') => (await must('GET', `${base}/${id}/exchange/objects${query}`)).items,
    items: async (query = '') =>
      (await must('GET', `/api/v1/catalog?limit=100${query}`)).items as Array<Record<string, never>>,
    pictures: async (itemId: string) =>
      (await must('GET', `/api/v1/files?entityType=catalogItem&entityId=${itemId}`)).items as File[],
    /** Somebody else is the one in whose name the integration works. */
    installedBy: async (role: SystemRole) => {
      const person = await newPerson(home, role);
      const of = [home.tenantId, person.userId];
      await owner.query('update integration_installations set installed_by = $2 where tenant_id = $1', of);
      return person;
    },
    counterparties: async (query = '') => {
      const { items } = await must('GET', `/api/v1/counterparties?limit=100&sort=shortName${query}`);
      const all = items.map(({ id: one }: { id: string }) => must('GET', `/api/v1/counterparties/${one}`));
      return (await Promise.all(all)) as Counterparty[];
    },
    /** 1C at the other end; the test fails where the server breaks the protocol. */
    client: (t: TestContext, habits: Habits = {}): Client => {
      const client = new OneC(access, habits);
      t.after(() => assert.equal(client.judge.report(), ''));
      return client;
    },
  };
}

export type ExchangePortal = Awaited<ReturnType<typeof exchangePortal>>;

/** A whole exchange of files as 1C makes it, each sent and imported; answers the last lines by file. */
export async function exchange(client: Client, files: Readonly<Record<string, string | Buffer>>) {
  await client.checkauth();
  await client.init();
  const answers: Record<string, string[]> = {};
  for (const [name, content] of Object.entries(files)) {
    assert.deepEqual(await client.send(name, Buffer.from(content)), ['success']);
    answers[name] = await client.import(name);
  }
  await client.end();
  return answers;
}
