import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';
import { numbersOf, withoutOthers } from './identity.ts';
import { newParty, newPartyBodyOf } from './new-party.ts';

const { CounterpartyCreate } = await import('./components/counterparty-create.tsx');
const { PartyHints } = await import('../../shared/parties/party-hints.tsx');

const typed = {
  ...newParty,
  ...{ shortName: 'ООО «Двор»', inn: '7707083893', kpp: '770701001', ogrn: '1027700132195', taxId: 'CN-91' },
};

test('a person has neither KPP nor OGRN, a foreign company the number of its country beside an INN', () => {
  assert.deepEqual(numbersOf('legal_entity'), ['inn', 'kpp', 'ogrn']);
  assert.deepEqual(numbersOf('entrepreneur'), ['inn', 'ogrn']);
  assert.deepEqual(numbersOf('individual'), ['inn']);
  assert.deepEqual(numbersOf('foreign'), ['taxId', 'inn', 'kpp']);
});

test('«Create» did nothing after the kind was changed: a number out of sight was sent, and its refusal was unseen', () => {
  assert.deepEqual(newPartyBodyOf({ ...typed, kind: 'individual' }), {
    ...{ kind: 'individual', roles: ['supplier'], shortName: 'ООО «Двор»', inn: '7707083893' },
  });
  assert.deepEqual(newPartyBodyOf({ ...typed, kind: 'foreign' }), {
    ...{ kind: 'foreign', roles: ['supplier'], shortName: 'ООО «Двор»', inn: '7707083893', kpp: '770701001' },
    taxId: 'CN-91',
  });
});

test('what the register has filled in goes along, empty texts do not', () => {
  const { ogrn, okpo, ...rest }: Record<string, unknown> = newPartyBodyOf({ ...typed, taxId: '', okpo: '00032537' });
  assert.deepEqual([ogrn, okpo], ['1027700132195', '00032537']);
  assert.deepEqual(Object.keys(rest).sort(), ['inn', 'kind', 'kpp', 'roles', 'shortName']);
});

test('a number that is saved with a kind it does not fit stays until the kind is changed', () => {
  const saved = { ...typed, kind: 'entrepreneur' as const };
  assert.equal(withoutOthers({ ...saved, kpp: '123456789' }, saved).kpp, '770701001');
  assert.equal(withoutOthers({ ...saved, kind: 'individual' as const }, saved).ogrn, '');
});

test('a new counterparty is a company and a supplier, and its numbers are asked first', async () => {
  const { fields, text } = await draw(createElement(CounterpartyCreate, { opened: true, onClose() {} }));
  assert.deepEqual(fields.slice(0, 3), ['Вид', 'ИНН', 'КПП']);
  assert.ok(fields.includes('Краткое название') && fields.includes('Роли'));
  assert.match(text, /Новый контрагент/);
});

const company = {
  ...{ kind: 'legal_entity', shortName: 'ООО «Двор»', fullName: null, inn: '7707083893', kpp: '770701001' },
  ...{ ogrn: null, okpo: null, legalAddress: null },
};
const hints = (inn: string) => createElement(PartyHints, { inn, onTake() {} });

test('the register is asked by a whole INN, and says when a company is being wound up', async () => {
  const items = [{ title: 'ООО «ДВОР», Москва', status: 'liquidating', counterparty: company }];
  const known = [[['suggestions', 'parties', '7707083893'], { items }]] as const;
  const { text } = await draw(hints(' 7707083893 '), { known });
  assert.match(text, /ООО «ДВОР», Москва КПП 770701001 · ликвидируется/);
  assert.equal((await draw(hints('77070'), { known })).text, '');
});
