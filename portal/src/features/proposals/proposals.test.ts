import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw, drawPage, listed } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';
import { exampleCard, exampleRow } from './model/example-card.ts';
import { mayEdit, moveName, partedMoves, wayOf } from './moves.ts';
import { newProposal, newProposalBodyOf, sourceOf } from './new-proposal.ts';
import type { ProposalCard } from './queries.ts';

const { address, askedBy } = await import('../../../test/asked-by.ts');
const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { proposalRoutes: routes } = await import('./proposals.routes.tsx');
const { NewProposalDialog } = await import('./components/new-proposal-dialog.tsx');

const all = [
  ...(['create', 'update', 'delete', 'submit', 'approve', 'send'] as const).map((one) => `commercial_proposals.${one}`),
  ...['margins.read', 'counterparties.read', 'company_settings.read'],
];
const sellers = [['settings', 'sellers', 'names'], [{ id: 's1', name: 'Ромашка', status: 'active' }]] as const;
const yard = {
  ...{ id: 'yard', shortName: 'Двор', email: 'office@yard.ru' },
  contacts: [
    { id: 'k1', fullName: 'Павел', email: 'pavel@yard.ru', isPrimary: true },
    { id: 'k2', fullName: 'Ольга', email: null, isPrimary: false },
  ],
};
const party = [['counterparties', 'yard'], yard] as const;
const move = (to: string, ...requires: string[]) => ({ to, requires }) as never;

const page = (changes: Partial<ProposalCard> = {}, may: readonly string[] = all, tab?: string) =>
  drawPage({
    ...{ at: `proposals/${address('p1', tab ? { tab } : {})}`, routes, may: may as never },
    known: [[['proposals', 'p1'], exampleCard(changes)], party, ...(may.length > 0 ? [sellers] : [])],
  });

test('a row of the list says to whom, for how much, until when, and what is earned by whoever may see it', async () => {
  const known = [[['proposals', 'list', {}], listed([exampleCard()])]] as never;
  const list = (may: readonly string[]) => drawPage({ at: 'proposals', routes, may: may as never, known });
  const { text, links } = await list(all);
  assert.match(text, /KP-2026-0001 Цемент · Двор Двор 1 мая 2031 г\. 1\s108,60\s₽ 13,04\s% Черновик/);
  assert.ok(links.includes('/romashka/proposals/p1'));
  assert.doesNotMatch((await list([])).text, /13,04/);
});

test('the address of the list asks the server for what it says, and for nothing that nobody knows', async () => {
  const search = { status: 'draft,lost', customer: 'yard', owner: 'anna,igor', from: '2026-01-01', to: '2026-02-30' };
  assert.deepEqual((await askedBy({ at: address('proposals', search), routes })).get('commercial-proposals'), {
    ...{ limit: '100', includeTotal: 'true', customerId: 'yard', 'ownerId[in]': 'anna,igor' },
    ...{ 'status[in]': 'draft', 'validUntil[gte]': '2026-01-01' },
  });
});

test('a draft is a table to type into, with the margin beside it', async () => {
  const { text, fields, buttons } = await page();
  for (const name of ['Тема', 'Заказчик', 'Количество: Цемент М500', 'Наценка: Цемент М500', 'Ставка НДС: Цемент М500'])
    assert.ok(fields.includes(name), name);
  assert.match(
    text,
    /Итого 1\s108,60\s₽ Материалы .* Маржа 13,04\s% Себестоимость 790,16\s₽ Валовая прибыль 118,53\s₽/,
  );
  assert.ok(buttons.includes('Сохранить'));
});

test('who may not see margins sees neither costs nor profit', async () => {
  const masked = exampleRow({ unitCost: null, markupPercent: null, lineCostAmount: null, markupAmount: null });
  const { text, fields } = await page({ rows: [masked], costTotalAmount: null }, ['commercial_proposals.update']);
  assert.doesNotMatch(text, /Маржа|прибыль|Наценка/);
  assert.match(text, /•••/, 'a cost that is there is not an empty one');
  assert.ok(fields.includes('Количество: Цемент М500') && !fields.includes('Себестоимость единицы: Цемент М500'));
});

test('what is approved is read, and changed only by whoever says so', async () => {
  const { text, fields, buttons } = await page({
    status: 'approved',
    approvedBy: 'anna',
    approvedAt: '2026-11-20T09:00:00.000Z',
  });
  assert.deepEqual(fields, []);
  assert.ok(buttons.includes('Изменить') && !buttons.includes('Сохранить'));
  assert.match(text, /Заказчик Двор .* Кто согласовал Анна Смирнова/);
  assert.ok(
    !(await page({ status: 'sent' })).buttons.includes('Изменить'),
    'what a customer has seen is taken back first',
  );
  assert.ok(!(await page({ status: 'approved' }, [])).buttons.includes('Изменить'));
});

test('what was typed over a proposal and not saved comes back, and over a newer version is held against it', async (t) => {
  // A currency that is half typed is none yet.
  const typed = { header: { title: 'Песок', currency: 'RU' }, expenses: [], rows: [] };
  keepsDraft(t, 'proposal-sheet', 'p1', { version: 3, sheet: typed });
  const mine = await page();
  assert.match(mine.html, /value="Песок"/);
  assert.doesNotMatch(mine.text, /изменил кто-то другой/);
  const { text } = await page({ version: 5 });
  assert.match(text, /изменил кто-то другой .* Тема Песок Цемент Валюта RU RUB/);
});

test('what comes next is one button, its other side stands beside it, and the rest waits in a menu', () => {
  const parted = (status: string, ...moves: never[]) => {
    const { main, other, rest } = partedMoves({ status: status as 'draft', allowedMoves: moves });
    return [main?.to, other?.to, rest.map(({ to }) => to)];
  };
  assert.deepEqual(parted('draft', move('pending_approval')), ['pending_approval', undefined, []]);
  assert.deepEqual(parted('draft', move('pending_approval'), move('sent')), ['sent', 'pending_approval', []]);
  assert.deepEqual(parted('pending_approval', move('approved'), move('rejected', 'reason')), [
    'approved',
    'rejected',
    [],
  ]);
  assert.deepEqual(parted('sent', move('accepted'), move('declined', 'reason'), move('draft'), move('converted')), [
    ...['accepted', 'declined', ['draft', 'converted']],
  ]);
  assert.equal(wayOf({ status: 'expired' }, { to: 'sent' }), 'extend');
  assert.equal(wayOf({ status: 'approved' }, { to: 'sent' }), 'send');
  assert.equal(moveName({ status: 'expired' }, { to: 'approved' }), 'Продлить');
  const may = () => true;
  assert.deepEqual(
    (['draft', 'approved', 'rejected', 'sent', 'converted', 'archived'] as const).map((status) =>
      mayEdit({ status }, may),
    ),
    [true, true, true, false, false, false],
  );
});

test('a rejection stands above, and what the customer answered in the tab of sendings', async () => {
  assert.match(
    (await page({ status: 'rejected', rejectReason: 'Наценка мала' })).text,
    /Почему отклонено Наценка мала/,
  );
  const sending = {
    ...{ id: 'x1', revision: 1, channel: 'email', recipients: ['pavel@yard.ru'], subject: null, message: null },
    ...{ sentBy: 'anna', sentAt: '2026-11-20T09:00:00.000Z', openedAt: '2026-11-21T09:00:00.000Z', openCount: 2 },
    ...{ undelivered: [], pdfFileId: null, docxFileId: null },
  } as const;
  const question = {
    id: 'q1',
    sendingId: 'x1',
    text: 'Входит ли разгрузка?',
    name: 'Павел',
    email: null,
    askedAt: sending.sentAt,
  };
  const told = { answeredAt: sending.sentAt, answerSource: 'customer_link', answerName: 'Павел' } as const;
  const { text, buttons } = await page(
    { status: 'accepted', sendings: [sending], questions: [question], ...told } as never,
    all,
    'sendings',
  );
  assert.match(text, /Отправки · 2/);
  assert.match(text, /Заказчик принял .* Заказчик, по ссылке Кто ответил Павел/);
  assert.match(text, /pavel@yard\.ru Анна Смирнова Открыто 2 раза .* Входит ли разгрузка\? Павел/);
  assert.ok(buttons.includes('Скопировать'));
});

test('a new one is made by hand, of decisions with a markup, or of a price list', async () => {
  assert.deepEqual(sourceOf({ create: 'requisition', open: 'r7' }), { kind: 'requisition', id: 'r7' });
  assert.deepEqual(sourceOf({ create: 'customer', open: 'yard' }), { kind: 'customer', id: 'yard' });
  assert.equal(sourceOf({}), undefined);
  const hand = newProposalBodyOf({ kind: 'hand' }, newProposal({ kind: 'hand' }));
  assert.deepEqual(Object.keys(hand), ['title', 'validUntil']);
  const source = { kind: 'requisition', id: 'r7' } as const;
  const body = newProposalBodyOf(source, newProposal(source, 'Металл', { id: 'yard', label: 'Двор' }));
  assert.deepEqual([body.customerId, body.procurementId, body.markupPercent], ['yard', 'r7', '15']);
  const known = [
    sellers,
    party,
    [['requisitions', 'r7'], { id: 'r7', number: 'PR-7', title: 'Металл', customerId: 'yard' }],
  ];
  const { text, fields, html } = await draw(createElement(NewProposalDialog, { source, onClose() {} }), {
    ...{ may: all as never, known: known as never },
  });
  assert.match(text, /из решений по заявке PR-7/);
  assert.deepEqual(fields, ['Тема', 'Заказчик', 'Кто продаёт', 'Действует до', 'Наценка, процент']);
  assert.match(html, /value="Двор"/);
});
