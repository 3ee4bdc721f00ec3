import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPerson, newPortal, owner, signIn } from '../../../../test/harness.ts';
import { openWay } from '../../../../test/open-way.ts';
import { client } from '../../../../test/openid-provider.ts';

const way = await openWay();

const tokensOf = async (tenantId: string) =>
  (await owner.query('select * from integration_tokens where tenant_id = $1', [tenantId])).rows;

test('a person grants access at a certified provider, and the integration works with it', async () => {
  const begun = await way.begin(await newPortal());
  assert.equal((await way.test(begun)).ok, false);
  const { url, cookie } = await way.authorize(begun.token);

  const asked = new URL(url).searchParams;
  assert.equal(asked.get('code_challenge_method'), 'S256');
  assert.equal(asked.get('redirect_uri'), `${way.home}/api/v1/integrations/oauth/${way.slug}/callback`);
  const state = asked.get('state') as string;
  assert.ok(Buffer.from(state, 'base64url').length >= 32);
  assert.match(cookie, /^oauth=[\w-]{43}$/);

  const back = await way.visit(url);
  assert.equal(back.searchParams.get('iss'), way.provider.issuer);
  assert.equal(await way.comeBack(back, cookie), 'connected');

  const report = await way.test(begun);
  assert.deepEqual([report.ok, (await way.look(begun)).status], [true, 'installed']);
  assert.equal((await way.look(begun)).connectedAccount, 'anna');
  const events = (await factsOf(begun.portal.tenantId)).map(({ event }) => event);
  assert.ok(events.includes('integration_installation.connected'));

  const { rows } = await owner.query('select hash from integration_oauth_states where tenant_id = $1', [
    begun.portal.tenantId,
  ]);
  assert.ok(!JSON.stringify(rows).includes(state));
});

test('tokens and the client secret are sealed where they lie, and stand in no journal, fact or answer', async () => {
  const begun = await way.connect(await newPortal());
  await way.test(begun);
  const { tenantId } = begun.portal;
  const [held] = await tokensOf(tenantId);
  assert.match(held.access, /^v1\./);
  assert.match(held.refresh, /^v1\./);
  const { rows } = await owner.query(
    `select to_jsonb(l)::text as t from integration_log l where tenant_id = $1 union all select to_jsonb(a)::text from audit_events a where tenant_id = $1
     union all select to_jsonb(j)::text from jobs j where tenant_id = $1`,
    [tenantId],
  );
  const written = rows.map(({ t }) => t).join('\n') + JSON.stringify(await way.look(begun));
  assert.ok(written.includes('oauth.exchange'));
  assert.ok(!written.includes(client.secret));
  assert.doesNotMatch(written, /Bearer |Basic |access_token|refresh_token"/);
});

test('a state is good once', async () => {
  const begun = await way.begin(await newPortal());
  const { url, cookie } = await way.authorize(begun.token);
  const back = await way.visit(url);
  assert.equal(await way.comeBack(back, cookie), 'connected');
  way.provider.called();
  assert.equal(await way.comeBack(back, cookie), 'state_used');
  assert.deepEqual(way.provider.called(), []);
});

test('of sixteen that bring one state at once, one connects', async () => {
  const begun = await way.begin(await newPortal());
  const { url, cookie } = await way.authorize(begun.token);
  const back = await way.visit(url);
  const outcomes = await Promise.all(Array.from({ length: 16 }, () => way.comeBack(back, cookie)));
  assert.equal(outcomes.filter((one) => one === 'connected').length, 1);
  assert.equal(outcomes.filter((one) => one === 'state_used').length, 15);
});

test('a state nobody made, none at all, and one that is cut short lead nowhere', async () => {
  const begun = await way.begin(await newPortal());
  const { url, cookie } = await way.authorize(begun.token);
  const state = new URL(url).searchParams.get('state') as string;
  const foreign = Buffer.from(state, 'base64url');
  foreign[63 % foreign.length] = (foreign[63 % foreign.length] ?? 0) ^ 1;
  const path = `/api/v1/integrations/oauth/${way.slug}/callback`;
  for (const query of ['', '?code=x', '?state=&code=x', `?code=x&state=${state.slice(1)}`, '?code=x&state=%D1%8F'])
    assert.equal(await way.comeBack(`${path}${query}`, cookie), 'state_invalid', query);
  const other = `${state.slice(0, -2)}${state.endsWith('AA') ? 'BB' : 'AA'}`;
  assert.equal(await way.comeBack(`${path}?code=x&state=${other}`, cookie), 'state_invalid');
  assert.deepEqual(await tokensOf(begun.portal.tenantId), []);
});

test('a state that has expired leads nowhere', async () => {
  const begun = await way.begin(await newPortal());
  const { url, cookie } = await way.authorize(begun.token);
  const back = await way.visit(url);
  await owner.query(`update integration_oauth_states set expires_at = now() where tenant_id = $1`, [
    begun.portal.tenantId,
  ]);
  assert.equal(await way.comeBack(back, cookie), 'state_expired');
});

test('another browser cannot finish what one began: not of another person, not of another portal, not an unmarked one', async () => {
  const [mine, theirs] = [await way.begin(await newPortal()), await way.begin(await newPortal())];
  const colleague = await newPerson(mine.portal, 'admin');
  const [my, their] = [await way.authorize(mine.token), await way.authorize(theirs.token)];
  const colleagues = await way.authorize(await signIn(mine.portal, colleague.userId));
  const back = await way.visit(my.url);
  way.provider.called();
  for (const cookie of ['', their.cookie, colleagues.cookie, 'oauth=guessed'])
    assert.equal(await way.comeBack(back, cookie), 'another_browser');
  assert.deepEqual(way.provider.called(), []);
  assert.equal(await way.comeBack(back, my.cookie), 'connected');
  assert.deepEqual(await tokensOf(theirs.portal.tenantId), []);
});

test('a person whose session ended or whose right was taken away meanwhile does not finish', async () => {
  const { portal } = await way.begin(await newPortal());
  const { userId } = await newPerson(portal, 'admin');
  const { url, cookie } = await way.authorize(await signIn(portal, userId));
  const back = await way.visit(url);
  await owner.query(`update users set status = 'blocked' where id = $1`, [userId]);
  assert.equal(await way.comeBack(back, cookie), 'session_revoked');
  await owner.query(`update users set status = 'active' where id = $1`, [userId]);
  await owner.query(`update roles set code = 'viewer' where tenant_id = $1 and code = 'admin'`, [portal.tenantId]);
  assert.equal(await way.comeBack(back, cookie), 'forbidden');
});

test('an expired code is refused by the provider, and the page is told', async () => {
  const begun = await way.begin(await newPortal());
  const { url, cookie } = await way.authorize(begun.token);
  const back = await way.visit(url);
  way.provider.forgetCodes();
  assert.equal(await way.comeBack(back, cookie), 'code_refused');
  assert.deepEqual(await tokensOf(begun.portal.tenantId), []);
});

test('a code of another server is never shown to ours: mix-up', async () => {
  const begun = await way.begin(await newPortal());
  const { url, cookie } = await way.authorize(begun.token);
  const back = await way.visit(url);
  back.searchParams.set('iss', 'https://evil.example.com');
  way.provider.called();
  assert.equal(await way.comeBack(back, cookie), 'another_issuer');
  assert.deepEqual(way.provider.called(), []);
});

test('a server that names itself is not believed without its name', async () => {
  const begun = await way.begin(await newPortal());
  const { url, cookie } = await way.authorize(begun.token);
  const back = await way.visit(url);
  back.searchParams.delete('iss');
  assert.equal(await way.comeBack(back, cookie), 'provider_error');
  assert.ok(!way.provider.called().includes('/token'));
});

test('who refuses consent comes back to the page with the reason, and to nowhere else', async () => {
  const begun = await way.begin(await newPortal());
  const { url, cookie } = await way.authorize(begun.token);
  const back = await way.visit(url, { grants: false });
  assert.equal(back.searchParams.get('error'), 'access_denied');
  back.searchParams.set('error_uri', 'https://evil.example.com');
  back.searchParams.set('redirect_uri', 'https://evil.example.com');
  assert.equal(await way.comeBack(back, cookie), 'access_denied');
});

test('whatever a provider calls its error, the page is told only what it knows', async () => {
  const begun = await way.begin(await newPortal());
  const { url, cookie } = await way.authorize(begun.token);
  const state = new URL(url).searchParams.get('state');
  const path = `/api/v1/integrations/oauth/${way.slug}/callback?error=%3Cscript%3E&state=${state}`;
  assert.equal(await way.comeBack(path, cookie), 'provider_error');
});

test('settings that changed on the way ask for a new beginning', async () => {
  const begun = await way.begin(await newPortal());
  const { url, cookie } = await way.authorize(begun.token);
  const back = await way.visit(url);
  const body = { settings: { clientSecret: 'another-secret' } };
  await way.kit.ask('PATCH', `${way.base}/installations/${begun.id}/config`, { token: begun.token, body });
  assert.equal(await way.comeBack(back, cookie), 'settings_changed');
});

test('a look that reads nothing does not use a state up', async () => {
  const begun = await way.begin(await newPortal());
  const { url, cookie } = await way.authorize(begun.token);
  const back = await way.visit(url);
  await way.kit.ask('HEAD', `${back.pathname}${back.search}`, { cookie });
  assert.equal(await way.comeBack(back, cookie), 'connected');
});

test('a secret the provider does not accept is told as such', async () => {
  const begun = await way.begin(await newPortal());
  const body = { settings: { clientSecret: 'wrong-secret-wrong' } };
  await way.kit.ask('PATCH', `${way.base}/installations/${begun.id}/config`, { token: begun.token, body });
  const { url, cookie } = await way.authorize(begun.token);
  assert.equal(await way.comeBack(await way.visit(url), cookie), 'client_refused');
});

test('without the right, without an installation, without settings nothing begins', async () => {
  const begun = await way.begin(await newPortal());
  const viewer = await signIn(begun.portal, (await newPerson(begun.portal, 'viewer')).userId);
  const path = `${way.base}/oauth/${way.slug}/authorize`;
  assert.equal((await way.kit.ask('GET', path, { token: viewer })).status, 403);
  assert.equal((await way.kit.ask('GET', path, { token: await signIn(await newPortal()) })).status, 404);
  const bare = await newPortal();
  const token = await signIn(bare);
  await way.kit.ask('POST', `${way.base}/installations`, { token, body: { publicId: way.slug } });
  const { json } = await way.kit.ask('GET', path, { token });
  assert.equal(json.rule, 'settings_incomplete');
});
