import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPerson, owner, request, signIn } from '../../../test/harness.ts';
import { scimPortal } from '../../../test/scim.ts';
import { personOf } from '../../../test/sign-in-way.ts';

const errorOf = ({ status, json }: { status: number; json: { status: string; scimType?: string } }) => {
  assert.equal(json.status, String(status));
  return [status, json.scimType];
};

test('a person is made, read, changed, replaced and deleted as RFC 7644 has it', async () => {
  const { scim, person, domain } = await scimPortal();
  const name = { givenName: 'Мария', familyName: 'Орлова' };
  const made = await scim('POST', '/Users', person('maria', { externalId: 'e-1', name, title: 'Закупщик' }));
  assert.deepEqual([made.status, made.headers.location], [201, made.json.meta.location]);
  assert.match(String(made.headers['content-type']), /^application\/scim\+json/);
  assert.equal(made.headers.etag, made.json.meta.version);
  const { id, userName, externalId, displayName, emails, title, active } = made.json;
  assert.deepEqual(
    [userName, externalId, displayName, title, active],
    [`maria@${domain}`, 'e-1', 'Орлова Мария', 'Закупщик', true],
  );
  assert.deepEqual(emails, [{ value: `maria@${domain}`, type: 'work', primary: true }]);

  const read = await scim('GET', `/Users/${id}`);
  assert.deepEqual([read.json.name, read.json.meta.version], [name, made.json.meta.version]);
  const known = { headers: { 'if-none-match': read.json.meta.version } };
  assert.equal((await scim('GET', `/Users/${id}`, undefined, known)).status, 304);

  const put = await scim('PUT', `/Users/${id}`, person('maria', { externalId: 'e-1', displayName: 'Мария Петрова' }));
  assert.deepEqual([put.status, put.json.displayName, put.json.title], [200, 'Мария Петрова', undefined]);
  const stale = { headers: { 'if-match': made.json.meta.version } };
  assert.equal((await scim('PUT', `/Users/${id}`, person('maria'), stale)).status, 412);

  assert.equal((await scim('DELETE', `/Users/${id}`)).status, 204);
  assert.equal((await scim('GET', `/Users/${id}`)).status, 404);
  assert.equal((await scim('DELETE', `/Users/${id}`)).status, 404);
  const again = await scim('POST', '/Users', person('maria', { displayName: 'Мария Орлова' }));
  assert.deepEqual([again.status, again.json.id], [201, id]);
});

test('what is refused says so in the shape of SCIM, in both languages', async () => {
  const { scim, person, make, domain, patch } = await scimPortal();
  const { id } = await make('maria');
  const post = async (body: object) => errorOf(await scim('POST', '/Users', body));
  assert.deepEqual(await post(person('MARIA')), [409, 'uniqueness']);
  assert.deepEqual(await post({ ...person('x'), userName: undefined }), [400, 'invalidValue']);
  assert.deepEqual(await post({ ...person('x'), userName: 'x@elsewhere.ru' }), [400, 'invalidValue']);
  assert.deepEqual(await post({ ...person('x'), active: 'perhaps' }), [400, 'invalidValue']);
  assert.deepEqual(await post({ ...person('x'), title: 5 }), [400, 'invalidValue']);
  assert.deepEqual(errorOf(await scim('GET', '/Users?filter=nonsense')), [400, 'invalidFilter']);
  assert.deepEqual(errorOf(await scim('GET', '/Users?filter=shoeSize%20eq%20%2243%22')), [400, 'invalidFilter']);
  assert.deepEqual(errorOf(await patch(`/Users/${id}`, { op: 'replace', path: 'shoeSize', value: 43 })), [
    400,
    'invalidPath',
  ]);
  assert.deepEqual(errorOf(await patch(`/Users/${id}`, { op: 'remove' })), [400, 'noTarget']);
  assert.deepEqual(errorOf(await patch(`/Users/${id}`, { op: 'dance', path: 'title' })), [400, 'invalidSyntax']);
  assert.deepEqual(errorOf(await patch(`/Users/${id}`, { op: 'add', path: 'groups', value: [] })), [400, 'mutability']);
  const choosing = { op: 'replace', path: 'emails[type sw "ho"].value', value: `home@${domain}` };
  assert.deepEqual(errorOf(await patch(`/Users/${id}`, choosing)), [400, 'noTarget']);
  const russian = await scim('GET', '/Users/nobody', undefined, { headers: { 'accept-language': 'ru' } });
  assert.deepEqual(
    [russian.status, russian.json.detail, russian.json.code],
    [404, 'Сотрудник не найден.', 'not_found'],
  );
  assert.deepEqual(errorOf(await scim('GET', '/Nothing')), [404, undefined]);
  for (const unknown of ['%00', 'x', id]) assert.equal((await scim('GET', `/Groups/${unknown}`)).status, 404);
  assert.equal((await scim('PUT', '/Users', {})).status, 405);
});

/** What Entra ID, Okta and the validator of Microsoft send, and what is shown afterwards. */
const patches: ReadonlyArray<readonly [what: string, operation: object, attribute: string, shown: unknown]> = [
  ['Entra blocks by a text', { op: 'Replace', path: 'active', value: 'False' }, 'active', false],
  ['and lets in by one', { op: 'Replace', path: 'active', value: 'True' }, 'active', true],
  ['Okta blocks without a path', { op: 'replace', value: { active: false } }, 'active', false],
  ['and lets in so', { op: 'replace', value: { active: true } }, 'active', true],
  ['an operation in capital letters', { op: 'REPLACE', path: 'title', value: 'Юрист' }, 'title', 'Юрист'],
  ['a name of an attribute in any case', { op: 'add', path: 'TITLE', value: 'Закупщик' }, 'title', 'Закупщик'],
  [
    'a path with its schema',
    { op: 'add', path: 'urn:ietf:params:scim:schemas:core:2.0:User:title', value: 'Директор' },
    'title',
    'Директор',
  ],
  ['what is removed', { op: 'Remove', path: 'title' }, 'title', undefined],
  ['a part of the name', { op: 'Add', path: 'name.familyName', value: 'Орлова' }, 'name', { familyName: 'Орлова' }],
  [
    'parts of the name at once',
    { op: 'add', path: 'name', value: { givenName: 'Мария' } },
    'name',
    { familyName: 'Орлова', givenName: 'Мария' },
  ],
  [
    'a path where a name stands',
    { op: 'replace', value: { 'name.givenName': 'Анна', displayName: 'Анна О.' } },
    'displayName',
    'Анна О.',
  ],
  [
    'a telephone that is not there yet',
    { op: 'Replace', path: 'phoneNumbers[type eq "mobile"].value', value: '+79123456789' },
    'phoneNumbers',
    [{ type: 'mobile', value: '+79123456789' }],
  ],
  [
    'a telephone that is',
    { op: 'replace', path: 'phoneNumbers[type eq "mobile"].value', value: '+79990000000' },
    'phoneNumbers',
    [{ type: 'mobile', value: '+79990000000' }],
  ],
  ['telephones no more', { op: 'remove', path: 'phoneNumbers[type eq "mobile"]' }, 'phoneNumbers', undefined],
  [
    'what we do not keep',
    { op: 'add', path: 'addresses[type eq "work"].country', value: 'RU' },
    'addresses',
    undefined,
  ],
  [
    'an extension',
    { op: 'add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'X' },
    'active',
    true,
  ],
  ['the identifier among others', { op: 'replace', value: { id: 'x', externalId: 'e-2' } }, 'externalId', 'e-2'],
];

test('a person is patched as Entra ID and Okta do it', async () => {
  const { patch, scim, make, domain } = await scimPortal();
  const { id } = await make('maria');
  for (const [what, operation, attribute, shown] of patches) {
    const { status, json } = await patch(`/Users/${id}`, operation);
    assert.deepEqual([status, json[attribute]], [200, shown], what);
  }
  const mail = { op: 'Replace', path: 'emails[type eq "work"].value', value: `anna@${domain}` };
  assert.equal((await patch(`/Users/${id}`, mail)).json.emails[0].value, `anna@${domain}`);
  assert.equal((await scim('GET', `/Users/${id}`)).json.userName, `maria@${domain}`);
});

test('people are found by filters, page by page, with the attributes asked for', async () => {
  const { scim, make, domain, patch } = await scimPortal();
  const ids: string[] = [];
  for (const name of ['anna', 'boris', 'vera'])
    ids.push((await make(name, { externalId: `X-${name}`, name: { familyName: name.toUpperCase() } })).id);
  await patch(`/Users/${ids[2]}`, { op: 'replace', path: 'active', value: false });
  const found = async (filter: string) => {
    const { status, json } = await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`);
    assert.equal(status, 200, filter);
    return json.Resources.map(({ userName }: { userName: string }) => userName.split('@')[0]).join(' ');
  };
  assert.equal(await found(`userName eq "ANNA@${domain}"`), 'anna');
  assert.equal(await found(`userName Eq "nobody@${domain}"`), '');
  assert.equal(await found('externalId eq "X-boris"'), 'boris');
  assert.equal(await found('externalId eq "x-boris"'), '');
  assert.equal(await found('externalId ne "X-boris" and userName sw "v"'), 'vera');
  assert.equal(await found('userName co "ri" or userName sw "an"'), 'anna boris');
  assert.equal(await found('not (userName sw "a") and active eq true'), 'boris');
  assert.equal(await found('active eq "False"'), 'vera');
  assert.equal(await found('title pr'), '');
  assert.equal(await found('name.familyName eq "VERA"'), 'vera');
  assert.equal(await found(`emails[type eq "work" and value eq "boris@${domain}"]`), 'boris');
  assert.equal(
    await found(`emails.value ew "${domain}" and meta.created gt "2020-01-01T00:00:00Z"`),
    'anna boris vera',
  );
  assert.equal(await found(`urn:ietf:params:scim:schemas:core:2.0:User:userName eq "vera@${domain}"`), 'vera');
  assert.equal(await found(`id eq "${ids[0]}"`), 'anna');

  const page = (await scim('GET', '/Users?startIndex=2&count=1')).json;
  assert.deepEqual([page.totalResults, page.startIndex, page.itemsPerPage, page.Resources[0].id], [3, 2, 1, ids[1]]);
  const none = (await scim('GET', '/Users?count=0&startIndex=-5')).json;
  assert.deepEqual([none.totalResults, none.startIndex, none.Resources], [3, 1, []]);
  const few = (await scim('GET', `/Users/${ids[0]}?attributes=userName,name.familyName`)).json;
  assert.deepEqual(Object.keys(few).sort(), ['id', 'name', 'schemas', 'userName']);
  const rest = (await scim('GET', `/Users/${ids[0]}?excludedAttributes=emails,name.familyName`)).json;
  assert.deepEqual([rest.emails, rest.name], [undefined, {}]);
});

test('whom the directory blocks is out at once, and what it did stands in the trail', async () => {
  const { portal, domain, scim, patch, session } = await scimPortal();
  const id = await personOf(portal, `maria@${domain}`);
  const token = await signIn(portal, id);
  const [found] = (await scim('GET', `/Users?filter=userName%20eq%20%22maria@${domain}%22`)).json.Resources;
  assert.equal(found.id, id);
  assert.equal((await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' })).json.active, false);
  assert.equal((await request('GET', '/api/v1/auth/me', { token })).json.code, 'session_revoked');
  const silent = await scim('PUT', `/Users/${id}`, { userName: `maria@${domain}`, displayName: 'Мария Орлова' });
  assert.equal(silent.json.active, false);
  await patch(`/Users/${id}`, { op: 'Add', path: 'externalId', value: 'e-1' });
  assert.equal((await scim('DELETE', `/Users/${id}`)).status, 204);
  const kept = await request('GET', `/api/v1/settings/users/${id}`, { token: session });
  assert.deepEqual([kept.json.status, kept.json.fullName], ['blocked', 'Мария Орлова']);
  const facts = (await factsOf(portal.tenantId)).filter(({ entity_id }) => entity_id === id);
  assert.deepEqual(
    facts.map(({ event, data }) => [event, data.provider]),
    [
      ['user.blocked', 'Ромашка'],
      ['account.provisioned', 'Ромашка'],
      ['account.provisioned', 'Ромашка'],
      ['account.provisioning_ended', 'Ромашка'],
    ],
  );
});

test('the last owner stays, and people of other domains are not seen', async () => {
  const { portal, domain, scim, patch } = await scimPortal();
  const stranger = await newPerson(portal, 'buyer');
  assert.equal((await scim('GET', `/Users/${stranger.userId}`)).status, 404);
  assert.equal((await patch(`/Users/${stranger.userId}`, { op: 'replace', path: 'active', value: false })).status, 404);
  assert.equal((await scim('GET', '/Users')).json.totalResults, 0);
  await owner.query('update users set email = $2 where id = $1', [portal.ownerId, `boss@${domain}`]);
  for (const answer of [
    await patch(`/Users/${portal.ownerId}`, { op: 'replace', path: 'active', value: false }),
    await scim('DELETE', `/Users/${portal.ownerId}`),
  ])
    assert.deepEqual([answer.status, answer.json.code], [409, 'last_owner']);
});

test('a directory gives an owner no other address: by a forgotten password it would sign in as him', async () => {
  const { portal, domain, patch, scim } = await scimPortal();
  const email = `boss@${domain}`;
  await owner.query('update users set email = $2 where tenant_id = $1 and id = $3', [
    ...[portal.tenantId, email, portal.ownerId],
  ]);
  const path = `/Users/${portal.ownerId}`;
  const address = 'emails[type eq "work"].value';
  const refused = await patch(path, { op: 'replace', path: address, value: `thief@${domain}` });
  assert.deepEqual([refused.status, refused.json.code], [403, 'forbidden']);
  assert.equal((await scim('GET', path)).json.emails[0].value, email);
  assert.equal((await patch(path, { op: 'replace', path: 'title', value: 'Директор' })).status, 200);
});

test('whom somebody blocked by hand a directory does not let in, however often it says that he is active', async () => {
  const { portal, domain, scim, patch, person, session } = await scimPortal();
  const id = await personOf(portal, `maria@${domain}`);
  const block = () => request('POST', `/api/v1/settings/users/${id}/block`, { token: session, body: {} });
  assert.equal((await block()).status, 200);
  const said = [
    await scim('PUT', `/Users/${id}`, person('maria')),
    await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false }),
    await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: true }),
  ];
  assert.deepEqual(
    said.map(({ status, json }) => [status, json.active]),
    said.map(() => [200, false]),
  );
  await scim('DELETE', `/Users/${id}`);
  assert.equal((await scim('POST', '/Users', person('maria'))).json.active, false);
  await request('POST', `/api/v1/settings/users/${id}/activate`, { token: session, body: {} });
  await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false });
  assert.equal((await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: true })).json.active, true);
});

test('of two who make one person at the same moment one is told that he is there', async () => {
  const { scim, person } = await scimPortal();
  const answers = await Promise.all([1, 2, 3, 4].map(() => scim('POST', '/Users', person('maria'))));
  assert.deepEqual(
    answers.map(({ status }) => status).sort((one, other) => one - other),
    [201, 409, 409, 409],
  );
  assert.equal((await scim('GET', '/Users')).json.totalResults, 1);
});
