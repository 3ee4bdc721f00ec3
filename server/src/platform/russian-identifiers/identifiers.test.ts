import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCorrespondentAccount, checkSettlementAccount } from './bank-account.ts';
import { checkBik } from './bik.ts';
import { checkInn } from './check-inn.ts';
import { checkKpp } from './check-kpp.ts';
import { checkOgrn } from './check-ogrn.ts';

function table(name: string, check: (text: string) => string | null, rows: Record<string, string | null>): void {
  for (const [text, expected] of Object.entries(rows)) {
    test(`${name} ${JSON.stringify(text)} is ${expected ?? 'valid'}`, () => assert.equal(check(text), expected));
  }
}

table('INN', checkInn, {
  '7707083893': null,
  '7707083894': 'inn_checksum',
  '500100732259': null,
  '500100732258': 'inn_checksum',
  '500100732269': 'inn_checksum',
  '0000000000': 'inn_format',
  '000000000000': 'inn_format',
  '1111111111': 'inn_format',
  '0012345678': 'inn_format',
  '770708389': 'inn_format',
  '77070838930': 'inn_format',
  '7707 083893': 'inn_format',
  ' 7707083893': 'inn_format',
  '7707083893\n': 'inn_format',
  '٧٧٠٧٠٨٣٨٩٣': 'inn_format',
  '': 'inn_format',
});
table('KPP', checkKpp, {
  '770701001': null,
  '7707AB001': null,
  '7707ab001': 'kpp_format',
  '77070100': 'kpp_format',
  '7707АВ001': 'kpp_format',
});
table('OGRN', checkOgrn, {
  '1027700132195': null,
  '1027700132196': 'ogrn_checksum',
  '304500116000157': null,
  '304500116000158': 'ogrn_checksum',
  '304500116000061': null,
  '2027700132195': 'ogrn_format',
  '104500116000157': 'ogrn_format',
  '102770013219': 'ogrn_format',
});
table('BIK', checkBik, { '044525225': null, '014525225': null, '054525225': 'bik_invalid', '04452522': 'bik_invalid' });
table('settlement account in 044525225', (account) => checkSettlementAccount(account, '044525225'), {
  '40702810938000000001': null,
  '40702810038000000001': 'account_checksum',
  '30101810400000000225': 'account_is_correspondent',
  '4070281093800000000': 'account_format',
});
table('correspondent account in 044525225', (account) => checkCorrespondentAccount(account, '044525225'), {
  '30101810400000000225': null,
  '30101810500000000225': 'account_checksum',
  '30101810400000000226': 'account_format',
  '40702810938000000001': 'account_format',
});

test('golden example «Settlement account»: it holds with its 9th digit and no other', () => {
  assert.equal(checkSettlementAccount('40702810938000000001', '044525225'), null);
  for (const digit of '012345678') {
    assert.equal(checkSettlementAccount(`40702810${digit}38000000001`, '044525225'), 'account_checksum');
  }
});

test('golden example «OGRNIP remainder ≥ 10»: 11 makes the check digit 1', () => {
  for (const digit of '023456789') assert.equal(checkOgrn(`30450011600006${digit}`), 'ogrn_checksum');
  assert.equal(checkOgrn('304500116000061'), null);
});

test('an account needs its BIK', () => {
  assert.equal(checkSettlementAccount('40702810938000000001', null), 'bik_required');
  assert.equal(checkSettlementAccount('40702810938000000001', ''), 'bik_required');
  assert.equal(checkSettlementAccount('40702810938000000001', '123456789'), 'bik_invalid');
});

test('only the length of an account is checked under a treasury BIK', () => {
  assert.equal(checkCorrespondentAccount('40102810545370000003', '014525225'), null);
  assert.equal(checkSettlementAccount('03100643000000017300', '014525225'), null);
  assert.equal(checkCorrespondentAccount('4010281054537000000', '014525225'), 'account_format');
});
