import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emailFault, emptyRegistration, innFault, registrationRules } from './registration-rules.ts';

const filled = {
  ...emptyRegistration,
  ...{ workspaceName: 'ООО «Ромашка»', portalName: 'romashka', companyInn: '7707083893', phone: '+7 (999) 123-45-67' },
  ...{ fullName: 'Анна Смирнова', email: 'anna@romashka.example', password: 'лошадь скачет домой' },
  ...{ acceptedOffer: true, acceptedPersonalData: true },
};

/** What stands under the fields when such a form is sent. */
const faultsOf = (changes: Partial<typeof filled>) => {
  const values = { ...filled, ...changes };
  const faults = Object.entries(registrationRules).map(([field, rule]) => [
    field,
    (rule as (value: unknown, values: typeof filled) => string | null)(values[field as keyof typeof filled], values),
  ]);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null));
};

test('a whole registration may be sent, with the newsletter or without', () => {
  assert.deepEqual(faultsOf({}), {});
  assert.deepEqual(faultsOf({ acceptedMarketing: true }), {});
});

test('an empty form names each field that is needed', () => {
  assert.deepEqual(Object.keys(faultsOf(emptyRegistration)), [
    ...['workspaceName', 'portalName', 'companyInn', 'email', 'password', 'fullName', 'phone'],
    ...['acceptedOffer', 'acceptedPersonalData'],
  ]);
});

test('spaces are no name', () => {
  assert.deepEqual(faultsOf({ workspaceName: '  ', fullName: ' ' }), {
    workspaceName: 'Укажите компанию',
    fullName: 'Укажите имя и фамилию',
  });
});

test('an INN has ten digits or twelve', () => {
  assert.deepEqual(faultsOf({ companyInn: '500100732259' }), {});
  for (const companyInn of ['', '770708389', '77070838930', '77070838zz'])
    assert.match(faultsOf({ companyInn }).companyInn ?? '', /^Десять цифр компании/, companyInn);
});

test('a phone is whole when ten digits follow +7', () => {
  assert.equal(faultsOf({ phone: '+7 (999) 123-45' }).phone, 'Десять цифр после +7');
});

test('an address of mail has a name, a sign and a domain', () => {
  assert.equal(faultsOf({ email: '' }).email, 'Укажите рабочую почту');
  for (const email of ['anna', 'anna@romashka', 'an na@romashka.example'])
    assert.equal(faultsOf({ email }).email, 'Это не адрес почты', email);
});

test('a password that holds the name of the portal does not keep the rules', () => {
  assert.equal(faultsOf({ password: 'наш-romashka-портал' }).password, 'Пароль не отвечает правилам ниже');
});

test('both needed consents are asked for by name', () => {
  assert.deepEqual(faultsOf({ acceptedOffer: false }), { acceptedOffer: 'Без этого согласия нельзя продолжить' });
});

test('what the server says of an INN or an address is told in words, and nothing until it has answered', () => {
  assert.match(innFault({ valid: false, reason: 'inn_checksum' }) ?? '', /в номере опечатка/);
  assert.equal(emailFault({ valid: false, reason: 'email_disposable' }), 'Временная почта не подходит');
  assert.equal(emailFault({ valid: false, reason: 'email_placeholder' }), 'Укажите настоящий рабочий адрес');
  for (const fault of [innFault, emailFault])
    assert.deepEqual([fault(undefined), fault({ valid: true })], [undefined, undefined]);
});
