import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import { checkBooks, invariants } from './books.ts';
import type { Answered, Place } from './deed.ts';
import { profiles } from './profiles.ts';
import { type Answer, furnish, type World } from './world.ts';

export interface StormReport {
  calls: number;
  done: number;
  refused: Record<string, number>;
  /** Sent again because others were before it for too long. */
  again: number;
  seconds: number;
  findings: Finding[];
}

interface Storm {
  clients: number;
  /** Calls of each client. */
  calls: number;
  /** Nobody else uses the database: what it counts itself is looked at too. */
  alone: boolean;
}

const base = '/api/v1/purchase-requisitions';
const invoices = '/api/v1/invoices';
const receivedAt = '2026-03-02T08:00:00.000Z';

/** What clients were told was done, beside what they may still do something with. */
interface Heard {
  receipts: Set<string>;
  reversed: Set<string>;
  payments: Map<string, string>;
  deleted: Set<string>;
  invoices: Set<string>;
  wrong: string[];
}

/** Many clients at one requisition at once: decisions, receipts, what takes them back, invoices and payments, in any order. */
export async function runStorm(world: World, random: Seeded, { clients, calls, alone }: Storm): Promise<StormReport> {
  const place = await furnish(world, profiles[2] as (typeof profiles)[number]);
  const target = await open(world, place);
  const heard: Heard = {
    receipts: new Set(),
    reversed: new Set(),
    payments: new Map(),
    deleted: new Set(),
    invoices: new Set([target.invoiceId]),
    wrong: [],
  };
  const report: StormReport = { calls: 0, done: 0, refused: {}, again: 0, seconds: 0, findings: [] };
  const before = alone ? await deadlocks(world) : 0;
  const began = Date.now();
  const note = ({ status, json }: Answer) => {
    const name = status < 400 ? 'done' : `${status} ${json.rule ?? json.errors?.[0]?.code ?? json.code}`;
    report.calls += 1;
    if (name === 'done') report.done += 1;
    else report.refused[name] = (report.refused[name] ?? 0) + 1;
    // A rule may refuse it, or the state another client has left; to be told to try again is no answer.
    if (status >= 500 || (status >= 400 && json.rule === undefined && json.code === 'conflict'))
      heard.wrong.push(`${status} ${JSON.stringify(json).slice(0, 300)}`);
  };
  const patient = patientOf(world, () => {
    report.again += 1;
  });
  const client = async (number: number) => {
    const draws = random.fork(`client ${number}`);
    for (let call = 0; call < calls; call += 1) note(await act(patient, place, target, heard, draws));
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  report.seconds = Math.round((Date.now() - began) / 100) / 10;

  const wrong = Map.groupBy(await checkBooks(world), ({ invariant }) => invariant);
  report.findings = [
    finding('S1 every call is answered by its outcome or a rule', heard.wrong),
    finding('S2 nobody waits for each other', alone ? await newDeadlocks(world, before) : []),
    finding('S3 what was acknowledged is there, and nothing else', await lost(world, heard)),
    finding('S4 nobody is paid more than he is owed', await overpaid(world)),
    ...invariants.map((one) =>
      finding(
        one,
        (wrong.get(one) ?? []).map(({ what }) => what),
      ),
    ),
  ];
  return report;
}

/** Asks again when told to, as clients do: with the same key, so that nothing is done twice. */
const patientOf = (world: World, noteAgain: () => void): World => ({
  ...world,
  async ask(method, path, body, headers = {}) {
    const keyed = method === 'DELETE' ? headers : { ...headers, 'idempotency-key': randomUUID() };
    for (let attempt = 1; ; attempt += 1) {
      const answer = await world.ask(method, path, body, keyed);
      if (answer.status !== 503 || attempt === mostAttempts) return answer;
      noteAgain();
      await pause(Math.min(1_000, 100 * attempt));
    }
  },
});

const mostAttempts = 30;

interface Target {
  id: string;
  lines: string[];
  invoiceId: string;
}

async function open({ ask }: World, { itemIds, suppliers }: Place): Promise<Target> {
  const items = itemIds.map((catalogItemId) => ({ catalogItemId, quantity: '100', plannedPrice: '10' }));
  const { json: made } = await ask('POST', base, { dueDate: '2031-05-20', items });
  await ask('PATCH', `${base}/${made.id}/status`, { status: 'approved' });
  const lines: string[] = made.items.map((line: Answered) => line.id);
  const paper = { procurementItemId: lines[0], quantity: '10', price: '100', vatRate: '22' };
  const body = { supplierId: suppliers[0]?.supplierId, currency: 'RUB', vatMode: 'included', lines: [paper] };
  const { status, json } = await ask('POST', invoices, body);
  if (status !== 201) throw new Error(`The invoice: ${JSON.stringify(json)}`);
  return { id: made.id, lines, invoiceId: json.id };
}

/** One call of one client, and what it heard. */
async function act(
  { ask }: World,
  { suppliers, warehouseId }: Place,
  { id, lines, invoiceId }: Target,
  heard: Heard,
  random: Seeded,
): Promise<Answer> {
  const line = random.pick(lines);
  const supplierOf = () => random.pick(suppliers).supplierId;
  const some = (most: number) => String(Math.ceil(random.between(0, most)));
  const kind = random.next();
  if (kind < 0.3) {
    const chosen = random.chance(0.15) ? [] : [supplierOf()];
    const allocations = chosen.map((supplierId) => ({
      supplierId,
      price: '9.50',
      currency: 'RUB',
      vatMode: 'included',
      vatRate: '22',
      quantity: some(130),
    }));
    const answer = await ask('PATCH', `${base}/${id}/quote-line-decisions`, {
      decisions: [{ procurementItemId: line, allocations }],
    });
    return answer;
  }
  if (kind < 0.55) {
    const items = [
      { procurementItemId: line, quantity: some(20), ...(random.chance(0.7) && { supplierId: supplierOf() }) },
    ];
    const answer = await ask('POST', `${base}/${id}/stock-receipt`, { warehouseId, receivedAt, items });
    if (answer.status === 201) heard.receipts.add(answer.json.id);
    return answer;
  }
  if (kind < 0.65 && heard.receipts.size > 0) {
    const receipt = random.pick([...heard.receipts]);
    const answer = await ask('POST', `${base}/${id}/stock-receipts/${receipt}/reverse`, { reason: 'не то' });
    if (answer.status === 200) heard.reversed.add(receipt);
    return answer;
  }
  if (kind < 0.85) {
    const answer = await ask('POST', `${invoices}/${invoiceId}/payments`, { amount: some(120) });
    if (answer.status === 201) heard.payments.set(answer.json.id, answer.json.amount);
    return answer;
  }
  if (kind < 0.92 && heard.payments.size > 0) {
    const payment = random.pick([...heard.payments.keys()]);
    const answer = await ask('DELETE', `${invoices}/${invoiceId}/payments/${payment}`);
    if (answer.status === 200) heard.deleted.add(payment);
    return answer;
  }
  const paper = { procurementItemId: line, quantity: some(10), price: '9.50', vatRate: '22' };
  const answer = await ask('POST', invoices, {
    supplierId: supplierOf(),
    currency: 'RUB',
    vatMode: 'included',
    lines: [paper],
  });
  if (answer.status === 201) heard.invoices.add(answer.json.id);
  return answer;
}

/** Acknowledged and absent, or there and never acknowledged. */
async function lost({ rows, tenantId }: World, heard: Heard): Promise<string[]> {
  const idsOf = async (text: string) => new Set((await rows<{ id: string }>(text, [tenantId])).map(({ id }) => id));
  const unlike = (what: string, wanted: ReadonlySet<string>, there: ReadonlySet<string>) => [
    ...[...wanted.difference(there)].map((id) => `${what} ${id} was acknowledged and is not there`),
    ...[...there.difference(wanted)].map((id) => `${what} ${id} is there unasked`),
  ];
  const standing = new Set(heard.payments.keys()).difference(heard.deleted);
  return [
    ...unlike('a receipt', heard.receipts, await idsOf('select id from stock_receipts where tenant_id = $1')),
    ...unlike(
      'a reversal',
      heard.reversed,
      await idsOf(`select id from stock_receipts where tenant_id = $1 and status = 'reversed'`),
    ),
    ...unlike(
      'a payment',
      standing,
      await idsOf(`select id from invoice_payments where tenant_id = $1 and status = 'posted'`),
    ),
    ...unlike('an invoice', heard.invoices, await idsOf('select id from invoices where tenant_id = $1')),
  ];
}

const overpaid = async ({ rows, tenantId }: World) =>
  (
    await rows<{ what: string }>(
      `select number || ': ' || paid_amount || ' of ' || gross as what from invoices where tenant_id = $1 and paid_amount - gross > 0.01`,
      [tenantId],
    )
  ).map(({ what }) => what);

async function deadlocks({ rows }: World): Promise<number> {
  // The database tells of it within a second.
  await pause(1_200);
  const [found] = await rows<{ count: string }>(
    'select sum(deadlocks)::text as count from pg_stat_database where $1 = $1',
    [''],
  );
  return Number(found?.count ?? 0);
}

async function newDeadlocks(world: World, before: number): Promise<string[]> {
  const now = await deadlocks(world);
  return now > before ? [`${now - before} deadlocks`] : [];
}
