import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../../../scripts/tests/long.ts';
import { docxText, partsOf } from '../../../../../test/open-document.ts';
import { pdfPages } from '../../../../../test/pdf-pages.ts';
import { renderDocument } from '../../render-document.ts';
import { sampleContent } from '../../sample-content.ts';
import { deliveryLayouts } from './delivery-layouts.ts';

type Kind = 'delivery:upd' | 'delivery:torg12' | 'delivery:ttn';

const closed = (text: string) => text.replace(/[\s\u00a0]+/g, '');

const pagesOf = async (kind: Kind, rows: number) =>
  pdfPages(
    await renderDocument({ layout: deliveryLayouts[kind], content: sampleContent(kind, { rows }), format: 'pdf' }),
  ).map(closed);

/** Articles of the sample: a row of the goods has one. */
const article = /CEM-500|PLS-30|GB-500|KL-25|DEL-1/;

const isSignedBesideGoods = async (lengths: readonly number[]) => {
  for (const rows of lengths) {
    const pages = await pagesOf('delivery:upd', rows);
    assert.match(pages.at(-1) ?? '', /М\.П\./, `${rows} rows`);
    assert.match(pages.at(-1) ?? '', article, `${rows} rows on ${pages.length} pages`);
    assert.equal(pages.join('').match(/Всегокоплате/g)?.length, 1, `${rows} rows`);
  }
};

test('an УПД has a line of its goods on the page where it is signed', () =>
  isSignedBesideGoods([2, 9, 12, 19, 26, 33]));

long('an УПД of any length has a line of its goods on the page where it is signed', () =>
  isSignedBesideGoods(Array.from({ length: 39 }, (_, at) => at + 2)),
);

test('an УПД says of how many pages it is', async () => {
  for (const [rows, least] of [
    [2, 1],
    [60, 3],
  ] as const) {
    const pages = await pagesOf('delivery:upd', rows);
    assert.ok(pages.length >= least);
    assert.ok(pages.join('').includes(`${pages.length}листах`), `${pages.length}`);
  }
});

test('pages with totals of their own end with a line of the goods too', async () => {
  for (const rows of [10, 14, 18, 22, 26, 30]) {
    const pages = await pagesOf('delivery:torg12', rows);
    const [end, goods] = ['Грузполучилгрузополучатель', 'Итого'];
    assert.ok(pages.findLastIndex((page) => page.includes(end)) <= pages.findLastIndex((page) => page.includes(goods)));
  }
});

test('in Word the last line of an УПД stays with its signatures, and the number of pages is left to a pen', async () => {
  const content = sampleContent('delivery:upd', { rows: 30 });
  const made = await renderDocument({ layout: deliveryLayouts['delivery:upd'], content, format: 'docx' });
  assert.match(docxText(made), /_____ листах/);
  const rows = (partsOf(made).get('word/document.xml') ?? '').split('<w:tr>');
  const isKept = (text: string) => (rows.find((row) => row.includes(text)) ?? '').includes('<w:keepNext/>');
  assert.equal(isKept('>30<'), true);
  assert.equal(isKept('>29<'), false);
  assert.equal(isKept('Всего к оплате'), true);
});

test('where goods come from stands in columns 10 to 14, and a dash where nobody knows', async () => {
  const [page = ''] = await pagesOf('delivery:upd', 2);
  assert.ok(page.includes('156Китай10702070/150126/3000001796шт120'), page.slice(0, 4_000));
  assert.ok(page.includes('———————'));
});
