import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { Refused } from '../../public-kit/call.ts';
import { draw } from '../../test/draw.ts';
import { asked } from '../model/example-rfq.ts';
import type { Rfq } from '../types.ts';

const { Answer } = await import('./answer.tsx');
const { Broken } = await import('./broken.tsx');

const submitted = {
  ...{ n: 2, currency: 'RUB', validUntil: '2026-12-31', paymentTerms: 'отсрочка 30 дней', deliveryTerms: null },
  ...{ supplierComment: null, totals: { gross: '1220', vat: '220', net: '1000' } },
  lines: [
    {
      ...{ position: 1, rfqItemId: '1', name: 'Позиция 1', quoted: true, price: '122', quantity: '10', analog: null },
      amounts: { gross: '1220' },
    },
    {
      ...{ position: 2, rfqItemId: '2', name: 'Позиция 2', quoted: false, price: null, quantity: '3', analog: null },
      amounts: { gross: null },
    },
  ],
};
const quote = { number: 'КП-7', status: 'submitted', submittedAt: '2026-11-20T08:00:00Z', submitted, draft: null };
const rfq = (more: object = {}) =>
  asked({
    ...{ buyer: { name: 'ООО «Ромашка»' }, supplier: { status: 'viewed' }, number: 'ЗЦ-1', link: { readOnly: false } },
    ...more,
  } as unknown as Partial<Rfq>);
const answerTo = async (more: object, ahead = 0) => {
  const drawn = await draw(createElement(Answer, { rfq: rfq(more), token: 'token', ahead, onChanged: async () => {} }));
  return { ...drawn, text: drawn.text.replaceAll('\u00a0', ' ') };
};

test('what was sent is shown with its number, lines, VAT and terms, to be kept or printed', async () => {
  const { text, buttons } = await answerTo({ link: { readOnly: true }, quote });
  assert.match(text, /Предложение КП-7 у покупателя/);
  assert.match(text, /1\. Позиция 1 10 шт × 122,00 1 220,00 ₽/);
  assert.match(text, /2\. Позиция 2 не поставляем/);
  assert.match(text, /в том числе НДС 220,00 ₽ 1 220,00 ₽/);
  assert.match(text, /цены действуют до 31 дек\..* · отсрочка 30 дней/);
  assert.deepEqual(buttons, ['Печать или PDF', 'Обновить']);
});

test('the supplier is told what became of the quote', async () => {
  const state = async (status: string) =>
    (await answerTo({ link: { readOnly: true }, quote: { ...quote, status } })).text;
  assert.match(await state('partially_accepted'), /принято частично/);
  assert.match(await state('rejected'), /выбрано другое предложение/);
});

test('whose time is over is told so by the clock of the server, and how to take part after all', async () => {
  const closed = { link: { readOnly: true }, responseDeadline: '2026-11-25T10:00:00Z' };
  const tenSecondsBefore = Date.parse(closed.responseDeadline) - 10_000 - Date.now();
  assert.match((await answerTo(closed, tenSecondsBefore + 20_000)).text, /Срок ответа истёк/);
  assert.match((await answerTo(closed, tenSecondsBefore)).text, /Запрос закрыт/);
});

test('who declined sees why, and may change their mind', async () => {
  const { text, buttons } = await answerTo({ supplier: { status: 'declined', declineReason: 'нет на складе' } });
  assert.match(text, /Вы отказались от участия Причина: нет на складе/);
  assert.deepEqual(buttons, ['Всё-таки указать цены']);
});

test('who is asked for a new version sees which one holds, and whether it is to be confirmed', async () => {
  assert.match(
    (await answerTo({ quote: { ...quote, draftVersion: 1 } })).text,
    /Вы отправили версию 2\. Она действует/,
  );
  const again = { ...quote, draftVersion: 1, needsReconfirmation: true };
  assert.match((await answerTo({ quote: again })).text, /Запрос изменился после того, как вы отправили версию 2/);
});

test('a link that does not open says why, and is tried again only where that may help', async () => {
  const broken = async (status: number, code = '') =>
    draw(createElement(Broken, { problem: new Refused(status, { code, detail: 'Нет связи.' }), onAgain() {} }));
  assert.deepEqual((await broken(410, 'link_expired')).headings, ['Срок действия ссылки истёк']);
  assert.deepEqual((await broken(410, 'link_revoked')).headings, ['Запрос отозван']);
  assert.deepEqual((await broken(404)).headings, ['Такой ссылки нет']);
  const line = await broken(0);
  assert.match(line.text, /Пока не открылось Нет связи\./);
  assert.deepEqual(line.buttons, ['Повторить']);
});
