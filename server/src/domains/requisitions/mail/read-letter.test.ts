import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineFileColumns } from '../exchange/line-file-columns.ts';
import { supplierPriceColumns } from '../exchange/supplier-price-columns.ts';
import type { FoundRow } from './found-row.ts';
import { readPrices, readRequest } from './read-letter.ts';

const today = '2026-11-20';
const valuesOf = ({ fields }: FoundRow) => Object.fromEntries(fields.map(({ field, value }) => [field, value]));
const short = (row: FoundRow) => {
  const { name, quantity, unit } = valuesOf(row);
  return [name, quantity, unit].filter(Boolean).join(' | ');
};

/** Fragments of letters of customers, and what is read in each. */
const requests: ReadonlyArray<readonly [letter: string, ...rows: string[]]> = [
  ['Цемент М500 20 шт', 'Цемент М500 | 20 | шт'],
  ['- Цемент М500 — 1 200,5 кг', 'Цемент М500 | 1200.5 | кг'],
  ['1. Кабель ВВГнг 3х2,5 - 100 м\n2. Автомат 16А - 5 шт.', 'Кабель ВВГнг 3х2,5 | 100 | м', 'Автомат 16А | 5 | шт'],
  ['1) Доска 50х150х6000 мм 20 шт', 'Доска 50х150х6000 мм | 20 | шт'],
  ['Перчатки 2х50 шт', 'Перчатки | 100 | шт'],
  ['Болт М8 10-12 шт', 'Болт М8 | 12 | шт'],
  ['Болт М8х50 от 100 до 150 шт.', 'Болт М8х50 | 150 | шт'],
  ['Труба 57 - 20 м', 'Труба 57 | 20 | м'],
  ['Болт М8-50 шт', 'Болт М8 | 50 | шт'],
  ['Добрый день!\nНужно 20 шт. огнетушителей ОП-4', 'огнетушителей ОП-4 | 20 | шт'],
  ['Просим выставить счёт на: щебень 5-20, 15 т', 'щебень 5-20 | 15 | т'],
  ['Нужен цемент 20 шт, песок 3 т, щебень 5 т', 'цемент | 20 | шт', 'песок | 3 | т', 'щебень | 5 | т'],
  ['5 кг гвоздей, 3 уп саморезов', 'гвоздей | 5 | кг', 'саморезов | 3 | упак'],
  ['Кофе растворимый 250 г, 10 шт', 'Кофе растворимый 250 г | 10 | шт'],
  ['Краска белая 3 кг - 12 банок\nВаликов 4 шт', 'Краска белая | 3 | кг', 'Валиков | 4 | шт'],
  ['Плитка керамическая 45,5 м2', 'Плитка керамическая | 45.5 | м2'],
  ['Плитка 12 м²\nБетон В25 7 м³', 'Плитка | 12 | м2', 'Бетон В25 | 7 | м3'],
  ['Линолеум 30 кв.м', 'Линолеум | 30 | м2'],
  ['Плинтус 60 п.м.', 'Плинтус | 60 | пог. м'],
  ['Плинтус 60 пог. м', 'Плинтус | 60 | пог. м'],
  ['Бетон В25 12 куб. м', 'Бетон В25 | 12 | м3'],
  ['Олифа натуральная 5 л.', 'Олифа натуральная | 5 | л'],
  ['Бумага А4 - 10 пачек', 'Бумага А4 | 10 | пач'],
  ['Спецодежда зимняя 4 комплекта', 'Спецодежда зимняя | 4 | компл'],
  ['Анкер 12х120 в количестве 2 тыс. шт', 'Анкер 12х120 | 2 | тыс. шт'],
  ['Рубероид РКП-350: 8 рул.', 'Рубероид РКП-350 | 8 | рул'],
  ['• Гипсокартон 12,5 мм 2500х1200 — 40 листов', 'Гипсокартон 12,5 мм 2500х1200 | 40 | лист'],
  ['- Цемент М500 — 20', 'Цемент М500 | 20'],
  ['1\tЦемент М500\tшт\t20\n2\tПесок речной\tт\t3,5', 'Цемент М500 | 20 | шт', 'Песок речной | 3.5 | т'],
  [
    'Артикул\tНаименование\tКол-во\tЕд. изм.\nА-1\tКабель\t1 000\tм\nА-2\tГофра\t50\tм',
    'Кабель | 1000 | м',
    'Гофра | 50 | м',
  ],
  ['| Наименование | Кол-во | Ед |\n| Швеллер 10П | 2,4 | т |', 'Швеллер 10П | 2.4 | т'],
  ['Арматура А500С д12    т    3,5', 'Арматура А500С д12 | 3.5 | т'],
  ['Кран шаровый 5 шт\n\n> Прошу подтвердить\n> Кран шаровый 10 шт', 'Кран шаровый | 5 | шт'],
  ['Муфта 5 шт\n\n--\nИван Петров\nзаказ от 3 шт', 'Муфта | 5 | шт'],
  ['Муфта 5 шт\nС уважением, Иван\nтел. 8 (495) 123-45-67\nофис 5 м от метро', 'Муфта | 5 | шт'],
  ['Муфта 5 шт\n\n20.11.2026 в 10:00 Пётр пишет:\nФланец 7 шт', 'Муфта | 5 | шт'],
  ['Муфта 5 шт\n-----Original Message-----\nФланец 7 шт', 'Муфта | 5 | шт'],
  ['Тел. 123 45 67\nИНН 7707083893\nСклад на Ленина, 5'],
  ['Спасибо, всё получили, ждём счёт.'],
  ['Перчатки 0 шт'],
  ['Провод ПВС 3х1,5 150м', 'Провод ПВС 3х1,5 | 150 | м'],
  ['Саморез 3,5х35 – 2 упаковки по 1000 шт', 'Саморез 3,5х35 | 2 | упак'],
  ['Нужно 3 рулона плёнки ПВД и перчатки х/б 100 пар', 'плёнки ПВД | 3 | рул', 'перчатки х/б | 100 | пар'],
  ['Мыло хозяйственное - около 40 шт', 'Мыло хозяйственное | 40 | шт'],
  ['Гвозди 3х80, арт. ГВ-380, 25 кг', 'Гвозди 3х80 | 25 | кг'],
];

for (const [letter, ...rows] of requests)
  test(`a request: ${letter.replaceAll('\n', ' / ').replaceAll('\t', ' ⇥ ')}`, () => {
    const found = readRequest(letter, today, lineFileColumns);
    assert.deepEqual(found.map(short), rows);
    pointsAtItsWords(letter, found);
  });

test('a day and what is said beyond the quantity belong to the line', () => {
  const [row] = readRequest('Насос ЦНС 2 шт до 25.12.2026, с доставкой на объект', today, lineFileColumns);
  assert.deepEqual(valuesOf(row as FoundRow), {
    name: 'Насос ЦНС',
    quantity: '2',
    unit: 'шт',
    requiredAt: '2026-12-25',
    specification: 'с доставкой на объект',
  });
});

test('a letter that only hands on another is read for what that one says, less surely', () => {
  const plain = readRequest('Муфта 5 шт', today, lineFileColumns);
  const handedOn = readRequest('Посмотрите, пожалуйста.\n\n> Муфта 5 шт', today, lineFileColumns);
  assert.deepEqual(handedOn.map(short), ['Муфта | 5 | шт']);
  assert.ok((handedOn[0]?.confidence ?? 1) < (plain[0]?.confidence ?? 0));
});

test('a range, a product and a bare number are less sure than a plain quantity', () => {
  const sure = (letter: string) => readRequest(letter, today, lineFileColumns)[0]?.confidence ?? 0;
  const plain = sure('Болт М8 12 шт');
  for (const doubtful of ['Болт М8 10-12 шт', 'Болт М8 2х50 шт', 'Болт М8 - 12'])
    assert.ok(sure(doubtful) < plain, doubtful);
});

/** Fragments of letters of suppliers, and the fields read in each row. */
const offers: ReadonlyArray<readonly [letter: string, ...rows: Array<Record<string, string>>]> = [
  ['Цемент М500 по 120,50 руб/шт', { name: 'Цемент М500', price: '120.5', currency: 'RUB', unit: 'шт' }],
  ['Цемент М500 цена 98 р. с НДС', { name: 'Цемент М500', price: '98', currency: 'RUB', vatIncluded: 'да' }],
  [
    'Кабель ВВГ 3х2,5 - 1 250,00 руб. за км, без НДС',
    { name: 'Кабель ВВГ 3х2,5', price: '1250', currency: 'RUB', unit: 'км', vatIncluded: 'нет', vatRate: 'none' },
  ],
  [
    'Болт М8, арт. Б-08, 12 ₽/шт от 100 шт, срок поставки 5-7 рабочих дней',
    {
      name: 'Болт М8',
      price: '12',
      currency: 'RUB',
      unit: 'шт',
      supplierSku: 'Б-08',
      minQuantity: '100',
      deliveryDays: '7',
    },
  ],
  ['Насос — 450 $, НДС 20%', { name: 'Насос', price: '450', currency: 'USD', vatRate: '20', vatIncluded: 'да' }],
  [
    'Лист 2 мм 85 000 руб/т, минимальная партия 5 т, в наличии',
    { name: 'Лист 2 мм', price: '85000', currency: 'RUB', unit: 'т', minQuantity: '5', deliveryDays: '0' },
  ],
  [
    '1. Муфта — 300 руб\n2. Фланец — 700 руб\nСрок поставки 2 недели. Цены действительны до 31.12.2026',
    { name: 'Муфта', price: '300', currency: 'RUB', deliveryDays: '14', validTo: '2026-12-31' },
    { name: 'Фланец', price: '700', currency: 'RUB', deliveryDays: '14', validTo: '2026-12-31' },
  ],
  ['Щебень 5-20\nЦена: 1450 руб/м3', { name: 'Щебень 5-20', price: '1450', currency: 'RUB', unit: 'м3' }],
  ['Итого 12 000 руб', ...[]],
  ['Доставка 3 500 руб'],
  ['Наименование\tЦена\tЕд. изм.\nКран шаровый\t1 250,50\tшт', { name: 'Кран шаровый', price: '1250.5', unit: 'шт' }],
  ['Муфта 300 руб, 3-5 раб. дней', { name: 'Муфта', price: '300', currency: 'RUB', deliveryDays: '5' }],
  ['Песок по цене 650', { name: 'Песок', price: '650' }],
  [
    'Уголок 50х50: 78 000 руб/т, предложение действует до 1 февраля',
    { name: 'Уголок 50х50', price: '78000', currency: 'RUB', unit: 'т', validTo: '2027-02-01' },
  ],
];

for (const [letter, ...rows] of offers)
  test(`an offer: ${letter.replaceAll('\n', ' / ').replaceAll('\t', ' ⇥ ')}`, () => {
    const found = readPrices(letter, today, supplierPriceColumns);
    assert.deepEqual(found.map(valuesOf), rows);
    pointsAtItsWords(letter, found);
  });

/** A name is literally there; a number is what stands there, read. */
function pointsAtItsWords(letter: string, found: readonly FoundRow[]) {
  for (const { fields, confidence } of found) {
    assert.ok(confidence > 0 && confidence < 1);
    for (const { field, value, start, end } of fields) {
      const words = letter.slice(start, end);
      assert.ok(words.trim().length > 0 && words === words.trim(), `${field}: «${words}»`);
      if (field === 'name') assert.equal(words, value);
      if (/quantity|price/.test(field)) assert.match(words, /\d/);
    }
  }
}
