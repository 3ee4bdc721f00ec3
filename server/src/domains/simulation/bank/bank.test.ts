import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bankPortal, statements } from '../../../../test/bank-portal.ts';
import { ok } from '../../../../test/billing.ts';
import { drainJobs, run } from '../../../../test/harness.ts';
import { salesPortal } from '../../../../test/sales.ts';
import { clockUrl, moveOn, newTestPortal } from '../../../../test/test-portals.ts';
import { connectors } from '../../../connectors/connectors.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { settleEvening } from './bank-evening.job.ts';
import { eveningAfter } from './evening.ts';

const day = 86_400;

interface Sent {
  id: string;
  sender: string;
  status: string;
  periodTo: string;
  counts: Record<string, number>;
}

/** A test portal with a supplier that has an INN, and customers. */
async function bankingPortal(cards: string[] = []) {
  const portal = await newTestPortal();
  const bank = await bankPortal({ cards, settings: { applyExact: true } }, portal);
  const sales = await salesPortal({ noSelfApproval: false }, portal);
  const { ask } = bank;
  const settled = () => drainJobs(portal.tenantId);
  const sent = async (): Promise<Sent[]> => ok(await ask('GET', `${statements}?limit=50`)).items.toReversed();
  const paymentOf = async (id: string): Promise<string> => (await bank.card(id)).paymentStatus;
  return { ...bank, portal, sales, settled, sent, paymentOf };
}

/** A day that is so many days from today by the calendar of the tests, whatever day it is of the week. */
const inDays = (days: number) => daysAfter(new Date().toISOString().slice(0, 10), days);

test('an approved invoice is paid on the evening of a working day, by a statement that is imported as any other', async () => {
  const { portal, owing, settled, sent, paymentOf, ask, documents } = await bankingPortal();
  const invoice = await owing('СЧ-1045', '1500');
  await settled();
  assert.deepEqual(await sent(), []);
  await moveOn(portal, 5 * day);
  const [statement, another] = await sent();
  assert.deepEqual(
    [statement?.sender, statement?.status, statement?.counts.documents, statement?.counts.applied, another],
    ['Тестовый банк', 'ready', 1, 1, undefined],
  );
  const [document] = await documents(statement?.id ?? '');
  assert.deepEqual([document.direction, document.amount, document.status], ['outgoing', '1500.00', 'applied']);
  assert.equal(await paymentOf(invoice), 'paid');
  const { payments } = ok(await ask('GET', `/api/v1/invoices/${invoice}`));
  assert.deepEqual(
    payments.map(({ paidAt }: { paidAt: string }) => paidAt),
    [statement?.periodTo],
  );
});

test('a clock that jumps over days brings a statement for each on which something was due, in order', async () => {
  const { portal, owing, settled, sent } = await bankingPortal();
  for (const days of [14, 3, 7]) await owing(`СЧ-${days}`, '100', { dueDate: inDays(days) });
  await settled();
  await moveOn(portal, 30 * day);
  const days = (await sent()).map(({ periodTo }) => periodTo);
  assert.equal(days.length, 3);
  assert.deepEqual(days, days.toSorted());
  for (const [at, due] of [3, 7, 14].entries()) assert.ok((days[at] as string) >= inDays(due), `${days.join()} ${due}`);
  await moveOn(portal, 30 * day);
  assert.equal((await sent()).length, 3);
});

test('customers pay what they owe, half of it or nothing, as their names say', async () => {
  const { portal, sales, settled, sent, documents } = await bankingPortal();
  const customer = (shortName: string, inn: string) =>
    sales.newParty(shortName, { kind: 'legal_entity', roles: ['customer'], inn });
  const parties = [
    await customer('ООО «Север»', '7728168971'),
    await customer('ООО «Частично»', '7702070139'),
    await customer('ООО «Не платит»', '7740000076'),
  ];
  const issued: string[] = [];
  for (const customerId of parties) issued.push((await sales.issued({ customerId })).id);
  await settled();
  await moveOn(portal, 7 * day);
  const paid = await Promise.all(issued.map(async (id) => (await sales.card(id)).paymentStatus));
  assert.deepEqual(paid, ['paid', 'unpaid', 'unpaid']);
  const [statement] = await sent();
  const said = (await documents(statement?.id ?? '')).map(
    ({ status, amount }: Record<string, string>) => `${status} ${amount}`,
  );
  // A part is no exact match: a person confirms it.
  assert.deepEqual(said.toSorted(), ['applied 1244.88', 'proposed 622.44']);
  await moveOn(portal, 30 * day);
  assert.equal((await sent()).length, 1);
});

test('a bank whose card is switched off pays nothing and sends nothing', async () => {
  const { portal, owing, settled, sent, ask, paymentOf } = await bankingPortal();
  await owing('СЧ-1');
  await settled();
  await moveOn(portal, 5 * day);
  const [card] = ok(await ask('GET', '/api/v1/integrations/installations')).items;
  ok(await ask('POST', `/api/v1/integrations/installations/${card.id}/disable`));
  const late = await owing('СЧ-2');
  await settled();
  await moveOn(portal, 5 * day);
  assert.deepEqual([(await sent()).length, await paymentOf(late)], [1, 'unpaid']);
});

test('an evening that is settled again, after its worker was killed, pays nothing twice', async () => {
  const { portal, owing, settled, sent, ask } = await bankingPortal();
  const invoice = await owing('СЧ-1');
  await settled();
  await moveOn(portal, 5 * day);
  const [statement] = await sent();
  await run(settleEvening(connectors).command, systemIn(portal.tenantId), { day: statement?.periodTo });
  const { payments } = ok(await ask('GET', `/api/v1/invoices/${invoice}`));
  assert.deepEqual([(await sent()).length, payments.length], [1, 1]);
});

test('two workers that settle one evening at once pay once', async () => {
  const { portal, owing, sent, ask } = await bankingPortal(['bank-1c-statement']);
  const invoice = await owing('СЧ-1');
  const evening = { day: eveningAfter({ timezone: 'Europe/Moscow', ownDays: [] }, new Date()) };
  ok(await ask('POST', clockUrl, { forwardSeconds: 5 * day }));
  const settle = () => run(settleEvening(connectors).command, systemIn(portal.tenantId), evening);
  await Promise.all([settle(), settle()]);
  const { payments } = ok(await ask('GET', `/api/v1/invoices/${invoice}`));
  assert.deepEqual([(await sent()).length, payments.length], [1, 1]);
});
