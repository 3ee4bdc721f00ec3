import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comeIn, goOut } from './hold-stock.ts';
import { type Ledger, newLedger, type Purchase } from './ledger.ts';
import { ageing } from './owed.ts';
import { recount } from './recount.ts';
import { workingDays } from './working-days.ts';

const purchase = (title: string, more: Partial<Purchase> = {}): Purchase => ({
  ...{ procurementId: title, title, department: 'Склад', categoryId: 'упаковка', isCounted: true },
  lines: [{ itemId: 'короб', quantity: '10', planned: '100', offers: [], decided: null, closedShort: '0' }],
  ...{ counterpartyId: null, decidedAs: null, invoices: [], credited: '0', ...more },
});

const decided = (title: string, gross: string, decidedAs: number, more: Partial<Purchase['lines'][number]> = {}) =>
  purchase(title, {
    ...{ decidedAs, counterpartyId: 'тара' },
    lines: [{ itemId: 'короб', quantity: '10', planned: '100', offers: [], decided: gross, closedShort: '0', ...more }],
  });

const figuresOf = (...purchases: Purchase[]) => {
  const ledger: Ledger = { ...newLedger(), purchases };
  return recount(ledger, (id) => id);
};

test('a budget is committed to what was decided less what will not come, or else to the plan', () => {
  const figures = figuresOf(
    purchase('план'),
    purchase('черновик', { isCounted: false }),
    decided('решено', '900.00', 0, { closedShort: '2' }),
  );
  assert.equal(figures.get('Budget of Склад, committed'), '1720.00');
});

test('an invoice is spend by each dimension, and the least that its budget is committed to', () => {
  const billed = { date: '2026-11-02', dueDate: '2026-11-20', lines: ['950.00'], paid: '400.00' };
  const figures = figuresOf({ ...decided('счёт', '900.00', 0), invoices: [billed] });
  assert.deepEqual(
    ['supplier: тара', 'category: упаковка', 'department: Склад', 'item: короб'].map((by) =>
      figures.get(`Spend of Склад by ${by}`),
    ),
    ['950.00', '950.00', '950.00', '950.00'],
  );
  assert.deepEqual(
    ['committed', 'invoiced', 'paid'].map((what) => figures.get(`Budget of Склад, ${what}`)),
    ['950.00', '950.00', '400.00'],
  );
});

test('what was credited for goods that went back is spend no less, and no more of the budget', () => {
  const billed = { date: '2026-11-02', dueDate: '2026-11-20', lines: ['900.00'], paid: '900.00' };
  const figures = figuresOf({
    ...decided('возврат', '900.00', 0, { closedShort: '2' }),
    invoices: [billed],
    credited: '180.00',
  });
  assert.deepEqual(
    ['Spend of Склад by supplier: тара', 'Budget of Склад, committed', 'Budget of Склад, invoiced'].map((what) =>
      figures.get(what),
    ),
    ['900.00', '720.00', '720.00'],
  );
});

test('a decision is held against the plan, the one before and the middle of the offers', () => {
  const figures = figuresOf(
    decided('первая', '900.00', 0),
    decided('вторая', '880.00', 1, { offers: ['950.00', '880.00', '910.00'] }),
  );
  assert.equal(figures.get('Savings of «первая» by last'), undefined);
  assert.deepEqual(
    (['plan', 'last', 'median'] as const).map((basis) => figures.get(`Savings of «вторая» by ${basis}`)),
    ['1000.00 → 880.00', '900.00 → 880.00', '910.00 → 880.00'],
  );
});

test('what comes in moves the average cost, what goes out does not', () => {
  const ledger = newLedger();
  comeIn(ledger, 'короб', '3', '10');
  comeIn(ledger, 'короб', '4', '12');
  goOut(ledger, 'короб', '2');
  assert.deepEqual(ledger.stock.get('короб'), { onHand: '5', averageCost: '11.142857' });
});

test('what is owed ages by its day, each currency by itself', () => {
  const owed = (dueDate: string | null, amount: string, currency = 'RUB') => ({ currency, dueDate, amount });
  const by = ageing(
    [
      owed('2026-11-27', '10.00'),
      owed('2026-11-26', '5.00'),
      owed('2026-10-28', '1.00', 'USD'),
      owed(null, '7'),
      owed('2026-11-30', '0.00'),
    ],
    '2026-11-27',
  );
  assert.deepEqual(
    [...by],
    [
      ['Payables in RUB, not_due', '10.00'],
      ['Payables in RUB, overdue_1_30', '5.00'],
      ['Payables in USD, overdue_1_30', '1.00'],
      ['Payables in RUB, undated', '7.00'],
    ],
  );
});

test('a month of working days skips the weekends and ends the day before', () => {
  assert.deepEqual(workingDays('2026-11-24', 3), ['2026-11-19', '2026-11-20', '2026-11-23']);
});
