import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { addressOf, bankOf, cleanOf, partyOf } from './mapping.ts';
import { addresses, banks, cleaned, parties, read } from './wire.ts';

test('a company of which only the INN is known is told with nothing made up', () => {
  const [found] = read(parties, { suggestions: [{ value: 'ООО «Ёлка»', data: { inn: '7707083893' } }] }).suggestions;
  assert.ok(found);
  assert.deepEqual(partyOf(found), {
    title: 'ООО «Ёлка»',
    kind: 'legal_entity',
    shortName: 'ООО «Ёлка»',
    fullName: null,
    inn: '7707083893',
    kpp: null,
    ogrn: null,
    okpo: null,
    legalAddress: null,
    branch: false,
    status: 'unknown',
    registeredOn: null,
    closedOn: null,
    manager: null,
  });
});

test('every status of the register is told, and a word of the language is no status', () => {
  const statusOf = (status: string) => partyOf({ value: 'ООО', data: { state: { status } } }).status;
  assert.deepEqual(
    ['ACTIVE', 'LIQUIDATING', 'LIQUIDATED', 'BANKRUPT', 'REORGANIZING', 'active', 'constructor', ''].map(statusOf),
    ['active', 'liquidating', 'liquidated', 'bankrupt', 'reorganizing', 'unknown', 'unknown', 'unknown'],
  );
});

test('days before 1970 are days, and one beyond the calendar does not lose the whole answer', () => {
  const days = (registered: number, closed: number | null) => {
    const state = { registration_date: registered, liquidation_date: closed };
    const { registeredOn, closedOn } = partyOf({ value: 'ООО', data: { state } });
    return [registeredOn, closedOn];
  };
  assert.deepEqual(days(-86_400_000, 0), ['1969-12-31', '1970-01-01']);
  assert.deepEqual(days(8.64e15 + 1, null), [null, null]);
});

test('a bank goes by its name in payments, else by its full one, else by what was suggested', () => {
  const named = (name: object | null) => bankOf({ value: 'Сбер', data: { name, bic: '044525225' } }).bankName;
  assert.deepEqual(
    [named({ payment: 'ПАО Сбербанк', full: 'Полное' }), named({ payment: '', full: 'Полное' }), named(null)],
    ['ПАО Сбербанк', 'Полное', 'Сбер'],
  );
  assert.equal(bankOf({ value: 'Сбер', data: {} }).correspondentAccount, null);
});

test('an address is the one with its postal code, where there is one', () => {
  assert.deepEqual(addressOf({ value: 'г Москва', unrestricted_value: '101000, г Москва', data: null }), {
    title: 'г Москва',
    address: '101000, г Москва',
    postalCode: null,
    region: null,
    place: null,
  });
  assert.equal(addressOf({ value: 'г Москва' }).address, 'г Москва');
});

test('an address is put on the map by both coordinates, or not at all', () => {
  const at = (geo_lat: string | null, geo_lon: string | null) =>
    addressOf({ value: 'г Москва', data: { geo_lat, geo_lon, qc_geo: 1 } }).place;
  assert.deepEqual(at('55.7540471', '37.620405'), { latitude: '55.754047', longitude: '37.620405', isExact: false });
  for (const [north, east] of [
    ['55.75', null],
    ['155', '37'],
    ['55,75', '37,62'],
    ['', ''],
  ] as const)
    assert.equal(at(north, east), null);
});

test('a cleaned address is sure only by a zero of the provider beside an address', () => {
  const sure = (result: string | null, qc: unknown) => cleanOf('мск', { result, qc }).sure;
  assert.deepEqual(
    [sure('г Москва', 0), sure('г Москва', '0'), sure('г Москва', 1), sure('г Москва', null), sure(null, 0)],
    [true, true, false, false, false],
  );
});

test('an answer of another shape breaks the contract, whichever question it answers', () => {
  const one = (data: unknown) => ({ suggestions: [{ value: 'ООО', data }] });
  const cases = [
    [parties, null],
    [parties, []],
    [parties, { suggestions: {} }],
    [parties, { suggestions: [{ data: {} }] }],
    [parties, one(null)],
    [parties, one({ inn: 7707083893 })],
    [parties, one({ state: { registration_date: '1991-06-20' } })],
    [banks, one({ name: 'Сбербанк' })],
    [addresses, one({ postal_code: 107589 })],
    [cleaned, { result: 'г Москва' }],
    [cleaned, [{ result: ['г Москва'] }]],
  ] as const;
  for (const [shape, answer] of cases)
    assert.throws(
      () => read(shape as { Check(value: unknown): value is unknown }, answer),
      (error) => error instanceof ProviderError && error.kind === 'contract_violation',
      JSON.stringify(answer),
    );
});
