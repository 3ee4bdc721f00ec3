import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPerson, newPortal, owner, request, signIn } from '../../../test/harness.ts';
import { client } from '../../../test/openid-provider.ts';
import { newDomain, openSignInWay, sayInDns } from '../../../test/sign-in-way.ts';

const way = await openSignInWay();

test('a check says what the provider publishes and which record proves a domain', async () => {
  const portal = await newPortal();
  const token = await signIn(portal);
  const domain = newDomain();
  const made = await request('POST', way.base, { token, body: way.given({ domains: [domain.toUpperCase()] }) });
  assert.deepEqual([made.status, made.json.domains, made.json.provedDomains], [201, [domain], []]);
  const { json } = await way.check({ id: made.json.id, token });
  assert.deepEqual([json.isWorking, json.fault, json.found.issuer], [false, null, way.provider.issuer]);
  assert.ok(json.found.signedBy.includes('RS256'));
  const [report] = json.domains;
  assert.deepEqual([report.state, report.recordName], ['not_proved', `_prokura.${domain}`]);
  assert.deepEqual(await way.find(`anna@${domain}`), []);

  sayInDns(report.recordName, 'prokura-portal=of another portal');
  assert.equal((await way.check({ id: made.json.id, token })).json.isWorking, false);
  sayInDns(report.recordName, report.recordText);
  const checked = await way.check({ id: made.json.id, token });
  assert.deepEqual([checked.json.isWorking, checked.json.domains[0].state], [true, 'proved']);
  const [found] = await way.find(`anna@${domain}`);
  assert.deepEqual([found.name, found.isOnlyWay], ['Ромашка', false]);
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.ok(events.includes('identity_provider.domain_proved'));
});

test('a portal has ten providers at most', async () => {
  const portal = await newPortal();
  const token = await signIn(portal);
  const made = [];
  for (let at = 0; at < 11; at += 1)
    made.push(
      await request('POST', way.base, { token, body: way.given({ name: `Поставщик ${at}`, domains: [newDomain()] }) }),
    );
  assert.deepEqual([made[9]?.status, made[10]?.status, made[10]?.json.rule], [201, 422, 'too_many_providers']);
});

test('a domain leads to one portal, until it is left out there', async () => {
  const mine = await way.set();
  const portal = await newPortal();
  const token = await signIn(portal);
  const { json } = await request('POST', way.base, { token, body: way.given({ domains: [mine.domain] }) });
  const theirs = await way.prove({ id: json.id, token });
  assert.deepEqual([theirs.json.isWorking, theirs.json.domains[0].state], [false, 'held_elsewhere']);

  const left = await request('PATCH', `${way.base}/${mine.id}`, { token: mine.token, body: { domains: [] } });
  assert.deepEqual([left.json.provedDomains, left.json.version > 1], [[], true]);
  assert.deepEqual(await way.find(`anna@${mine.domain}`), []);
  assert.equal((await way.prove({ id: json.id, token })).json.isWorking, true);
});

test('what the sign-in page is told does not depend on whether a person exists', async () => {
  const set = await way.set();
  const email = `maria@${set.domain}`;
  const before = await way.find(email);
  await owner.query(
    `insert into users (tenant_id, code, full_name, email, status) values ($1, 'M-1', 'Мария', $2, 'active')`,
    [...[set.portal.tenantId, email]],
  );
  assert.deepEqual(await way.find(email), before);
  assert.deepEqual(await way.find('no address'), []);
});

test('a provider that is off, deleted or invented begins nothing', async () => {
  const set = await way.set();
  await request('PATCH', `${way.base}/${set.id}`, { token: set.token, body: { isOn: false } });
  assert.deepEqual(await way.find(`maria@${set.domain}`), []);
  assert.equal((await way.begin(set.key)).json.code, 'not_found');
  const deleted = await request('DELETE', `${way.base}/${set.id}`, { token: set.token });
  assert.equal(deleted.json.result, 'deleted');
  assert.equal((await way.begin(set.key)).json.code, 'not_found');
  assert.equal((await way.begin('invented')).json.code, 'not_found');
});

test('only an owner sets a provider up, and only to roles and addresses that are there', async () => {
  const portal = await newPortal();
  const token = await signIn(portal);
  const admin = await newPerson(portal, 'admin');
  const asAdmin = await request('POST', way.base, { token: await signIn(portal, admin.userId), body: way.given() });
  assert.deepEqual([asAdmin.status, asAdmin.json.requiredRole], [403, 'owner']);
  const faultOf = async (changes: object) => {
    const { status, json } = await request('POST', way.base, { token, body: way.given(changes) });
    return [status, json.errors?.[0]?.at ?? json.errors?.[0]?.pointer, json.errors?.[0]?.code];
  };
  assert.deepEqual(await faultOf({ issuer: 'https://10.0.0.1' }), [422, '/issuer', 'address_not_allowed']);
  assert.deepEqual(await faultOf({ issuer: 'http://id.romashka.ru' }), [422, '/issuer', 'address_not_allowed']);
  assert.deepEqual(await faultOf({ domains: ['romashka'] }), [422, '/domains/0', 'not_a_domain']);
  const unknown = { defaultRoleId: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11' };
  assert.deepEqual(await faultOf(unknown), [422, '/defaultRoleId', 'not_found_reference']);
});

test('the client secret is sealed, and stands in no answer and no fact', async () => {
  const set = await way.set();
  const { json } = await request('GET', `${way.base}/${set.id}`, { token: set.token });
  assert.equal(json.hasClientSecret, true);
  const { rows } = await owner.query('select client_secret from identity_providers where id = $1', [set.id]);
  assert.match(rows[0].client_secret, /^v1\./);
  const facts = JSON.stringify(await factsOf(set.portal.tenantId));
  assert.ok(!JSON.stringify(json).includes(client.secret) && !facts.includes(client.secret));
  const without = await request('PATCH', `${way.base}/${set.id}`, { token: set.token, body: { clientSecret: null } });
  assert.equal(without.json.hasClientSecret, false);
});
