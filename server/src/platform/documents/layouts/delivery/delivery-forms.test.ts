import assert from 'node:assert/strict';
import { test } from 'node:test';
import { docxText, partsOf, sheetRows } from '../../../../../test/open-document.ts';
import { pdfPages, pdfPoints } from '../../../../../test/pdf-pages.ts';
import type { DocumentContent } from '../../document-content.ts';
import { renderDocument } from '../../render-document.ts';
import { sampleContent } from '../../sample-content.ts';
import { deliveryLayouts } from './delivery-layouts.ts';

type Kind = keyof typeof deliveryLayouts;

const kinds = Object.keys(deliveryLayouts) as Kind[];

const pdfOf = (kind: Kind, content: DocumentContent) =>
  renderDocument({ layout: deliveryLayouts[kind], content, format: 'pdf' });

/** Without spaces: where lines of a cell end is not what a form says. */
const closed = (text: string) => text.replace(/[\s\u00a0]+/g, '');

const twelveSections = [
  ...['1. Грузоотправитель', '1а. Заказчик услуг по организации перевозки груза', '2. Грузополучатель', '3. Груз'],
  ...['4. Сопроводительные документы на груз', '5. Указания грузоотправителя', '6. Перевозчик'],
  ...['7. Транспортное средство', '8. Прием груза', '9. Переадресовка', '10. Выдача груза', '11. Отметки'],
  '12. Стоимость перевозки груза',
];

/** What each form has to say: its name, its code, its columns, its sides, its sums. */
const mustSay: Record<Kind, readonly string[]> = {
  'delivery:upd': [
    ...['Универсальный передаточный документ', 'Статус:', 'Счет-фактура №', 'Исправление №', '№ 1137', '№ 1096'],
    ...['(1)', '(1а)', '(2)', '(2а)', '(2б)', '(3)', '(4)', '(5)', '(5а)', '(5б)', '(6)', '(6а)', '(6б)', '(7)', '(8)'],
    ...[
      'Российский рубль, 643',
      'Код товара/ работ, услуг',
      'Код вида товара',
      'В том числе сумма акциза',
      'без акциза',
    ],
    ...['А11а1б22а345678910', '10а11', '1212а1314', 'Всего к оплате (9)', '196 191,98', '40 380,42', '236 572,40'],
    ...['[8]', '[9]', '[10]', '[11]', '[12]', '[13]', '[14]', '[15]', '[16]', '[17]', '[18]', '[19]', 'М.П.'],
  ],
  'delivery:torg12': [
    ...['Унифицированная форма № ТОРГ-12', '0330212', 'ТОВАРНАЯ НАКЛАДНАЯ', 'Вид деятельности по ОКДП', 'Вид операции'],
    ...['Грузополучатель', 'Поставщик', 'Плательщик', 'Основание', '123456789101112131415', 'Всего по накладной'],
    ...[
      'Итого',
      '236 572,40',
      'Отпуск груза разрешил',
      'Главный (старший) бухгалтер',
      'Груз получил грузополучатель',
      'М.П.',
    ],
    'Двести тридцать шесть тысяч пятьсот семьдесят два рубля 40 копеек',
  ],
  'delivery:tn': [...twelveSections, 'ЧЕРНОВИК ДЛЯ ОПЕРАТОРА', '№ 2200', '№ 2116', 'Экземпляр №', 'А123ВС77'],
  'delivery:ttn': [
    ...['форма № 1-Т', '0345009', 'ТОВАРНО-ТРАНСПОРТНАЯ НАКЛАДНАЯ №', '1. ТОВАРНЫЙ РАЗДЕЛ', '123456789101112'],
    ...['Итого по странице', 'Всего по накладной', 'Всего к оплате', '2. ТРАНСПОРТНЫЙ РАЗДЕЛ', 'СВЕДЕНИЯ О ГРУЗЕ'],
    ...['ПОГРУЗОЧНО-РАЗГРУЗОЧНЫЕ ОПЕРАЦИИ', '10111213141516171819', 'ПРОЧИЕ СВЕДЕНИЯ', '20212223242526272829303132'],
    ...[
      '3334353637383940414243',
      'Государственный номерной знак',
      'Таксировщик',
      'Пятнадцать целых двадцать четыре сотых',
    ],
  ],
  'delivery:power_of_attorney_m2': [
    ...[
      'форма № М-2',
      '0315001',
      'линия отреза',
      'Расписка в получении доверенности',
      'ДОВЕРЕННОСТЬ №',
      '45 10 № 123456',
    ],
    ...[
      '«10» декабря 2026',
      'Количество (прописью)',
      'Сто двадцать',
      'Подпись лица, получившего доверенность',
      'удостоверяем',
    ],
  ],
  'delivery:power_of_attorney_m2a': ['форма № М-2а', '0315002', 'ДОВЕРЕННОСТЬ №', 'ОВД «Якиманка»', 'удостоверяем'],
  'delivery:delivery_note': ['Накладная на отгрузку №', 'Принял к перевозке', 'Иванов Пётр Сергеевич', 'Масса, кг'],
  'delivery:packing_list': ['Упаковочный лист №', '№ места', 'Всего мест:', '12 (Двенадцать)', 'Объём, м³'],
  'delivery:acceptance_act': ['Акт приёма-передачи товара №', 'Передающая сторона', 'Принимающая сторона', 'Замечания'],
};

test('every form says what the law has it say, in the PDF and in Word', async () => {
  for (const kind of kinds) {
    const content = sampleContent(kind);
    const pdf = closed(pdfPages(await pdfOf(kind, content)).join(''));
    const word = closed(docxText(await renderDocument({ layout: deliveryLayouts[kind], content, format: 'docx' })));
    for (const wanted of mustSay[kind]) {
      assert.ok(pdf.includes(closed(wanted)), `${kind} pdf: ${wanted}`);
      assert.ok(word.includes(closed(wanted)), `${kind} docx: ${wanted}`);
    }
  }
});

test('nothing stands outside of the page, whatever the names and the sums', async () => {
  for (const kind of kinds) {
    const content = sampleContent(kind, { rows: 12 });
    const long = 'Управляющая компания строительно-монтажного холдинга Северо-Западного федерального округа';
    const rows = content.rows.map((row) => ({ ...row, name: `${row.name}, ${long}`, netAmount: '999999999.99' }));
    const values = { ...content.values, 'seller.legalName': `ООО «${long}»`, 'customer.legalName': `АО «${long}»` };
    for (const { width, height, points } of pdfPoints(await pdfOf(kind, { ...content, rows, values }))) {
      assert.ok(points.length > 10, kind);
      for (const { x, y } of points)
        assert.ok(x > 10 && x < width - 10 && y > 5 && y < height - 5, `${kind}: ${x}, ${y}`);
    }
  }
});

const counted = (text: string, part: string) => closed(text).split(closed(part)).length - 1;

test('each page of a long form repeats its heading and adds up its own rows', async () => {
  const content = sampleContent('delivery:torg12', { rows: 60 });
  const pages = pdfPages(await pdfOf('delivery:torg12', content));
  const withGoods = pages.filter((page) => closed(page).includes('Вид упаковки'.replace(' ', '')));
  assert.ok(withGoods.length > 1);
  for (const page of withGoods) assert.equal(counted(page, 'Итого'), 1);
  for (const page of pages) assert.match(page.replaceAll('\u00a0', ' '), /Страница \d из \d/);
  const sums = withGoods.map((page) => /Итого([\d,]+)Х/.exec(closed(page))?.[1]);
  assert.equal(new Set(sums).size > 1 || withGoods.length === 1, true);
});

test('Word begins its pages where the rows of a page are added up', async () => {
  const content = sampleContent('delivery:torg12', { rows: 60 });
  const made = await renderDocument({ layout: deliveryLayouts['delivery:torg12'], content, format: 'docx' });
  const xml = partsOf(made).get('word/document.xml') ?? '';
  const breaks = counted(xml, '<w:pageBreakBefore/>');
  assert.ok(breaks >= 1);
  assert.equal(counted(docxText(made), 'Итого'), breaks + 1);
  assert.equal(counted(docxText(made), 'Всего по накладной'), 1);
});

test('five hundred lines are a form in seconds', async () => {
  for (const kind of ['delivery:upd', 'delivery:torg12'] as const) {
    const pages = pdfPages(await pdfOf(kind, sampleContent(kind, { rows: 500 })));
    assert.ok(pages.length > 8 && pages.join('').includes('500'), kind);
  }
});

test('sums of a form are numbers in a sheet', async () => {
  const content = sampleContent('delivery:torg12');
  const rows = await sheetRows(
    await renderDocument({ layout: deliveryLayouts['delivery:torg12'], content, format: 'xlsx' }),
  );
  const total = rows.find((cells) => cells.includes('Всего по накладной')) ?? [];
  assert.ok(total.includes(236_572.4) && total.includes(40_380.42));
});

test('who is free of VAT has words where the sum of VAT would be', async () => {
  const content = sampleContent('delivery:upd');
  const rows = content.rows.map((row) => ({ ...row, vatRate: 'none', statedVatAmount: 'без НДС' }));
  const values = { ...content.values, 'document.updStatus': '2', 'document.statedVatAmount': 'без НДС' };
  const pages = pdfPages(await pdfOf('delivery:upd', { ...content, rows, values }));
  assert.equal(counted(pages.join('').toLowerCase(), 'без НДС'.toLowerCase()), 11);
});

test('a form whose sides are not known leaves their lines for a pen', async () => {
  const { rows, values: _, ...rest } = sampleContent('delivery:tn');
  for (const kind of kinds) {
    const pages = pdfPages(await pdfOf(kind, { ...rest, rows, values: { 'document.number': 'Н-1' } }));
    const text = pages.join('');
    assert.ok(text.includes('Н-1'), kind);
    assert.doesNotMatch(text, /undefined|null|[{}]/, kind);
  }
});
