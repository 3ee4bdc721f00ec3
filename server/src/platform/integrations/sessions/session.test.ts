import assert from 'node:assert/strict';
import { it } from 'node:test';
import Type from 'typebox';
import { owner } from '../../../../test/harness.ts';
import { kitWith, manifestOf, startProvider } from '../../../../test/integrations.ts';
import { object } from '../../../kernel/fields.ts';
import type { Call } from '../../../kernel/integrations/call.ts';
import { connector } from '../../../kernel/integrations/connector.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';

const password = 'correct-password-1';

/** A provider that gives a session for a password, and takes those alone that stand in `good`. */
let opened = 0;
let good = new Set<string>();
const provider = await startProvider(({ url, headers }) => {
  if (url === '/enter') {
    if (headers['x-password'] !== password) return { status: 401 };
    opened += 1;
    good.add(`session-number-${opened}`);
    return { body: { session: `session-number-${opened}` } };
  }
  const known = good.has(String(headers['x-session']));
  return known ? { body: { account: 'ООО «Ромашка»' } } : { status: 401 };
});

const settings = object({ password: Type.String({ title: 'Password', 'x-secret': true }) });
type Asking = Call<{ password: string }>;

const me = (call: Asking, session: string) =>
  call.http.request({
    class: 'read',
    method: 'GET',
    path: `${provider.address}/me`,
    headers: { 'x-session': session },
    operation: 'account.read',
  });

const { portalHere } = await kitWith([
  connector({
    manifest: manifestOf({ settings }),
    async session({ http, settings: { password } }) {
      const answer = await http.request({
        class: 'read',
        method: 'POST',
        path: `${provider.address}/enter`,
        headers: { 'x-password': password },
        operation: 'session.open',
      });
      return { token: (answer.json() as { session: string }).session, expiresIn: null };
    },
    async test(call) {
      const session = await call.accessToken();
      const answer = await me(call, session).catch(async (error) => {
        if (!(error instanceof ProviderError) || error.status !== 401) throw error;
        return me(call, await call.accessToken(session));
      });
      return { ok: true, checks: [], account: (answer.json() as { account: string }).account };
    },
  }),
]);

let here: Awaited<ReturnType<typeof portalHere>>;
let id: string;

/** Each begins with an installation whose session is open. */
const test = (title: string, check: () => Promise<void>) =>
  void it(title, async () => {
    [opened, good] = [0, new Set()];
    here = await portalHere();
    id = (await here.install({ password })).id;
    await tried();
    await check();
  });

const tried = async () => (await here.act(id, 'test')).json;

const held = async () =>
  (await owner.query('select * from integration_tokens where tenant_id = $1', [here.portal.tenantId])).rows[0];

test('a session is opened once and used by all calls after', async () => {
  assert.equal((await tried()).ok, true);
  assert.equal((await here.shown(id)).connectedAccount, 'ООО «Ромашка»');
  assert.equal(opened, 1);
});

test('it lies sealed, and the journal never tells it', async () => {
  assert.ok(!JSON.stringify(await held()).includes('session-number'));
  assert.ok(!JSON.stringify(await here.journal(id)).includes('session-number'));
});

test('one that is refused is opened anew, once for all who ask at the same time', async () => {
  good.clear();
  const reports = await Promise.all(Array.from({ length: 8 }, tried));
  assert.ok(reports.every(({ ok }) => ok));
  assert.equal(opened, 2);
  assert.equal((await held()).generation, 2);
});

test('other settings open another', async () => {
  await here.configure(id, { password: 'another-password' });
  assert.equal((await tried()).ok, false);
  await here.configure(id, { password });
  assert.equal((await tried()).ok, true);
  assert.equal(opened, 2);
});

test('a password that is taken no more stops the installation, and the provider is not asked on and on', async () => {
  good.clear();
  await here.configure(id, { password: 'another-password' });
  const report = await tried();
  assert.equal(report.ok, false);
  assert.equal((await here.shown(id)).lastError.kind, 'auth');
  assert.equal(opened, 1);
});

test('an integration that is taken away leaves no session behind', async () => {
  await here.ask('DELETE', `/api/v1/integrations/installations/${id}`);
  assert.equal(await held(), undefined);
});
