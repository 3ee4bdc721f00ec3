import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counterparty } from '../../../../nouns/counterparty.ts';
import { textFieldsOf } from '../../kit/form/of-field.ts';
import { changesOf, type PartyValues, type TextField, valuesOf } from './party-values.ts';

const empty = Object.fromEntries(textFieldsOf(counterparty).map((name) => [name, ''])) as Record<TextField, string>;

const before: PartyValues = {
  ...empty,
  ...{ shortName: 'ООО «Ромашка»', inn: '7707083893' },
  ...{ kind: 'legal_entity', roles: ['supplier'], taxRegime: null, customFields: {} },
  ...{ standing: 'ok', paymentTermsDays: null, leadTimeDays: null, minOrderAmount: null, rating: null },
  paymentRequisites: [],
  contacts: [],
};

test('only what was changed is sent, an emptied text as nothing', () => {
  assert.deepEqual(changesOf(before, before), {});
  assert.deepEqual(changesOf({ ...before, inn: '', kpp: '770701001' }, before), { inn: null, kpp: '770701001' });
});

test('terms of the supplier go together, days as whole numbers', () => {
  assert.deepEqual(changesOf({ ...before, paymentTermsDays: '14', minOrderAmount: '1000.50' }, before), {
    supplier: { paymentTermsDays: 14, minOrderAmount: '1000.50' },
  });
});

test('changing a phone lost the Telegram of everybody: contacts go as a whole, with what the form does not show', () => {
  const olga = { id: 'olga', fullName: 'Ольга Петрова', position: null, email: null, isPrimary: true };
  const saved = { ...olga, receivesRfq: true, phone: null, messengerIds: { telegram: '@petrova' } };
  const party = { contacts: [saved], roles: ['supplier'], supplier: null, paymentRequisites: null } as never;
  const { contacts } = valuesOf(party);
  const changed = { ...before, contacts: contacts.map((one) => ({ ...one, phone: '+79991234567' })) };
  assert.deepEqual(changesOf(changed, { ...before, contacts }), {
    contacts: [{ ...saved, phone: '+79991234567' }],
  });
});

test('accounts go as a whole, blanks as nothing; unseen accounts never go', () => {
  const account = { label: '', bankName: 'Сбер', bik: '044525225', checkingAccount: '1', correspondentAccount: '' };
  const changed = { ...before, paymentRequisites: [{ ...account, currency: 'RUB', isPrimary: true }] };
  assert.deepEqual(changesOf(changed, before), {
    paymentRequisites: [{ ...account, label: null, correspondentAccount: null, currency: 'RUB', isPrimary: true }],
  });
  assert.deepEqual(changesOf({ ...before, paymentRequisites: null }, { ...before, paymentRequisites: null }), {});
});
