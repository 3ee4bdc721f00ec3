import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';
import { exampleCard, exampleRow } from './model/example-card.ts';
import type { ProposalCard } from './queries.ts';

const { address } = await import('../../../test/asked-by.ts');
const { proposalRoutes: routes } = await import('./proposals.routes.tsx');

const may = ['margins.read', 'counterparties.read', 'commercial_proposals.update'] as const;

const page = (changes: Partial<ProposalCard>) =>
  drawPage({
    ...{ at: `proposals/${address('p1', {})}`, routes, may },
    known: [[['proposals', 'p1'], exampleCard(changes)]],
  });

const times = (text: string, words: string) => text.split(words).length - 1;

test('the price of a row is the one that the customer and the paper say, not cut after four digits', async () => {
  const row = exampleRow({ unitPrice: '560.625455', quantity: '3', lineAmount: '1681.88' });
  const { text } = await page({ status: 'sent', rows: [row] });
  assert.match(text, /560,625455/);
});

test('a refusal is read once: in the step of who refused, not in three places', async () => {
  const anna = { id: 'anna', name: 'Анна Смирнова' };
  const said = { verdict: 'rejected', by: anna, inPlaceOf: [], comment: 'Наценка мала' };
  const step = {
    ...{ name: null, mode: 'all', approvers: [{ kind: 'user', ...anna }], state: 'rejected' },
    ...{ escalateAfterHours: null, escalateTo: [], escalatedAt: null },
    decisions: [{ ...said, decidedAt: '2026-11-20T09:00:00.000Z' }],
  };
  const approval = {
    ...{ id: 'a1', status: 'rejected', routeName: 'Продажи', askedBy: null, reason: 'Наценка мала', step: 1 },
    ...{ askedAt: '2026-11-20T08:00:00.000Z', waitsFor: [], mayDecide: false, mayPass: false, inPlaceOf: [] },
    steps: [step],
  } as never;
  const { text } = await page({ status: 'rejected', rejectReason: 'Наценка мала', approval });
  assert.equal(times(text, 'Наценка мала'), 1);
});

test('expenses of what is sent are read as sums, not as fields that cannot be typed into', async () => {
  const expenses = [{ id: 'e1', name: 'Доставка', amount: '48500', allocation: 'by_amount' as const }];
  const { text, fields } = await page({ status: 'sent', expenses, expenseTotalAmount: '48500.00' });
  assert.match(text, /Доставка По сумме 48\s500,00\s₽ Расходы всего 48\s500,00\s₽/);
  assert.deepEqual(fields, []);
});

test('the list is narrowed by the customer, as its column is called', async () => {
  const known = [[['proposals', 'list', {}], listed([exampleCard()])]] as never;
  const { buttons } = await drawPage({ at: 'proposals', routes, may, known });
  assert.ok(buttons.includes('Заказчик') && !buttons.includes('Контрагент'), buttons.join());
});
