import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';
import { drawPage } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';
import { makeWaiting } from './make-waiting.ts';

const { address } = await import('../../../test/asked-by.ts');
const { queryClient } = await import('../../shared/api/query-client.ts');
const { inboxRoutes: routes } = await import('./inbox.routes.tsx');
const { decide } = await import('./decide.ts');
const { neighbourOf, tasksQuery } = await import('./tasks.ts');
const { taskLinesQuery } = await import('./task-lines-query.ts');

const cement = {
  ...{ kind: 'invoice' as const, id: 'cement', number: 'INV-1', title: 'СЧ-1045', about: 'Цементный двор' },
  ...{ dueDate: '2025-01-15', total: '148500.5', currency: 'RUB', createdAt: '2025-01-10T00:00:00.000Z' },
};
const cable = {
  ...{ ...cement, kind: 'requisition' as const, id: 'cable', number: 'PR-7', title: 'Кабель', about: null },
  ...{ dueDate: null, total: '1204.5', currency: 'CNY' },
};
const may = ['purchase_requisitions.approve', 'invoices.status'] as const;
const tasks = (...waiting: object[]) => [['requisitions', 'tasks', 'requisition', 'invoice'], waiting] as const;
const lines = [{ id: 'l1', name: 'Цемент М500', quantity: '120 шт', price: '1 237,50 ₽', amount: '148 500,50 ₽' }];
const linesOfCement = [['invoices', 'cement', 'lines of task'], lines] as const;

test('what waits stands in a list; the first is open beside it, line by line', async () => {
  const { text, headings, buttons, links } = await drawPage({
    ...{ at: 'inbox', routes, may },
    known: [tasks(cement, cable), linesOfCement],
  });
  assert.match(text, /Мои задачи 2 СЧ-1045 148\s501\s₽ Счёт INV-1 · Цементный двор до 15 янв\. 2025 г\./);
  assert.match(text, /Кабель 1\s205\s¥ Заявка PR-7/);
  assert.deepEqual(headings, ['Мои задачи', 'СЧ-1045']);
  assert.match(text, /Цемент М500 120 шт 1 237,50 ₽ 148 500,50 ₽/);
  assert.deepEqual(buttons.slice(2), ['Согласовать A', 'Отклонить R']);
  assert.ok(links.includes('/romashka/invoices/cement'));
});

test('a name that stands for the number of a draft is not said twice', async () => {
  const draft = { ...cement, kind: 'salesInvoice', id: 'd', number: 'Металл', title: 'Металл', about: 'Северстрой' };
  const known = [[['requisitions', 'tasks', 'salesInvoice'], [draft]]] as never;
  const { text } = await drawPage({ at: 'inbox', routes, may: ['sales_invoices.approve'], known });
  assert.match(text, /Исходящий счёт · Северстрой .* Металл Исходящий счёт · Северстрой/);
});

test('the address names the task that is open; one that is gone gives way to the first', async () => {
  const known = [tasks(cement, cable)];
  const open = async (at: string) => (await drawPage({ at: address('inbox', { at }), routes, may, known })).headings[1];
  assert.equal(await open('cable'), 'Кабель');
  assert.equal(await open('gone'), 'СЧ-1045');
});

test('when nothing waits all is done', async () => {
  const { text } = await drawPage({ at: 'inbox', routes, may, known: [tasks()] });
  assert.match(
    text,
    /Всё разобрано Здесь появляются заявки, счета, предложения и договоры, которые ждут вашего согласования/,
  );
});

test('after a verdict the next task opens, after the last the one before', () => {
  assert.equal(neighbourOf(cement, [cement, cable])?.id, 'cable');
  assert.equal(neighbourOf(cable, [cement, cable])?.id, 'cement');
  assert.equal(neighbourOf(cement, [cement]), undefined);
});

test('requisitions and invoices wait together, the oldest first, and only those that may be decided are asked for', async () => {
  const record = { number: 'PR-7', title: 'Кабель', dueDate: null, plannedTotal: '5', currency: 'RUB' };
  const bill = { number: 'INV-1', externalNumber: null, supplier: { name: 'Двор' }, dueDate: null, currency: 'RUB' };
  const asked = answer(({ path }) => ({
    body: {
      items: path.endsWith('/invoices')
        ? [{ ...bill, id: 'i', totals: { gross: '7' }, createdAt: '2025-01-01' }]
        : [{ ...record, id: 'r', createdAt: '2025-01-02' }],
    },
  }));
  queryClient.clear();
  const both = await queryClient.fetchQuery(tasksQuery((right) => may.some((one) => one === right)));
  assert.deepEqual(
    both.map(({ kind, title, about, total }) => [kind, title, about, total]),
    [
      ['invoice', 'INV-1', 'Двор', '7'],
      ['requisition', 'Кабель', null, '5'],
    ],
  );
  assert.ok(asked.every(({ query }) => query.awaitingMyApproval === 'true'));
  asked.length = 0;
  const mine = await queryClient.fetchQuery(tasksQuery((right) => right === 'invoices.status'));
  assert.deepEqual([mine.length, asked.length], [1, 1]);
});

test('prices of a task stand in their own currency, its sums in that of the document', async () => {
  answer(() => ({
    body: {
      items: [
        {
          ...{ id: 'l1', status: 'active', name: 'Контроллер', quantity: '3', uom: '796', plannedPrice: '0.0035' },
          ...{ currency: 'CNY', plannedAmount: '45168.75' },
        },
        { id: 'l2', status: 'cancelled', name: 'Снято' },
      ],
    },
  }));
  queryClient.clear();
  const [line, ...more] = await queryClient.fetchQuery(taskLinesQuery({ ...cable, currency: 'RUB' }));
  assert.deepEqual(more, [], 'a cancelled line is not approved');
  assert.match(`${line?.quantity}; ${line?.price}; ${line?.amount}`, /^3\sшт; 0,0035\s¥; 45\s168,75\s₽$/);
});

test('what is sold waits beside what is bought, by its customer, and is decided at its own address', async () => {
  const offer = {
    title: null,
    customer: { name: 'ООО «Север»' },
    currency: 'RUB',
    totalAmount: '9',
    createdAt: '2025-01-03',
  };
  const asked = answer(({ path }) => ({
    body: {
      items: [
        path.endsWith('/sales-invoices') ? { ...offer, id: 's', number: null } : { ...offer, id: 'p', number: 'KP-1' },
      ],
    },
  }));
  queryClient.clear();
  const sales = ['commercial_proposals.approve', 'sales_invoices.approve'];
  const tasks = await queryClient.fetchQuery(tasksQuery((right) => sales.includes(right)));
  assert.deepEqual(
    tasks.map(({ kind, number, title, about }) => [kind, number, title, about]),
    [
      ['proposal', 'KP-1', 'KP-1', 'ООО «Север»'],
      ['salesInvoice', 'ООО «Север»', 'ООО «Север»', 'ООО «Север»'],
    ],
  );
  asked.length = 0;
  for (const task of tasks) {
    await decide(task, 'approved');
    await decide(task, 'rejected', 'Дёшево');
  }
  assert.deepEqual(
    asked.map(({ method, path }) => `${method} ${path}`),
    [
      'POST /api/v1/commercial-proposals/p/approve',
      'POST /api/v1/commercial-proposals/p/reject',
      'POST /api/v1/sales-invoices/s/approve',
      'POST /api/v1/sales-invoices/s/reject',
    ],
  );
});

test('a verdict says where it leads from, and a refusal why', async () => {
  const asked = answer(() => ({ body: {} }));
  await decide(cement, 'approved');
  await decide(cable, 'rejected', 'Нет бюджета');
  assert.deepEqual(
    asked.map(({ method, path }) => `${method} ${path}`),
    ['PATCH /api/v1/invoices/cement/status', 'PATCH /api/v1/purchase-requisitions/cable/status'],
  );
});

test('a verdict that is taken back is never sent, one that is not is sent once', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const sent: string[] = [];
  const waiting = makeWaiting(6_000);
  waiting.put('cement', () => sent.push('cement'));
  waiting.put('cable', () => sent.push('cable'));
  assert.equal(waiting.takeBack('cement'), true);
  t.mock.timers.tick(6_000);
  assert.deepEqual(sent, ['cable']);
  waiting.sendAll();
  assert.deepEqual(sent, ['cable']);
  assert.equal(waiting.takeBack('cable'), false, 'too late');
});

test('when the page is left what waits is sent at once', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const sent: string[] = [];
  const waiting = makeWaiting(6_000);
  waiting.put('cement', () => sent.push('approved'));
  waiting.put('cement', () => sent.push('rejected'));
  waiting.sendAll();
  t.mock.timers.tick(6_000);
  assert.deepEqual(sent, ['rejected'], 'the last word counts');
});
