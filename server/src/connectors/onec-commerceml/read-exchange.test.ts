import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { find, readAll } from '../../../test/connectors/commerceml/read-all.ts';
import type { AccountingExchangePort } from '../../kernel/integrations/ports/exchange-fault.ts';
import { currencyOf, decimalOf } from './map/decimal-of.ts';
import { answers, stepOf } from './protocol.ts';
import { readExchange } from './read-exchange.ts';
import { writeOrders } from './write-orders.ts';
import { encodedXml } from './xml/encoded.ts';
import { element, escaped } from './xml/write-xml.ts';

const port = {
  read: (settings: { unitMap?: Record<string, string> }, bytes: AsyncIterable<Uint8Array>) =>
    readExchange(bytes, settings.unitMap ?? {}),
} as unknown as AccountingExchangePort;

const file = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация ВерсияСхемы="2.10">${inside}</КоммерческаяИнформация>`;
const readText = (inside: string, settings = {}) => readAll(port, Buffer.from(file(inside)), settings);
const catalog = (products: string) => file(`<Каталог><Ид>к</Ид><Товары>${products}</Товары></Каталог>`);
const offers = (inside: string) =>
  `<ПакетПредложений><Ид>п</Ид><Предложения>${inside}</Предложения></ПакетПредложений>`;

/** The one product of a catalog, told by this beside its identifier and name. */
async function product(inside: string, settings = {}) {
  const whole = catalog(`<Товар><Ид>т</Ид><Наименование>Цемент</Наименование>${inside}</Товар>`);
  return find((await readAll(port, Buffer.from(whole), settings)).records, 'т');
}

test('a product tells what it is by its elements, and says nothing by those that are empty', async () => {
  const read = await product(`<Артикул> Ц-500 </Артикул><Штрихкод/><Описание>
Мешок
50 кг </Описание><Изготовитель><Наименование>Евроцемент</Наименование></Изготовитель>
<Группы><Ид>г1</Ид><Ид/><Ид>г2</Ид></Группы>
<ЗначенияСвойств><ЗначенияСвойства><Ид>с1</Ид><Значение>серый</Значение></ЗначенияСвойства>
<ЗначенияСвойства><Ид>с2</Ид><Значение/></ЗначенияСвойства></ЗначенияСвойств>`);
  assert.deepEqual(read, {
    kind: 'product',
    externalId: 'т',
    packageId: 'к',
    deleted: false,
    name: 'Цемент',
    sku: 'Ц-500',
    description: 'Мешок\n50 кг',
    manufacturer: 'Евроцемент',
    groupIds: ['г1', 'г2'],
    properties: [{ id: 'с1', value: 'серый' }],
  });
});

test('a rate of VAT is one in use, whichever words stand there', async () => {
  const rated = async (rate: string) =>
    (
      await product(
        `<СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>${rate}</Ставка></СтавкаНалога></СтавкиНалогов>`,
      )
    ).vatRate;
  const found = await Promise.all(['22', '20%', 'Без НДС', '18', '', 'constructor'].map(rated));
  assert.deepEqual(found, ['22', '20', 'none', undefined, undefined, undefined]);
});

test('a unit is told by the settings first, then by its code, then by its symbol', async () => {
  const unit = async (element: string, unitMap = {}) => {
    const { kind, unit: code } = await product(element, { unitMap });
    return kind === 'fault' ? 'fault' : code;
  };
  assert.equal(await unit('<БазоваяЕдиница Код="166">кг</БазоваяЕдиница>', { кг: '168' }), '168');
  assert.equal(await unit('<БазоваяЕдиница Код="166">шт</БазоваяЕдиница>'), '166');
  assert.equal(await unit('<БазоваяЕдиница>КГ.</БазоваяЕдиница>'), '166');
  assert.equal(await unit('<БазоваяЕдиница/>'), undefined);
  assert.equal(await unit('<БазоваяЕдиница>ведро</БазоваяЕдиница>'), 'fault');
  assert.equal(await unit('<БазоваяЕдиница>constructor</БазоваяЕдиница>'), 'fault');
});

test('a record that cannot be read is told with its identifier and a reason in Russian, and the next one is read', async () => {
  const long = 'ы'.repeat(201);
  const { records } = await readAll(
    port,
    Buffer.from(
      catalog(`<Товар><Наименование>Без имени</Наименование></Товар><Товар><Ид>${long}</Ид></Товар>
<Товар><Ид>без-названия</Ид></Товар><Товар><Ид>ц</Ид><Наименование>Цемент</Наименование></Товар>`),
    ),
  );
  assert.deepEqual(
    records.map((one) => (one.kind === 'fault' ? [one.of, one.externalId, one.reason.ru] : [one.kind])),
    [
      ['product', null, 'Нет «Ид».'],
      ['product', long, '«Ид» длиннее 200 знаков.'],
      ['product', 'без-названия', 'Нет «Наименование».'],
      ['product'],
    ],
  );
});

test('an offer tells prices, stores of both generations and the features its name does not name', async () => {
  const { records } = await readText(
    offers(`<Предложение><Ид>т#в</Ид><Наименование>Краска</Наименование>
<ХарактеристикиТовара><ХарактеристикаТовара><Значение>белая</Значение></ХарактеристикаТовара></ХарактеристикиТовара>
<Цены><Цена><ИдТипаЦены>ц</ИдТипаЦены><ЦенаЗаЕдиницу>1 200,50</ЦенаЗаЕдиницу><Валюта>руб</Валюта></Цена></Цены>
<Склад ИдСклада="с1" КоличествоНаСкладе="5,5"/><Склад ИдСклада="с2" КоличествоНаСкладе=""/>
<Остатки><Остаток><Склад><Ид>с3</Ид><Количество>-2</Количество></Склад></Остаток></Остатки></Предложение>`),
  );
  const { name, prices, stock, variantId } = find(records, 'т#в');
  assert.deepEqual([name, variantId], ['Краска (белая)', 'в']);
  assert.deepEqual(prices, [{ typeId: 'ц', price: '1200.5', currency: 'RUB' }]);
  assert.deepEqual(stock, [
    { storeId: 'с1', quantity: '5.5' },
    { storeId: 'с2', quantity: '0' },
    { storeId: 'с3', quantity: '-2' },
  ]);
});

test('an offer whose price is no price is a fault of that offer alone', async () => {
  const priced = (price: string, more = '') =>
    `<Предложение><Ид>${price}${more}</Ид><Цены><Цена><ИдТипаЦены>ц</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу>${more}</Цена></Цены></Предложение>`;
  const bad = [priced('дорого'), priced('1e9'), priced('', ''), priced('1', '<Коэффициент>0</Коэффициент>')];
  const { records } = await readText(offers([...bad, priced('100')].join('')));
  assert.deepEqual(
    records.map(({ kind }) => kind),
    ['fault', 'fault', 'fault', 'fault', 'offer'],
  );
});

test('what became of an order stands among its requisites', async () => {
  const requisite = (name: string, value: string) =>
    `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`;
  const told = [requisite('Номер по 1С', 'УТ-7'), requisite('Статус заказа', 'Отгружен'), requisite('Отменен', 'Да')];
  const { records } = await readText(
    `<Контейнер><Документ><Ид>з</Ид><Номер>1</Номер><ЗначенияРеквизитов>${told.join('')}</ЗначенияРеквизитов></Документ></Контейнер>`,
  );
  const { outsideNumber, status, cancelled, number } = find(records, 'з');
  assert.deepEqual([number, outsideNumber, status, cancelled], ['1', 'УТ-7', 'Отгружен', true]);
});

test('changes of offers under their older name are offers, and an element of no meaning is no package', async () => {
  const { records, packages } = await readText(
    `<ИзмененияПакетаПредложений СодержитТолькоИзменения="false"><Ид>п</Ид><Предложения><Предложение><Ид>т</Ид></Предложение></Предложения></ИзмененияПакетаПредложений><constructor/>`,
  );
  assert.equal(find(records, 'т').kind, 'offer');
  assert.deepEqual(packages, [{ kind: 'offer', id: 'п', full: true }]);
});

test('a file in any encoding 1C writes is read alike, and one it never wrote is refused', async () => {
  const whole = catalog('<Товар><Ид>т</Ид><Наименование>Ёж «№1»</Наименование></Товар>');
  const named = (encoding: string) => whole.replace('UTF-8', encoding);
  for (const bytes of [
    Buffer.from(whole),
    iconv.encode(whole, 'utf8', { addBOM: true }),
    iconv.encode(named('cp1251'), 'win1251'),
    iconv.encode(named('utf-16'), 'utf-16le', { addBOM: true }),
  ])
    assert.equal(find((await readAll(port, bytes)).records, 'т').name, 'Ёж «№1»');
  for (const encoding of ['koi8-r', 'constructor'])
    await assert.rejects(readAll(port, Buffer.from(named(encoding))), /is not taken/);
  await assert.rejects(readAll(port, iconv.encode(whole, 'win1251')), /encoding it declares/);
  await assert.rejects(readAll(port, Buffer.from('<html/>')), /no CommerceML/);
});

test('a step of the exchange is one of the protocol, and no word of the language', () => {
  const steps = ['checkauth', 'init', 'file', 'import', 'query', 'success', 'deactivate', 'complete'];
  assert.deepEqual(
    steps.map((mode) => stepOf({ type: 'sale', mode })),
    ['authorize', 'init', 'file', 'import', 'query', 'confirm', 'deactivate', 'complete'],
  );
  for (const mode of ['constructor', 'toString', '__proto__', '', 'INIT'])
    assert.equal(stepOf({ type: 'catalog', mode }), 'unknown', mode);
  assert.deepEqual([stepOf({ mode: 'init' }), stepOf({ type: 'orders', mode: 'init' })], ['init', 'unknown']);
});

test('an answer in progress is two lines, however long its words are', () => {
  assert.equal(answers.progress({ en: '', ru: ' Прочитано\r\n10\tиз 20 ' }), 'progress\nПрочитано 10 из 20\n');
});

test('any number of six digits after the comma comes back as it went', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.nat({ max: 999_999 }), (whole, after) => {
      const fraction = String(after).padStart(6, '0');
      const spaced = `${whole}`.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
      assert.equal(Number(decimalOf(`${spaced},${fraction}`)), Number(`${whole}.${fraction}`));
    }),
  );
  for (const text of ['', '1,2,3', '0x1', '1e5', 'Infinity', '--1']) assert.throws(() => decimalOf(text), /no number/);
});

test('currencies are known by letters, number and the short word of 1C', () => {
  assert.deepEqual(['руб', 'RUR', 'руб.', '643', 'usd', '978', undefined].map(currencyOf), [
    'RUB',
    'RUB',
    'RUB',
    'RUB',
    'USD',
    'EUR',
    undefined,
  ]);
});

test('whatever stands in a name, the order is XML that reads back as the same name', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), async (text) => {
      const product = element('Товар', [
        ['Ид', 'т'],
        ['Наименование', `Ж${text}`],
      ]);
      const whole = element('КоммерческаяИнформация', [['Каталог', 'место']]).replace(
        'место',
        () => `<Товары>${product}</Товары>`,
      );
      const bytes = encodedXml(`<?xml version="1.0" encoding="windows-1251"?>${whole}`, 'windows-1251');
      const wanted = `Ж${text}`.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (one) => ('\t\n\r'.includes(one) ? one : ''));
      const { name } = find((await readAll(port, bytes)).records, 'т');
      assert.equal(name, wanted.replace(/\s+/g, ' ').trim());
    }),
    { numRuns: 100 },
  );
});

test('what is null or holds nothing is left out of an order, an empty text is not', () => {
  assert.equal(
    element(
      'А',
      [
        ['Б', null],
        ['В', []],
        ['Г', ''],
      ],
      { к: '"<' },
    ),
    '<А к="&quot;&lt;"><Г></Г></А>',
  );
  assert.equal(escaped('a\u0000\u0007\tb'), 'a\tb');
  const at = new Date('2026-11-22T10:00:00Z');
  const empty = iconv.decode(writeOrders([], { version: '2.10', encoding: 'windows-1251', at }), 'win1251');
  assert.match(empty, /^<\?xml version="1\.0" encoding="windows-1251"\?>\s*<КоммерческаяИнформация /);
});
