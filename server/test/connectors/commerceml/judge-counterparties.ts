import assert from 'node:assert/strict';
import { uid } from '../../../../tools/sim/onec-client/big-catalog.ts';
import { counterpartiesFile, type Party } from '../../../../tools/sim/onec-client/counterparties-file.ts';
import type { AccountingExchangePort } from '../../../src/kernel/integrations/ports/exchange-fault.ts';
import { find, readAll } from './read-all.ts';

const gravel: Party = {
  id: uid(8, 1),
  name: 'Гравий',
  officialName: 'ООО «Гравий»',
  inn: '7707083893',
  kpp: '773601001',
  okpo: '00032537',
  ogrn: '1027700132195',
  role: 'Продавец',
  address: [
    ['Почтовый индекс', '117997'],
    ['Город', 'Москва'],
    ['Улица', 'Вавилова, 19'],
  ],
  reach: [
    ['Телефон рабочий', '+7 495 500-55-50'],
    ['Почта', 'sale@gravel.example'],
    ['Почтовый адрес', 'Москва, а/я 5'],
  ],
  accounts: [{ number: '40702 810 9 38000000001', bik: '044525225', bank: 'Сбербанк' }],
  people: [
    { name: 'Ольга Петрова', relation: 'Менеджер', reach: [['Почта', 'petrova@gravel.example']] },
    { name: 'Никто', relation: 'Сторож', reach: [] },
  ],
};

/** Whom 1C deals with, read to the last contact. */
export async function judgeCounterparties(port: AccountingExchangePort) {
  const person: Party = {
    id: uid(8, 2),
    name: 'Ёлкин И. И.',
    surname: 'Ёлкин',
    inn: '500100732259',
    kpp: '0',
    address: 'г. Клин',
  };
  const file = counterpartiesFile([gravel, person, { id: uid(8, 3), name: 'Ушёл', deleted: true }], { full: true });
  const { records, packages } = await readAll(port, Buffer.from(file));
  assert.deepEqual(packages, [{ kind: 'counterparty', id: null, full: true }]);
  assert.deepEqual(find(records, gravel.id), {
    kind: 'counterparty',
    externalId: gravel.id,
    packageId: null,
    deleted: false,
    name: 'Гравий',
    fullName: 'ООО «Гравий»',
    person: false,
    inn: '7707083893',
    kpp: '773601001',
    ogrn: '1027700132195',
    okpo: '00032537',
    legalAddress: '117997, Москва, Вавилова, 19',
    email: 'sale@gravel.example',
    phone: '+7 495 500-55-50',
    role: 'supplier',
    accounts: [{ account: '40702810938000000001', bik: '044525225', bankName: 'Сбербанк' }],
    contacts: [{ name: 'Ольга Петрова', position: 'Менеджер', email: 'petrova@gravel.example' }],
  });
  const { person: isPerson, legalAddress, kpp, inn } = find(records, person.id);
  assert.deepEqual([isPerson, legalAddress, kpp, inn], [true, 'г. Клин', undefined, '500100732259']);
  assert.equal(find(records, uid(8, 3)).deleted, true);
}
