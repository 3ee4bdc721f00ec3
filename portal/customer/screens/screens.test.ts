import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { Refused } from '../../public-kit/call.ts';
import { draw } from '../../test/draw.ts';
import { closedAs, offerOf, proposalOf, row } from '../model/example-proposal.ts';
import type { Offer, Proposal } from '../types.ts';

const { Broken } = await import('./broken.tsx');
const { Gone } = await import('./gone.tsx');
const { OfferScreen } = await import('./offer-screen.tsx');
const { AcceptDialog } = await import('../parts/accept-dialog.tsx');
const { DeclineDialog } = await import('../parts/decline-dialog.tsx');
const { QuestionDialog } = await import('../parts/question-dialog.tsx');

const seen = async (what: Parameters<typeof draw>[0], language: 'ru' | 'en' = 'ru') => {
  const drawn = await draw(what, { language });
  return { ...drawn, text: drawn.text.replaceAll('\u00a0', ' ') };
};
const asked = (proposal: Proposal = proposalOf(), offer: Offer = proposal.offer ?? offerOf()) => ({
  ...{ token: 'token', proposal, offer, onAnswered() {}, onStale: async () => {}, onClose() {} },
});
const page = (proposal?: Proposal, offer?: Offer, language: 'ru' | 'en' = 'ru') =>
  seen(createElement(OfferScreen, asked(proposal, offer)), language);

test('the letter says who offers what to whom, of which day and until when', async () => {
  const { text, headings } = await page();
  assert.match(text, /^Коммерческое предложение № KP-2026-0001 от 20 ноября 2026 г\./);
  assert.deepEqual(headings, ['Цемент для объекта «Север»', 'Продавец']);
  assert.match(text, /Для ООО «Север» Действует до 5 марта 2031 г\. · ещё/);
  assert.match(text, /Общество с ограниченной ответственностью «Ромашка»/);
});

test('a proposal without a title is headed by what it is', async () => {
  const { headings, text } = await page(undefined, offerOf({ title: null }));
  assert.equal(headings[0], 'Коммерческое предложение');
  assert.match(text, /^№ KP-2026-0001 от/);
});

test('a row has its quantity, price, rate and amount; VAT stands by its rates, the total after it', async () => {
  const offer = offerOf({
    rows: [row(), row({ name: 'Книга сметчика', vatRate: '10', lineAmount: '110.00' })],
    vatTotals: [
      { vatRate: '22', netAmount: '819.67', vatAmount: '180.33', grossAmount: '1000.00' },
      { vatRate: '10', netAmount: '100.00', vatAmount: '10.00', grossAmount: '110.00' },
    ],
    ...{ netAmount: '919.67', vatAmount: '190.33', grossAmount: '1110.00', totalAmount: '1110.00' },
  });
  const { text } = await page(undefined, offer);
  assert.match(text, /1 Цемент М500 10 шт 100,00 НДС 22 % 1 000,00 ₽ 2 Книга сметчика/);
  assert.match(text, /Без НДС 919,67 ₽ НДС 22 % 180,33 ₽ НДС 10 % 10,00 ₽ Итого с НДС 1 110,00 ₽/);
});

test('without VAT nothing is said of it but that', async () => {
  const offer = offerOf({ vatMode: 'none', vatTotals: [], rows: [row({ vatRate: 'none' })] });
  const { text } = await page(undefined, offer);
  assert.match(text, /Наименование Количество Цена Сумма/);
  assert.match(text, /10 шт 100,00 1 000,00 ₽ Итого, без НДС 1 000,00 ₽/);
});

test('the fee of an agent is a line of its own before what is to be paid', async () => {
  const { text } = await page(undefined, offerOf({ agentFee: '36.26', totalAmount: '1036.26' }));
  assert.match(text, /Итого с НДС 1 000,00 ₽ Вознаграждение агента 36,26 ₽ Всего к оплате 1 036,26 ₽/);
});

test('headings of groups come with what they come to; a single group needs none', async () => {
  const rows = [row({ group: 'Фундамент' }), row({ group: null, name: 'Доставка', lineAmount: '500.00' })];
  assert.match(
    (await page(undefined, offerOf({ rows }))).text,
    /Фундамент 1 000,00 ₽ 1 Цемент.* Прочее 500,00 ₽ 2 Дост/,
  );
  assert.doesNotMatch((await page()).text, /Прочее/);
});

test('an open proposal is accepted, declined, asked about and downloaded', async () => {
  const { buttons, links, text } = await page();
  assert.deepEqual(buttons, ['Задать вопрос', 'Принять', 'Отклонить']);
  const address = '/api/v1/public/v1/commercial-proposals/token/file?format=';
  assert.deepEqual(links.slice(-2), [`${address}pdf`, `${address}docx`]);
  assert.match(text, /Скачать PDF Скачать Word/);
});

test('one that was answered or is over is only asked about', async () => {
  const expired = await page(closedAs('expired'));
  assert.deepEqual(expired.buttons, ['Задать вопрос']);
  assert.match(expired.text, /Срок действия предложения истёк Последний день действия: 5 марта 2031 г\./);
  assert.doesNotMatch(expired.text, /ещё \d/);
  assert.match((await page(closedAs('invoiced'))).text, /Предложение принято Продавец готовит по нему счёт/);
});

test('one that was taken back or replaced shows nothing of what it offered', async () => {
  const gone = async (state: 'withdrawn' | 'replaced') =>
    seen(createElement(Gone, { proposal: closedAs(state, { offer: null, customer: null, files: [] }) }));
  assert.match((await gone('withdrawn')).text, /Предложение отозвано/);
  const { text, buttons, links } = await gone('replaced');
  assert.match(text, /Есть более новое предложение .*откройте ссылку из последнего письма/);
  assert.deepEqual(buttons, []);
  assert.deepEqual(links, ['tel:+74951234567', 'mailto:sales@romashka.example']);
});

test('the dialogs ask for no more than is needed, and say what they do', async () => {
  const accept = await seen(createElement(AcceptDialog, asked()));
  assert.match(accept.text, /на сумму 1 000,00 ₽, в том числе НДС 180,33 ₽/);
  assert.deepEqual(accept.fields, ['Ваше имя', 'Должность (необязательно)', 'Комментарий (необязательно)']);
  const decline = await seen(createElement(DeclineDialog, asked()));
  assert.deepEqual(decline.fields, ['Причина: её увидит продавец', 'Ваше имя (необязательно)']);
  const question = await seen(createElement(QuestionDialog, asked()));
  assert.deepEqual(question.fields, ['Вопрос', 'Ваше имя (необязательно)', 'Почта для ответа (необязательно)']);
});

test('the page speaks English too', async () => {
  const { text, buttons } = await page(undefined, undefined, 'en');
  assert.match(text, /^Commercial proposal No\. KP-2026-0001 of 20 November 2026/);
  assert.match(text, /Without VAT ₽819\.67 VAT 22% ₽180\.33 Total with VAT ₽1,000\.00/);
  assert.deepEqual(buttons, ['Ask a question', 'Accept', 'Decline']);
});

test('a link that does not open says why, and is tried again only where that may help', async () => {
  const broken = (status: number) =>
    seen(createElement(Broken, { problem: new Refused(status, { detail: 'Нет связи.' }, 7), onAgain() {} }));
  const unknown = await broken(404);
  assert.deepEqual([unknown.headings, unknown.buttons], [['Такой ссылки нет'], []]);
  assert.match((await broken(0)).text, /Пока не открылось Нет связи\. Повторить/);
  assert.match((await broken(429)).text, /Слишком много запросов\. Повторите через 7 секунд/);
});
