import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { DocumentLayout } from '../../../../nouns/document-layout.ts';
import { docxText, partsOf, sheetRows } from '../../../test/open-document.ts';
import { pdfPages } from '../../../test/pdf-pages.ts';
import type { DocumentContent } from './document-content.ts';
import { systemLayouts } from './layouts/system-layouts.ts';
import { renderDocument } from './render-document.ts';
import { sampleContent } from './sample-content.ts';
import { encodePng } from './sample-images.ts';
import { documentFormats } from './thread/rendering-order.ts';

const invoice = systemLayouts.sales_invoice;

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const mustHave = [
  ...['Счёт на оплату № РМ-118 от 25 ноября 2026 г.', '40702810938000000001', '044525225'],
  ...[
    'Цемент ЦЕМ I 42,5Н',
    'Всего к оплате:',
    'В том числе НДС 22 %:',
    'Всего наименований 5, на сумму 236 572,40 руб.',
  ],
  ...['Двести тридцать шесть тысяч пятьсот семьдесят два рубля 40 копеек', 'Смирнова А. В.', 'Главный бухгалтер'],
];

test('an invoice reads the same as a page, in Word, as a PDF and as a sheet', async () => {
  const content = sampleContent('sales_invoice');
  const made = await Promise.all(documentFormats.map((format) => renderDocument({ layout: invoice, content, format })));
  const [html, docx, pdf, xlsx] = made as [Buffer, Buffer, Buffer, Buffer];
  const texts = [
    html.toString(),
    docxText(docx),
    pdfPages(pdf).join('\n'),
    (await sheetRows(xlsx)).flat().join('\n'),
  ].map(plain);
  for (const wanted of mustHave)
    for (const [at, text] of texts.entries()) assert.ok(text.includes(wanted), `${documentFormats[at]}: ${wanted}`);
});

test('sums of a sheet are numbers that can be added up', async () => {
  const content = sampleContent('sales_invoice');
  const rows = await sheetRows(await renderDocument({ layout: invoice, content, format: 'xlsx' }));
  const sums = rows.filter(([number]) => typeof number === 'number').map((cells) => cells[6]);
  assert.deepEqual(sums, [64_860, 32_960, 99_216, 14_036.4, 25_500]);
});

test('pages of a PDF are numbered, and their heading is repeated', async () => {
  const content = sampleContent('sales_invoice', { rows: 120 });
  const pages = pdfPages(await renderDocument({ layout: invoice, content, format: 'pdf' })).map(plain);
  assert.ok(pages.length > 2);
  for (const [at, page] of pages.entries()) assert.ok(page.includes(`Страница ${at + 1} из ${pages.length}`));
  for (const page of pages.slice(0, 2)) assert.ok(page.includes('Товары (работы, услуги)'));
});

test('the name of a group stands on the page of its first row, wherever pages end', async () => {
  const sample = sampleContent('quote_minutes', { rows: 120 });
  const rows = sample.rows.map((row, at) => {
    const group = Math.floor(at / 3);
    return { ...row, groupKey: `${group}`, groupLabel: `Позиция ${group}.`, name: `Поставщик ${at}.` };
  });
  const layout = systemLayouts.quote_minutes;
  const pages = pdfPages(await renderDocument({ layout, content: { ...sample, rows }, format: 'pdf' })).map(plain);
  assert.ok(pages.length > 4);
  for (let group = 0; group < 40; group += 1) {
    const [page] = pages.filter((text) => text.includes(`Позиция ${group}.`));
    assert.ok(page?.includes(`Поставщик ${group * 3}.`), `group ${group}`);
  }
  for (const page of pages.slice(0, 4)) assert.ok(page.includes('Обоснование'), 'the heading of the table is repeated');
});

test('rows of a Word table are not torn over pages, and their heading is repeated', async () => {
  const content = sampleContent('sales_invoice');
  const xml =
    partsOf(await renderDocument({ layout: invoice, content, format: 'docx' })).get('word/document.xml') ?? '';
  assert.equal(xml.match(/<w:tblHeader\/>/g)?.length, 1);
  assert.ok((xml.match(/<w:cantSplit\/>/g)?.length ?? 0) >= 6);
});

const hostile = [
  '<script>alert(1)</script>',
  '=1+1',
  '+7 (495)',
  '@SUM(A1)',
  'а'.repeat(10_000),
  '😀👨‍👩‍👧',
  '1\u202f000',
  'x\u0000\u0008y\ud800z',
  '</w:t></w:p>',
  '{seller.inn}',
];

const named = (names: readonly string[]): DocumentContent => {
  const content = sampleContent('sales_invoice');
  const [row = {}] = content.rows;
  return { ...content, rows: names.map((name) => ({ ...row, name })) };
};

test('whatever a name holds is text, in every format', async () => {
  const content = named(hostile);
  const html = (await renderDocument({ layout: invoice, content, format: 'html' })).toString();
  assert.ok(html.includes('&lt;script&gt;alert(1)&lt;/script&gt;') && !html.includes('<script'));
  const docx = await renderDocument({ layout: invoice, content, format: 'docx' });
  for (const wanted of ['<script>alert(1)</script>', '=1+1', '😀👨‍👩‍👧', 'xy\ufffdz', '</w:t></w:p>', '{seller.inn}'])
    assert.ok(docxText(docx).includes(wanted), wanted);
  const pages = pdfPages(await renderDocument({ layout: invoice, content, format: 'pdf' }));
  assert.ok(plain(pages.join('')).includes('1 000') && pages.join('').includes('=1+1'));
  const xlsx = await renderDocument({ layout: invoice, content, format: 'xlsx' });
  const names = (await sheetRows(xlsx)).map((cells) => cells[1]);
  for (const wanted of ['=1+1', '@SUM(A1)', '<script>alert(1)</script>', 'а'.repeat(10_000)])
    assert.ok(names.includes(wanted));
  for (const [name, part] of partsOf(xlsx)) if (name.includes('sheet')) assert.doesNotMatch(part, /<f[ >]/);
});

test('a letter of ten thousand characters without a space stays inside its column', async () => {
  const pages = pdfPages(
    await renderDocument({ layout: invoice, content: named(['щ'.repeat(10_000)]), format: 'pdf' }),
  );
  assert.ok((pages.join('').match(/щ/g)?.length ?? 0) >= 10_000);
  // What stands below the foot of a page is not seen by anybody.
  assert.ok(pages.length > 4 && Math.max(...pages.map((page) => page.length)) < 4_000);
});

test('a document without rows is a document', async () => {
  const content = { ...sampleContent('sales_invoice'), rows: [] };
  for (const format of documentFormats) {
    const made = await renderDocument({ layout: invoice, content, format });
    assert.ok(made.length > 1_000, format);
  }
});

test('nine hundred rows are one document in every format', async () => {
  const content = sampleContent('commercial_proposal', { rows: 900 });
  const layout = systemLayouts.commercial_proposal;
  const pages = pdfPages(await renderDocument({ layout, content, format: 'pdf' }));
  assert.ok(pages.length > 15 && pages.join('').includes('900'));
  const rows = await sheetRows(await renderDocument({ layout, content, format: 'xlsx' }));
  assert.equal(rows.filter(([number]) => typeof number === 'number').length, 900);
  const docx = docxText(await renderDocument({ layout, content, format: 'docx' }));
  assert.equal(docx.match(/Штукатурка гипсовая/g)?.length, 180);
  const html = (await renderDocument({ layout, content, format: 'html' })).toString();
  assert.equal(html.match(/Штукатурка гипсовая/g)?.length, 180);
});

test('a picture that cannot be drawn is named, whatever the format', async () => {
  const content = {
    ...sampleContent('commercial_proposal'),
    images: { logo: encodePng(5_001, 1, () => [0, 0, 0, 255]) },
  };
  for (const format of documentFormats)
    await assert.rejects(
      renderDocument({ layout: systemLayouts.commercial_proposal, content, format }),
      (error: Error) => {
        const { code, status, members } = error as never as {
          code: string;
          status: number;
          members: { image: string };
        };
        assert.deepEqual([code, status, members.image], ['image_too_large', 422, 'logo']);
        return true;
      },
    );
});

test('a photograph is drawn as well as a drawing', async () => {
  const logo = new Uint8Array(
    await readFile(new URL('../../../../docs/screens/supplier-390-light.jpg', import.meta.url)),
  );
  const content = { ...sampleContent('commercial_proposal'), images: { logo } };
  const layout = systemLayouts.commercial_proposal;
  for (const format of documentFormats) {
    const made = await renderDocument({ layout, content, format });
    assert.ok(made.length > logo.length / 2, format);
  }
});

test('a landscape page is as wide as it says, in millimetres and twips', async () => {
  const layout: DocumentLayout = { page: { orientation: 'landscape' }, blocks: [{ type: 'heading', text: 'Лист' }] };
  const content = sampleContent('contract');
  const pdf = (await renderDocument({ layout, content, format: 'pdf' })).toString('latin1');
  assert.match(pdf, /\/MediaBox \[0 0 841\.89 595\.28\]/);
  const docx = partsOf(await renderDocument({ layout, content, format: 'docx' })).get('word/document.xml') ?? '';
  assert.match(docx, /<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"\/>/);
});

test('a form that is to stay on one page and is longer than one goes on', async () => {
  const cells = [{ text: '{items.rows[].position}. {items.rows[].name}', columns: 2, border: 'ltrb' }];
  const blocks: DocumentLayout['blocks'] = [
    { type: 'heading', text: 'Перечень' },
    { type: 'grid', widths: '1 1', isKeptTogether: true, rows: [{ kind: 'item', cells }] },
  ];
  const content = sampleContent('sales_invoice', { rows: 200 });
  const pages = pdfPages(await renderDocument({ layout: { page: {}, blocks }, content, format: 'pdf' })).map(plain);
  assert.ok(pages.length > 2 && pages.join('').includes('200. '));
});

test('a document in English has English words of its own', async () => {
  const content = sampleContent('sales_invoice', { language: 'en' });
  const html = plain((await renderDocument({ layout: invoice, content, format: 'html' })).toString());
  assert.ok(html.includes('Total due:') && html.includes('236,572.40') && html.includes('Including VAT 22%:'));
});
