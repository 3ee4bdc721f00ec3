import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find, readAll } from '../../../../test/connectors/commerceml/read-all.ts';
import type { AccountingExchangePort } from '../../../kernel/integrations/ports/exchange-fault.ts';
import { readExchange } from '../read-exchange.ts';

const port = {
  read: (_: object, bytes: AsyncIterable<Uint8Array>) => readExchange(bytes, {}),
} as unknown as AccountingExchangePort;

/** Whom a file names by «к», with this beside the identifier. */
async function counterparty(inside: string) {
  const text = `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.10"><Контрагенты>
    <Контрагент><Ид>к</Ид>${inside}</Контрагент></Контрагенты></КоммерческаяИнформация>`;
  return find((await readAll(port, Buffer.from(text))).records, 'к');
}

const named = '<Наименование>Гравий</Наименование>';

test('a company is told with its numbers, spaces and hyphens in them left aside', async () => {
  const read = await counterparty(`${named}<ОфициальноеНаименование>АО «Гравий»</ОфициальноеНаименование>
    <ИНН>7707 083893</ИНН><КПП>7707-01001</КПП><ОКПО>00032537</ОКПО><Роль>Продавец</Роль>`);
  assert.deepEqual(
    [read.name, read.fullName, read.inn, read.kpp, read.okpo, read.role, read.person],
    ['Гравий', 'АО «Гравий»', '7707083893', '770701001', '00032537', 'supplier', false],
  );
});

test('a person has a family name, and no KPP, whatever stands there', async () => {
  const read = await counterparty(`${named}<Фамилия>Ёлкин</Фамилия><ИНН>500100732259</ИНН><КПП>770701001</КПП>`);
  assert.deepEqual([read.person, read.inn, read.kpp], [true, '500100732259', undefined]);
});

test('OGRN stands in an element or among the requisites, that of an entrepreneur too', async () => {
  const requisite = (name: string) =>
    `<ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>1027700132195</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>`;
  for (const inside of ['<ОГРН>1027700132195</ОГРН>', requisite('ОГРН'), requisite('ОГРНИП')])
    assert.equal((await counterparty(`${named}${inside}`)).ogrn, '1027700132195', inside);
});

test('who buys is a customer, and a role nobody knows says nothing', async () => {
  const roleOf = async (role: string) => (await counterparty(`${named}<Роль>${role}</Роль>`)).role;
  assert.deepEqual(
    [await roleOf('Покупатель'), await roleOf('Поставщик'), await roleOf('Плательщик'), await roleOf('')],
    ['customer', 'supplier', undefined, undefined],
  );
});

test('an address is the line that is shown, or its parts in their order', async () => {
  const shown = '<Представление>107589, г Москва</Представление>';
  const part = (value: string) => `<АдресноеПоле><Тип>Часть</Тип><Значение>${value}</Значение></АдресноеПоле>`;
  const read = await counterparty(`${named}<ЮридическийАдрес>${shown}${part('не то')}</ЮридическийАдрес>
    <Адрес>${part('143000')}${part('Одинцово')}</Адрес>`);
  assert.deepEqual([read.legalAddress, read.actualAddress], ['107589, г Москва', '143000, Одинцово']);
});

test('accounts stand in a list or by themselves, each with its bank, and one without a number is none', async () => {
  const account = (number: string) => `<РасчетныйСчет><НомерСчета>${number}</НомерСчета>
    <Банк><БИК>044525225</БИК><Наименование>ПАО Сбербанк</Наименование></Банк></РасчетныйСчет>`;
  const read = await counterparty(
    `${named}<РасчетныеСчета>${account('4070 2810 9380 0000 0001')}${account('')}</РасчетныеСчета>${account('40702810400000000002')}`,
  );
  assert.deepEqual(read.accounts, [
    { account: '40702810938000000001', bik: '044525225', bankName: 'ПАО Сбербанк' },
    { account: '40702810400000000002', bik: '044525225', bankName: 'ПАО Сбербанк' },
  ]);
});

test('a representative who cannot be reached is nobody to turn to', async () => {
  const contact = (kind: string, value: string) =>
    `<Контакты><Контакт><Тип>${kind}</Тип><Значение>${value}</Значение></Контакт></Контакты>`;
  const person = (name: string, inside: string) =>
    `<Представитель><Контрагент><Наименование>${name}</Наименование><Отношение>Снабжение</Отношение>${inside}</Контрагент></Представитель>`;
  const read = await counterparty(
    `${named}<Представители>${person('Пётр Ильин', contact('Почта', 'p@gravel.ru'))}${person('Никто', '')}</Представители>`,
  );
  assert.deepEqual(read.contacts, [{ name: 'Пётр Ильин', position: 'Снабжение', email: 'p@gravel.ru' }]);
});

test('what is marked as deleted may come with its identifier alone, anybody else has a name', async () => {
  const deleted = await counterparty('<ПометкаУдаления>true</ПометкаУдаления>');
  assert.deepEqual([deleted.kind, deleted.name, deleted.deleted], ['counterparty', 'к', true]);
  const nameless = await counterparty('<ИНН>7707083893</ИНН>');
  assert.deepEqual(
    [nameless.kind, nameless.reason],
    ['fault', { en: '«Наименование» is missing.', ru: 'Нет «Наименование».' }],
  );
});
