import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importOrders } from '../../../../tools/sim/bank-files/bank-client.ts';
import { type Sabotage, sabotaged } from '../../../test/bank-files.ts';
import { ourselves, payerSettings } from '../../../test/bank-portal.ts';
import type { OrderBatch } from '../../kernel/integrations/ports/payment-orders.ts';
import { unwritable } from './encode-windows-1251.ts';
import { writeOrders } from './write-orders.ts';

const payer = { ...ourselves, correspondentAccount: payerSettings.correspondentAccount };

const batch: OrderBatch = {
  createdAt: '2026-11-22T21:30:05.000Z',
  timezone: 'Europe/Moscow',
  payer,
  orders: [
    {
      number: 15,
      date: '2026-11-23',
      amount: '148500.05',
      payee: { ...payer, name: 'ИП Ёлкин «Щебень»', inn: '500100732259', kpp: null },
      purpose: 'Оплата по счету № 7\nСумма=1.00 НДС не облагается.',
    },
    {
      number: 16,
      date: '2026-11-24',
      amount: '0.50',
      payee: payer,
      purpose: 'Оплата по счету № 8. НДС не облагается.',
    },
  ],
};

const complaints = (write: typeof writeOrders): string[] => {
  const { orders, refused } = importOrders(write(batch));
  const [first, second] = orders;
  const seen = [
    first?.number,
    first?.date,
    first?.kopecks,
    first?.payee.name,
    first?.payee.inn,
    first?.payer.inn,
    second?.kopecks,
  ];
  const meant = ['15', '23.11.2026', 148500_05, 'ИП Ёлкин «Щебень»', '500100732259', payer.inn, 50];
  return [...refused, ...meant.flatMap((one, at) => (one === seen[at] ? [] : [`${seen[at]} instead of ${one}`]))];
};

test('the client of a bank takes the file, and reads what was meant', () => {
  assert.deepEqual(complaints(writeOrders), []);
});

test('the file is, byte for byte, the one that was looked over', () => {
  const golden = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=Windows',
    'Отправитель=Prokura',
    'Получатель=',
    'ДатаСоздания=23.11.2026',
    'ВремяСоздания=00:30:05',
    'ДатаНачала=24.11.2026',
    'ДатаКонца=24.11.2026',
    `РасчСчет=${payer.account}`,
    'Документ=Платежное поручение',
    'СекцияДокумент=Платежное поручение',
    'Номер=16',
    'Дата=24.11.2026',
    'Сумма=0.50',
    ...['Плательщик', 'Получатель'].flatMap((side) => [
      `${side}Счет=${payer.account}`,
      `${side}=ИНН 7707083893 ООО "Ромашка"`,
      `${side}ИНН=7707083893`,
      `${side}КПП=773601001`,
      `${side}1=ООО "Ромашка"`,
      `${side}РасчСчет=${payer.account}`,
      `${side}Банк1=ПАО СБЕРБАНК`,
      `${side}БИК=044525225`,
      `${side}Корсчет=30101810400000000225`,
    ]),
    'ВидОплаты=01',
    'Очередность=5',
    'НазначениеПлатежа=Оплата по счету № 8. НДС не облагается.',
    'КонецДокумента',
    'КонецФайла',
    '',
  ].join('\r\n');
  const written = writeOrders({ ...batch, orders: batch.orders.slice(1) });
  assert.equal(new TextDecoder('windows-1251').decode(written), golden);
});

test('letters that the file cannot hold are told, each once', () => {
  assert.deepEqual(unwritable('ТОО «Қазақ» — 10 ₽ 😀?'), ['Қ', 'қ', '₽', '😀']);
  assert.deepEqual(unwritable('ООО «Ёлка» № 1 – “Щ”…'), []);
});

const faults: readonly Sabotage[] = [
  {
    fault: 'in UTF-8',
    file: 'encode-windows-1251.ts',
    from: "iconv.encode(text, 'windows-1251');",
    to: "iconv.encode(text, 'utf8');",
  },
  {
    fault: 'a purpose begins lines of its own',
    file: 'write-orders.ts',
    from: ".replace(/[\\p{Cc}\\p{Zl}\\p{Zp}\\s]+/gu, ' ')",
    to: '',
  },
  { fault: 'days as we write them', file: 'write-orders.ts', from: "date.split('-').reverse().join('.')", to: 'date' },
  { fault: 'lines end as on Unix', file: 'write-orders.ts', from: '}\\r\\n`', to: '}\\n`' },
  { fault: 'no last line', file: 'write-orders.ts', from: "      ['КонецФайла'],\n", to: '' },
  {
    fault: 'the payee pays',
    file: 'write-orders.ts',
    from: "partyLines('Плательщик', payer)",
    to: "partyLines('Плательщик', payee)",
  },
  {
    fault: 'a comma before the kopecks',
    file: 'write-orders.ts',
    from: "['Сумма', amount]",
    to: "['Сумма', amount.replace('.', ',')]",
  },
  {
    fault: 'kopecks are left out',
    file: 'write-orders.ts',
    from: "['Сумма', amount]",
    to: "['Сумма', amount.slice(0, -1) + '0']",
  },
  {
    fault: 'the name of the payee is that of the payer',
    file: 'write-orders.ts',
    from: '[`${side}1`, party.name]',
    to: "[`${side}1`, 'ООО']",
  },
];

for (const one of faults)
  test(`a file with a planted fault is not taken: ${one.fault}`, async () => {
    const planted = await sabotaged<{ writeOrders: typeof writeOrders }>(
      new URL('./', import.meta.url),
      'write-orders.ts',
      one,
    );
    assert.notDeepEqual(complaints(planted.writeOrders), []);
  });
