import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type FunctionComponent } from 'react';
import { Refused } from '../../public-kit/call.ts';
import { draw } from '../../test/draw.ts';
import { type Draft, draftOf, emptyLine, withLine } from '../model/draft.ts';
import { asked, item, said } from '../model/example-rfq.ts';
import { lineFaults } from '../model/faults.ts';
import { totalsOf } from '../model/totals.ts';
import type { Rfq } from '../types.ts';

const { Asked } = await import('./asked.tsx');
const { DraftNotices } = await import('./draft-notices.tsx');
const { Footer } = await import('./footer.tsx');
const { Lines } = await import('./lines.tsx');
const { PastedNote } = await import('./pasted-note.tsx');
const { SubmitDialog } = await import('./submit-dialog.tsx');
const { Terms } = await import('./terms.tsx');

const seen = async <Props extends object>(part: FunctionComponent<Props>, props: Props) => {
  const drawn = await draw(createElement(part, props));
  return { ...drawn, text: drawn.text.replaceAll('\u00a0', ' ') };
};
const nothing = { onChange() {}, told: {} };

const linesOf = (rfq: Rfq, draft: Draft = draftOf(rfq), more: object = {}) =>
  seen(Lines, { rfq, draft, isWhole: false, ...nothing, ...more });

test('a position is shown with its quantity, what it has to be like and by when', async () => {
  const one = { ...item('1'), specification: 'ГОСТ 3262', requiredAt: '2031-03-05' };
  const { text } = await linesOf(asked({ items: [one] }));
  assert.match(text, /1 Позиция 1 10 шт ГОСТ 3262 нужно к 5 мар\. 2031/);
});

test('a price, how much there is, how soon and a comment are asked for at every position', async () => {
  const { fields } = await linesOf(asked({ items: [item('1')], allowAnalogs: false }));
  assert.deepEqual(fields.slice(0, 4), [
    'Цена за шт : Позиция 1',
    'Есть в наличии : Позиция 1',
    'Срок поставки : Позиция 1',
    'Комментарий : Позиция 1',
  ]);
});

test('of a request for one total no prices are asked', async () => {
  const { fields } = await linesOf(asked({ items: [item('1')], quoteMode: 'total_only' }));
  assert.ok(!fields.some((name) => name.startsWith('Цена')));
});

test('where every position is asked for, none can be left out', async () => {
  assert.match((await linesOf(asked())).text, /Не поставляю/);
  assert.doesNotMatch((await linesOf(asked({ quoteMode: 'all_lines' }))).text, /Не поставляю/);
  assert.doesNotMatch((await linesOf(asked({ allowPartial: false }))).text, /Не поставляю/);
});

test('who does not supply a position may say why, and is asked for no price', async () => {
  const rfq = asked({ items: [item('1')] });
  const { fields } = await linesOf(rfq, withLine(draftOf(rfq), '1', { refused: true }));
  assert.deepEqual(fields, ['Почему (необязательно) : Позиция 1']);
});

test('a zero asks whether it is free of charge', async () => {
  const rfq = asked({ items: [item('1')] });
  const { text } = await linesOf(rfq, withLine(draftOf(rfq), '1', { price: '0' }));
  assert.match(text, /Ноль: отметьте, что это бесплатно/);
  assert.match(text, /Бесплатно/);
});

test('the sum of a line stands beside it, and says when it is of a part alone', async () => {
  const rfq = asked({ items: [item('1')] });
  const { text } = await linesOf(rfq, withLine(draftOf(rfq), '1', { price: '12,5', quantity: '4' }));
  assert.match(text, /не всё количество 50,00 ₽/);
});

test('what the server refused stands at its line', async () => {
  assert.match((await linesOf(asked(), undefined, { told: { 2: 'Цена слишком велика' } })).text, /Цена слишком велика/);
});

test('a pasted column says how much of it went in, and can be taken back', async () => {
  const rfq = asked();
  const { text, buttons } = await seen(PastedNote, {
    pasted: { filled: 3, left: 1, before: draftOf(rfq) },
    onUndo() {},
  });
  assert.match(text, /Вставлено: 3 строки; не поместилось: 1 строка/);
  assert.deepEqual(buttons, ['Отменить']);
});

const termsOf = (rfq: Rfq, draft = draftOf(rfq), more: object = {}) =>
  seen(Terms, { rfq, draft, faults: {}, ...nothing, ...more });

test('a quote given at the rate of last year shows the rate that its total counts', async () => {
  const rfq = asked({ quote: said({ vatRate: '20' }) });
  assert.match((await termsOf(rfq)).html, /<option value="included 20" selected="">В цене, 20 %/);
});

test('another currency is offered where the buyer takes one', async () => {
  assert.ok(!(await termsOf(asked())).fields.includes('Валюта'));
  assert.match((await termsOf(asked({ allowAlternativeCurrency: true }))).text, /Валюта RUB CNY/);
});

test('a term that is wrong says so beneath it', async () => {
  const told = { deliveryDays: 'Слишком долго' };
  assert.match((await termsOf(asked(), undefined, { told })).text, /Слишком долго/);
});

const footerOf = (rfq: Rfq, draft: Draft, more: object = {}) =>
  seen(Footer, {
    ...{ rfq, draft, totals: totalsOf(draft, rfq), state: { name: 'idle' }, isCopied: true, stops: null },
    ...more,
  } as Parameters<typeof Footer>[0]);

test('the total so far, its VAT and how many positions have a price are always in sight', async () => {
  const rfq = asked();
  const { text } = await footerOf(rfq, withLine(draftOf(rfq), '1', { price: '122' }));
  assert.match(text, /Итого с НДС 1 220,00 ₽ цены: 1 из 3 · НДС 220,00 ₽/);
});

test('where what was typed is kept is told as it is, and never better', async () => {
  const rfq = asked();
  const words = async (state: object, isCopied = true) => (await footerOf(rfq, draftOf(rfq), { state, isCopied })).text;
  assert.match(await words({ name: 'waiting', online: false }), /сохранено на устройстве, нет связи/);
  assert.match(await words({ name: 'waiting', online: false }, false), /не закрывайте страницу/);
  assert.match(await words({ name: 'conflict', draftVersion: 3 }), /изменён в другом окне/);
  assert.match(await words({ name: 'refused', problem: new Refused(400, {}) }), /не сохранено/);
});

test('what stops a quote stands at the button', async () => {
  const rfq = asked();
  assert.match((await footerOf(rfq, draftOf(rfq), { stops: 'Укажите хотя бы одну цену' })).text, /хотя бы одну цену/);
});

const dialogOf = (rfq: Rfq, draft: Draft) =>
  seen(SubmitDialog, {
    ...{ token: 'token', rfq, draft, totals: totalsOf(draft, rfq), isSending: false, problem: undefined },
    ...{ onSend() {}, onClose() {} },
  });

test('before it is sent a quote is summed up: with a price, without, the total, until when', async () => {
  const rfq = asked({ buyer: { name: 'ООО «Ромашка»' }, supplier: { contactName: 'Пётр' } } as Partial<Rfq>);
  const priced = withLine(withLine(draftOf(rfq), '1', { price: '10' }), '2', { refused: true });
  const { text } = await dialogOf(rfq, { ...priced, validUntil: '2026-12-31' });
  assert.match(text, /С ценой 1 позиция Без цены 2 позиции Итого с НДС 100,00 ₽ Цены действуют до 31 дек\. 2026/);
  const total = await dialogOf({ ...rfq, quoteMode: 'total_only' }, { ...draftOf(rfq), total: '120 000' });
  assert.match(total.text, /Итого с НДС 120 000 RUB/);
});

const kept = (more: object) =>
  ({
    ...{ state: { name: 'idle' }, keeper: { overwrite() {} }, older: null, takeOlder() {}, forgetOlder() {} },
    ...more,
  }) as never;

test('two drafts where there should be one are both offered', async () => {
  const older = { at: '2026-11-20T08:00:00Z', draft: {}, draftVersion: 1 };
  const mine = await seen(DraftNotices, { kept: kept({ older }), onReload() {} });
  assert.deepEqual(mine.buttons, ['Взять черновик с устройства', 'Оставить показанный']);
  const other = await seen(DraftNotices, {
    kept: kept({ state: { name: 'conflict', draftVersion: 3 } }),
    onReload() {},
  });
  assert.deepEqual(other.buttons, ['Сохранить мой вариант', 'Взять другой вариант']);
});

test('a supplier reads who asks, what they may answer and in what prices', async () => {
  const rfq = asked({
    ...{ buyer: { name: 'ООО «Ромашка»' }, supplier: { name: 'ООО «Север»' }, number: 'ЗЦ-1', title: 'Трубы' },
    ...{ responseDeadline: null, deliveryAddress: 'Химки', attachments: [], allowAnalogs: false },
  } as unknown as Partial<Rfq>);
  const words = async (more: Partial<Rfq> = {}) =>
    (await seen(Asked, { rfq: { ...rfq, ...more }, ahead: 0, token: 'token' })).text;
  assert.match(await words(), /ООО «Ромашка» запрашивает ваши цены · ЗЦ-1 Трубы Для ООО «Север» · 3 позиции/);
  assert.match(await words(), /RUB · с НДС · можно не на все позиции · без аналогов/);
  assert.match(await words({ quoteMode: 'total_only' }), /одна сумма за всё/);
  assert.match(await words({ currency: null }), /любая валюта/);
});

test('a line that was not touched is faultless until the whole is sent', () => {
  assert.deepEqual(lineFaults(emptyLine, asked(), true), {});
  assert.ok(lineFaults({ ...emptyLine, comment: 'на заказ' }, asked(), true).price);
});
