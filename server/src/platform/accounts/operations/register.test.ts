import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goodPassword, newRegistration, register, registered } from '../../../../test/accounts.ts';
import { factsOf, lettersTo, owner, request } from '../../../../test/harness.ts';

test('a registration makes a portal with its roles, owner, consent and letter, and answers in the interface’s words', async () => {
  const form = newRegistration({ acceptedMarketing: true });
  const { status, json } = await register(form);

  assert.equal(status, 201);
  assert.deepEqual(Object.keys(json), ['status', 'email', 'portalSlug', 'linkExpiresAt', 'linkTtlSeconds', 'mail']);
  assert.equal(json.status, 'email_verification_required');
  assert.equal(json.email, form.email);
  assert.equal(json.portalSlug, form.portalName);
  assert.equal(json.linkTtlSeconds, 86_400);
  assert.equal(json.mail.status, 'off', 'no mail server is set here');
  assert.ok(Math.abs(Date.parse(json.linkExpiresAt) - Date.now() - 86_400_000) < 10_000);

  const { rows } = await owner.query('select tenant_id, name, company_inn from tenants where slug = $1', [
    form.portalName,
  ]);
  const tenantId = rows[0].tenant_id;
  assert.equal(rows[0].company_inn, form.companyInn);
  const roles = await owner.query('select code, name from roles where tenant_id = $1', [tenantId]);
  assert.equal(roles.rowCount, 11);
  assert.ok(roles.rows.some((role) => role.code === 'owner' && role.name === 'Владелец'));
  const people = await owner.query(
    `select u.code, u.phone, u.email_verified_at, r.code as role from users u join user_roles h on h.tenant_id = u.tenant_id and h.user_id = u.id
     join roles r on r.tenant_id = h.tenant_id and r.id = h.role_id where u.tenant_id = $1`,
    [tenantId],
  );
  assert.deepEqual(people.rows, [{ code: 'U-0001', phone: '+79991234567', email_verified_at: null, role: 'owner' }]);
  const consents = await owner.query('select * from legal_consents where tenant_id = $1', [tenantId]);
  assert.equal(consents.rows[0].accepted_marketing, true);
  assert.equal(consents.rows[0].source, 'registration');
  assert.deepEqual(Object.keys(consents.rows[0].document_versions), ['offer', 'personalData', 'marketing']);
  const keys = await owner.query('select 1 from tenant_keys where tenant_id = $1', [tenantId]);
  assert.equal(keys.rowCount, 1);
  assert.deepEqual(
    (await factsOf(tenantId)).map(({ event }) => event),
    ['account.registered'],
  );
});

test('the letter of a registration reaches the mail directory with a link that works once', async () => {
  const form = await registered();
  const letters = await lettersTo(form.email);
  assert.equal(letters.length, 1);
  assert.equal(letters[0]?.subject, 'Подтвердите адрес почты');
  assert.match(letters[0]?.text ?? '', /\/verify\/[\w-]{64}/);
  const { rows } = await owner.query('select status, variables, attempts, ref from letters where recipient = $1', [
    form.email,
  ]);
  assert.equal(rows[0].status, 'sent');
  assert.equal(rows[0].variables, null);
  assert.equal(rows[0].attempts, 1);
});

const refusals: Array<[name: string, change: object, pointer: string, code: string, reason?: string]> = [
  ['without the offer', { acceptedOffer: false }, '/acceptedOffer', 'consent_required'],
  ['with the offer left out', { acceptedOffer: undefined }, '/acceptedOffer', 'consent_required'],
  ['without consent to personal data', { acceptedPersonalData: false }, '/acceptedPersonalData', 'consent_required'],
  ['with a wrong check digit', { companyInn: '7707083894' }, '/companyInn', 'invalid_inn', 'inn_checksum'],
  ['with letters for a number', { companyInn: 'abc' }, '/companyInn', 'invalid_inn', 'inn_format'],
  ['with a foreign phone', { phone: '+1 (212) 555-01-00' }, '/phone', 'invalid_phone'],
  ['with a placeholder address', { email: 'demo@firma.ru' }, '/email', 'email_not_allowed', 'email_placeholder'],
  ['with a temporary mailbox', { email: 'ivan@mailinator.com' }, '/email', 'email_not_allowed', 'email_disposable'],
  ['with what is no address', { email: 'ivan' }, '/email', 'email_not_allowed', 'email_format'],
  ['with a short password', { password: 'kratko' }, '/password', 'password_too_weak', 'password_too_short'],
  ['with a long password', { password: 'ж9!кю'.repeat(52) }, '/password', 'password_too_weak', 'password_too_long'],
  ['with a common password', { password: 'procurement1' }, '/password', 'password_too_weak', 'password_common'],
  ['with a repeated piece', { password: 'abcde7abcde7abcde7' }, '/password', 'password_too_weak', 'password_trivial'],
  ['with a bad portal name', { portalName: 'Плохое имя' }, '/portalName', 'slug_invalid'],
  ['with a reserved portal name', { portalName: 'admin' }, '/portalName', 'slug_invalid'],
  ['without a name', { fullName: undefined }, '/fullName', 'required'],
  ['with a field nobody knows', { isAdmin: true }, '/isAdmin', 'unknown_field'],
];

for (const [name, change, pointer, code, reason] of refusals) {
  test(`a registration ${name} is refused with ${code}`, async () => {
    const { status, json } = await register({ ...newRegistration(), ...change });
    assert.equal(status, 422);
    assert.equal(json.code, 'validation_failed');
    const error = json.errors.find((one: { pointer: string }) => one.pointer === pointer);
    assert.equal(error?.code, code, JSON.stringify(json.errors));
    if (reason) assert.equal(error.params.reason, reason);
  });
}

test('a password that holds the portal name or the mailbox name is too weak', async () => {
  const form = newRegistration();
  const byPortal = await register({ ...form, password: `X9!${form.portalName}zq` });
  assert.equal(byPortal.json.errors[0].params.reason, 'password_contains_portal');
  const byEmail = await register({ ...form, password: `X9!${form.email.split('@')[0]}zq` });
  assert.equal(byEmail.json.errors[0].params.reason, 'password_contains_email');
});

test('all faults of a form are told at once, in Russian when asked', async () => {
  const body = { ...newRegistration(), companyInn: '1', phone: '1', email: '1', acceptedOffer: false };
  const { json } = await request('POST', '/api/v1/auth/register', { body, headers: { 'accept-language': 'ru' } });
  assert.deepEqual(
    json.errors.map((error: { pointer: string }) => error.pointer),
    ['/acceptedOffer', '/companyInn', '/email', '/phone'],
  );
  assert.equal(json.errors[0].message, 'без этого согласия нельзя продолжить');
});

test('a taken portal name is a conflict that names the field', async () => {
  const first = await registered();
  const { status, json } = await register(newRegistration({ portalName: first.portalName }));
  assert.equal(status, 409);
  assert.equal(json.code, 'already_exists');
  assert.equal(json.errors[0].pointer, '/portalName');
  assert.equal(json.existing, undefined);
});

test('of two registrations at once for one name exactly one gets it', async () => {
  const { portalName } = newRegistration();
  const answers = await Promise.all([1, 2, 3].map(() => register(newRegistration({ portalName }))));
  assert.deepEqual(
    answers.map(({ status }) => status).sort((a, b) => a - b),
    [201, 409, 409],
  );
});

test('a known address gets the same answer, makes no portal, and its owner a letter; nothing tells it afterwards', async () => {
  const known = await registered({ confirmed: true });
  const again = newRegistration({ email: known.email.toUpperCase(), password: 'Совсем другой пароль 7' });
  const fresh = newRegistration();
  const [forKnown, forFresh] = [await register(again), await register(fresh)];

  assert.equal(forKnown.status, forFresh.status);
  const shape = (form: typeof again, json: Record<string, unknown>) =>
    JSON.stringify({ ...json, linkExpiresAt: 0 })
      .replaceAll(form.email.toLowerCase(), 'E')
      .replaceAll(form.portalName, 'P');
  assert.equal(shape(again, forKnown.json), shape(fresh, forFresh.json));
  assert.equal((await owner.query('select 1 from tenants where slug = $1', [again.portalName])).rowCount, 0);

  for (const form of [again, fresh]) {
    const name = await request('POST', '/api/v1/auth/register/availability', { body: { portalName: form.portalName } });
    assert.deepEqual(name.json, { portalName: { available: false, reason: 'taken' } });
    const login = await request('POST', '/api/v1/auth/login', { body: { email: form.email, password: form.password } });
    assert.equal(login.json.code, 'email_not_verified');
    const wrong = await request('POST', '/api/v1/auth/login', {
      body: { email: form.email, password: 'something else 9' },
    });
    assert.equal(wrong.json.code, 'invalid_credentials');
  }
  const letters = await lettersTo(known.email);
  assert.equal(letters.at(-1)?.subject, 'У вас уже есть учётная запись');
  const stillIn = await request('POST', '/api/v1/auth/login', { body: { email: known.email, password: goodPassword } });
  assert.equal(stillIn.status, 200);
});

test('availability checks form alone, and says nothing of who uses what', async () => {
  const known = await registered({ confirmed: true });
  const ask = (body: object) => request('POST', '/api/v1/auth/register/availability', { body });
  const { json } = await ask({ email: known.email, companyInn: known.companyInn });
  assert.deepEqual(json, { companyInn: { valid: true }, email: { valid: true } });
  const bad = await ask({ portalName: 'x', companyInn: '7707083894', email: 'demo@firma.ru' });
  assert.deepEqual(bad.json, {
    portalName: { available: false, reason: 'slug_invalid' },
    companyInn: { valid: false, reason: 'inn_checksum' },
    email: { valid: false, reason: 'email_placeholder' },
  });
  assert.deepEqual((await ask({ portalName: newRegistration().portalName })).json, { portalName: { available: true } });
});

test('availability takes the phone of the registration, too', async () => {
  const ask = (phone: string) => request('POST', '/api/v1/auth/register/availability', { body: { phone } });
  assert.deepEqual((await ask('+7 (912) 345-67-89')).json, { phone: { valid: true } });
  assert.deepEqual((await ask('12-34')).json, { phone: { valid: false, reason: 'phone_format' } });
});
