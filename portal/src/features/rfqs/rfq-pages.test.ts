import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { drawPage } from '../../../test/draw.ts';
import { actsOf } from './model.ts';
import type { Recipient, RfqCard } from './queries.ts';

const { rfqRoutes: routes } = await import('./rfqs.routes.tsx');

const recipient = (id: string, more: object = {}) =>
  ({
    ...{
      id,
      counterpartyId: `c-${id}`,
      name: `Поставщик ${id}`,
      contactName: null,
      email: `${id}@x.ru`,
      channel: 'email',
    },
    ...{ status: 'sent', sentAt: '2026-11-20T08:00:00Z', firstViewedAt: null, updatedAt: '2026-11-21T08:00:00Z' },
    ...{ declineReason: null, lastError: null, remindersSent: 0, lastRemindedAt: null, viewCount: 0, revision: 1 },
    ...{ quoteId: null, ...more },
  }) as unknown as Recipient;

const rfq = {
  ...{ id: 'r1', number: 'ЗЦ-3', title: 'Трубы', status: 'sent', procurementId: 'p1', revision: 1, version: 5 },
  ...{ responseDeadline: '2031-03-05T15:00:00Z', message: null, deliveryAddress: 'Химки', deliveryTerms: null },
  ...{ paymentTerms: null, currency: 'RUB', vatMode: 'included', quoteMode: 'selected_lines', allowAnalogs: true },
  ...{ sealed: false, cancelReason: null, allowedMoves: [{ to: 'closed' }, { to: 'cancelled' }] },
  items: [{ id: 'i1', position: 1, name: 'Труба 57', quantity: '40', uom: '006', requiredAt: null, targetPrice: null }],
  recipients: [recipient('a'), recipient('b', { status: 'quoted', quoteId: 'q1' })],
  counts: { recipients: 2, quoted: 1, declined: 0 },
} as unknown as RfqCard;

const trackerOf = async (more: object = {}, may: readonly Permission[] = [], at = 'rfqs/r1') => {
  const quotes = [
    { id: 'q1', totalGross: '1234.5', currency: 'RUB', sealed: false, validUntil: null, revising: false },
  ];
  const known = [
    [['rfqs', 'r1'], { ...rfq, ...more }],
    [['quotes', { rfqId: 'r1' }], { items: quotes }],
  ] as const;
  const drawn = await drawPage({ at, routes, may, known });
  return { ...drawn, text: drawn.text.replaceAll('\u00a0', ' ') };
};

test('a buyer sees until when answers are taken, and how far the suppliers have come', async () => {
  const { text } = await trackerOf();
  assert.match(
    text,
    /Срок ответа 5 мар\. 2031.*осталось: [\d ]+ (день|дня|дней) Отправлено 2 из 2 Открыли 0 из 2 Ответили 1 из 2 Отказались 0/,
  );
});

test('a quote stands at its supplier with its total', async () => {
  assert.match((await trackerOf({}, ['supplier_quotes.read'])).text, /Предложение 1 234,50 ₽/);
});

test('why a supplier declined, or was not reached, is told at their name', async () => {
  const recipients = [
    recipient('a', { status: 'declined', declineReason: 'нет на складе' }),
    recipient('b', { status: 'delivery_failed', lastError: 'Ящик переполнен' }),
    recipient('c', { channel: 'link', email: null }),
  ];
  const { text } = await trackerOf({ recipients });
  assert.match(text, /Поставщик a .*Отказ .*Причина: нет на складе/);
  assert.match(text, /Ящик переполнен/);
  assert.match(text, /1 не доставлено/);
  assert.match(text, /Поставщик c ссылку передаёте вы/);
});

test('quotes are compared once there are some, by those who may', async () => {
  assert.ok((await trackerOf({}, ['supplier_quotes.compare'])).links.includes('/romashka/requisitions/p1/compare'));
  const none = { counts: { recipients: 2, quoted: 0, declined: 0 } };
  assert.ok(!(await trackerOf(none, ['supplier_quotes.compare'])).links.includes('/romashka/requisitions/p1/compare'));
});

const all = ['supplier_rfqs.send', 'supplier_rfqs.remind', 'supplier_rfqs.update'] as const;

test('a draft is sent once somebody is to be asked', async () => {
  const draft = { status: 'draft', recipients: [recipient('a', { status: 'pending', sentAt: null })] };
  assert.ok((await trackerOf(draft, all)).buttons.includes('Отправить…'));
  const nobody = await trackerOf({ ...draft, recipients: [] }, all);
  assert.ok(!nobody.buttons.includes('Отправить…'));
  assert.match(nobody.text, /Пока некого спрашивать/);
});

test('what was sent is extended, and who is silent reminded; what was closed is neither', async () => {
  const { buttons } = await trackerOf({}, all);
  assert.ok(buttons.includes('Напомнить всем') && buttons.includes('Продлить или изменить'));
  const closed = await trackerOf({ status: 'closed', allowedMoves: [] }, all);
  assert.deepEqual(
    closed.buttons.filter((name) => /Напомнить|Продлить|^Ещё$|Добавить/.test(name)),
    [],
  );
});

test('positions and terms are told as the suppliers read them', async () => {
  const { text } = await trackerOf({}, [], 'rfqs/r1?tab=items');
  assert.match(text, /1 Труба 57 40 м/);
  assert.match(text, /Адрес поставки Химки Валюта RUB НДС С НДС Что запрошено Любые из позиций Аналоги Да/);
});

const may = () => true;
const offered = (of: Recipient, quote?: { revising: boolean }, more: object = {}) =>
  Object.entries(actsOf({ ...rfq, ...more } as RfqCard, of, quote, may)).flatMap(([act, is]) => (is ? [act] : []));

test('what may be done about a supplier follows how far they have come', () => {
  assert.deepEqual(offered(recipient('a', { status: 'pending', sentAt: null })), ['send', 'remove']);
  assert.deepEqual(offered(recipient('a')), ['remind', 'copyLink', 'resend', 'remove']);
  const answered = recipient('a', { status: 'quoted', quoteId: 'q1' });
  assert.deepEqual(offered(answered, { revising: false }), ['copyLink', 'resend', 'askAgain']);
  assert.deepEqual(offered(answered, { revising: true }), ['copyLink', 'resend'], 'a version is asked for already');
  assert.deepEqual(offered(recipient('a', { status: 'revoked' })), []);
  assert.deepEqual(offered(recipient('a'), undefined, { status: 'closed' }), ['copyLink']);
});

test('a menu that would be empty is not there', async () => {
  const link = recipient('a', { channel: 'link', email: null });
  const { buttons } = await trackerOf({ recipients: [link] }, ['supplier_rfqs.send']);
  assert.ok(buttons.includes('Скопировать ссылку'));
  assert.ok(!buttons.includes('Ещё: Поставщик a'));
});

const lineOf = (id: string, remainingQuantity: string) => ({
  ...{ id, name: `Позиция ${id}`, status: 'active', quantity: '10', uom: '796', catalogItemId: `item-${id}` },
  ...{ analogsAllowed: false, supplyCoverage: { remainingQuantity } },
});
const requisition = {
  ...{ id: 'p1', number: 'З-42', title: 'Трубы на объект', currency: 'RUB', deliveryAddress: 'Химки' },
  items: [lineOf('1', '4'), lineOf('2', '0')],
  suppliers: [{ counterpartyId: 'c1', name: 'ООО «Север»', status: 'candidate' }],
};
const parties = [{ id: 'c1', status: 'active', supplier: null, contacts: [], email: 'zakaz@sever.ru' }];
const composer = async (
  known: ReadonlyArray<readonly [readonly unknown[], unknown]> = [],
  rights: readonly Permission[] = all,
) => {
  const drawn = await drawPage({
    ...{ at: 'rfqs/new?requisition=p1', routes, may: rights },
    known: [
      [['requisitions', 'p1'], requisition],
      [
        ['catalog', 'suppliers-of', ['item-1']],
        [{ id: 'item-1', suppliers: [{ counterpartyId: 'c1', name: 'Север' }] }],
      ],
      [['counterparties', 'named', ['c1']], parties],
      ...known,
    ],
  });
  return { ...drawn, text: drawn.text.replaceAll('\u00a0', ' ') };
};

test('a request begins with the lines that want a supplier, as much of each as is not covered', async () => {
  const { text, html } = await composer();
  assert.match(text, /Позиции 1 из 2/);
  assert.match(text, /Позиция 1 4 из 10 шт/);
  assert.match(
    html,
    /<input[^>]*aria-label="Количество: Позиция 1"[^>]*value="4"|value="4"[^>]*aria-label="Количество: Позиция 1"/,
  );
});

test('a supplier of the requisition is proposed with the address the letter goes to, and what they supply', async () => {
  assert.match((await composer()).text, /ООО «Север» zakaz@sever\.ru возит 1 из 1/);
});

test('a supplier who may not be asked cannot be chosen', async () => {
  const barred = [{ ...parties[0], supplier: { standing: 'prevent_rfq' } }];
  const { text, off } = await composer([[['counterparties', 'named', ['c1']], barred]]);
  assert.match(text, /запрашивать нельзя/);
  assert.ok(off.includes('ООО «Север»'));
});

test('nothing is sent before somebody is chosen; a draft may be kept', async () => {
  const { off, text } = await composer();
  assert.deepEqual(
    off.filter((name) => /Отправить|Сохранить/.test(name)),
    ['Отправить…'],
  );
  assert.match(text, /Выберите хотя бы одного поставщика/);
  assert.ok(!(await composer([], [])).buttons.includes('Отправить…'));
});

test('the letter is seen as its reader will see it, before anybody is chosen', async () => {
  assert.match((await composer()).text, /ООО «Ромашка» запрашивает предложение Здравствуйте! Запрос Трубы на объект/);
});

test('without a requisition it is asked which one is to be bought for', async () => {
  assert.deepEqual((await drawPage({ at: 'rfqs/new', routes })).fields, ['По какой заявке']);
});
