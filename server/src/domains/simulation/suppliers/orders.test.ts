import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { drainJobs, owner } from '../../../../test/harness.ts';
import { orderPortal } from '../../../../test/orders.ts';
import { moveOn, newTestPortal } from '../../../../test/test-portals.ts';

const [minute, hour, day] = [60, 3_600, 86_400];

/** An order for ten pieces at 100 that went to a supplier of this name, in a test portal. */
async function orderedFrom(name: string) {
  const held = await orderPortal(await newTestPortal());
  const { portal, supplier, ask } = held;
  await owner.query('update counterparties set short_name = $2 where id = $1', [supplier.counterpartyId, name]);
  const { order } = await held.sent();
  await drainJobs(portal.tenantId);
  const card = () => held.card(order.id);
  const invoices = async () => {
    const { items } = ok(await ask('GET', '/api/v1/invoices'));
    return Promise.all(items.map(({ id }: { id: string }) => held.ask('GET', `/api/v1/invoices/${id}`))).then((all) =>
      all.map(({ json }) => json),
    );
  };
  return { ...held, order, orderCard: card, invoices };
}

/** What the matching found; goods that have not come are always among it. */
const differencesOf = ({ differences }: { differences: Array<{ code: string }> }) =>
  differences.map(({ code }) => code).toSorted();

test('a supplier opens an order and confirms it after a minute, with a day for each line', async () => {
  const { portal, orderCard } = await orderedFrom('ООО «Цемент»');
  await moveOn(portal, minute / 2);
  assert.equal((await orderCard()).status, 'sent');
  await moveOn(portal, minute / 2);
  const { status, openedAt, answerSource, lines } = await orderCard();
  assert.deepEqual([status, answerSource, openedAt !== null], ['confirmed', 'supplier_link', true]);
  assert.ok(lines.every(({ promisedDate }: { promisedDate: string | null }) => promisedDate !== null));
});

test('a name says whether an order is confirmed in part, late, never or declined', async () => {
  const outcomes = await Promise.all(
    ['ООО «Частично»', 'ООО «Отказ»', 'ООО «Молчит»', 'ООО «Поздно»'].map(async (name) => {
      const { portal, orderCard } = await orderedFrom(name);
      await moveOn(portal, minute);
      const soon = (await orderCard()).status;
      await moveOn(portal, day);
      const { status, lines, declineReason } = await orderCard();
      return [soon, status, lines[0].confirmedQuantity, declineReason !== null];
    }),
  );
  assert.deepEqual(outcomes, [
    ['confirmed_in_part', 'confirmed_in_part', '5', false],
    ['declined', 'declined', null, true],
    ['sent', 'sent', null, false],
    ['sent', 'confirmed', '10', false],
  ]);
});

test('the invoice for a confirmed order comes a day later, and matches it', async () => {
  const { portal, order, invoices } = await orderedFrom('ООО «Цемент»');
  await moveOn(portal, minute);
  await moveOn(portal, 23 * hour);
  assert.deepEqual(await invoices(), []);
  await moveOn(portal, hour);
  const [invoice, another] = await invoices();
  assert.deepEqual(
    [invoice.externalNumber, invoice.totals.gross, invoice.source, another],
    [order.number.replace('PO', 'СЧ'), '1000.00', 'mail', undefined],
  );
  assert.deepEqual(differencesOf(invoice), ['quantity_above_received']);
});

test('who confirms in part invoices that part; who makes mistakes asks for a tenth more, which is found', async () => {
  const half = await orderedFrom('ООО «Частично»');
  const wrong = await orderedFrom('ООО «Ошибка»');
  for (const { portal } of [half, wrong]) {
    await moveOn(portal, minute);
    await moveOn(portal, day);
  }
  assert.equal((await half.invoices())[0].totals.gross, '500.00');
  const [invoice] = await wrong.invoices();
  assert.equal(invoice.totals.gross, '1100.00');
  assert.deepEqual(differencesOf(invoice), ['price_above_decision', 'quantity_above_received']);
});

test('a revised order is answered again when it is sent again', async () => {
  const { portal, order, orderCard, act, send } = await orderedFrom('ООО «Цемент»');
  await moveOn(portal, minute);
  ok(await act(order.id, 'revise'));
  await send(order.id);
  await drainJobs(portal.tenantId);
  assert.equal((await orderCard()).status, 'sent');
  await moveOn(portal, minute);
  const { status, revision } = await orderCard();
  assert.deepEqual([status, revision], ['confirmed', 2]);
});
