import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, paper } from '../billing.ts';
import { countStatements } from '../count-statements.ts';
import { base as fieldsUrl } from '../custom-fields.ts';
import { drainJobsInTurn, request } from '../harness.ts';
import { holdsUntil, quotesUrl } from '../quoting.ts';
import { type Answer, accept, line, url } from '../requisitions.ts';
import { hoursAhead, letPass, publicUrl, rfqPortal, url as rfqsUrl, tick } from '../rfqs.ts';
import { newWarehouse } from '../stock.ts';
import { newItem } from '../suppliers.ts';

const many = 12;
const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };

type Call = () => Promise<unknown>;

const times = <T>(rows: number, make: (at: number) => T) => Array.from({ length: rows }, (_, at) => make(at));

async function inTurn<T>(rows: number, make: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let at = 0; at < rows; at += 1) made.push(await make(at));
  return made;
}

const lines = (rows: number, more: (at: number) => object = () => ({})) =>
  times(rows, (at) => line({ name: `Позиция ${at}`, ...more(at) }));

/** Of so many rows each: calls that do the same work, the first of which warms what a process remembers. */
type Case = (rows: number) => Promise<readonly [Call, Call]>;

const sourcing: Record<string, Case> = {
  'a requisition is made': async (rows) => {
    const { ask, portal } = await rfqPortal();
    const field = { entityType: 'procurementItem', key: 'keeper', label: 'Ответственный', type: 'user' };
    assert.equal((await ask('POST', fieldsUrl, field)).status, 201);
    const items = lines(rows, () => ({ customFields: { keeper: portal.ownerId } }));
    const call = () => ask('POST', url, { items });
    return [call, call];
  },
  'lines are added': async (rows) => {
    const { ask, create } = await rfqPortal();
    const { id } = await create();
    const call = () => ask('POST', `${url}/${id}/items`, { items: lines(rows) });
    return [call, call];
  },
  'lines are changed': async (rows) => {
    const { ask, create } = await rfqPortal();
    const { id, items } = await create({ items: lines(rows) });
    const call = (quantity: string) => () =>
      ask('PATCH', `${url}/${id}`, { items: items.map((one: { id: string }) => ({ id: one.id, quantity })) });
    return [call('7'), call('8')];
  },
  'a requisition is read': async (rows) => {
    const { ask, create } = await rfqPortal();
    const { id } = await create({ items: lines(rows) });
    const call = () => ask('GET', `${url}/${id}`);
    return [call, call];
  },
  'a requisition moves': async (rows) => {
    const { approved, moveTo } = await rfqPortal();
    const { id } = await approved({ items: lines(rows) });
    return [() => moveTo(id, 'on_hold', { reason: 'Ждём' }), () => moveTo(id, 'cancelled', { reason: 'Не нужно' })];
  },
  'requisitions are listed': async (rows) => {
    const { ask, create } = await rfqPortal();
    await inTurn(rows, () => create());
    const call = () => ask('GET', url);
    return [call, call];
  },
  'a request for quotes is made': async (rows) => {
    const { ask, approved, supplier } = await rfqPortal();
    const { id, items } = await approved({ items: lines(rows) });
    const recipients = (await inTurn(rows, () => supplier())).map(({ supplierId }) => ({ supplierId }));
    const asked = items.map((one: { id: string }) => ({ procurementItemId: one.id }));
    const call = () =>
      ask('POST', rfqsUrl, { procurementId: id, responseDeadline: hoursAhead(100), items: asked, recipients });
    return [call, call];
  },
  'a request is sent': async (rows) => {
    const { ask, approved, supplier, draft } = await rfqPortal();
    const { id, items } = await approved({ items: lines(rows) });
    const recipients = (await inTurn(rows, () => supplier())).map(({ supplierId }) => ({ supplierId }));
    const asked = items.map((one: { id: string }) => ({ procurementItemId: one.id }));
    const [first, second] = await inTurn(2, () => draft({ procurementId: id, items: asked, recipients }));
    const call = (rfq: string) => () => ask('POST', `${rfqsUrl}/${rfq}/send`, {});
    return [call(first.id), call(second.id)];
  },
  'suppliers are reminded': async (rows) => {
    const { ask, sent, portal } = await rfqPortal();
    const [first, second] = await inTurn(2, () => sent(rows));
    for (const rfq of [first, second]) await letPass(portal, rfq.id, 20);
    const call = (id: string) => () => ask('POST', `${rfqsUrl}/${id}/remind`, {});
    return [call(first.id), call(second.id)];
  },
  'a request is cancelled': async (rows) => {
    const { ask, sent } = await rfqPortal();
    const [first, second] = await inTurn(2, () => sent(rows));
    const call = (id: string) => () => ask('PATCH', `${rfqsUrl}/${id}`, { status: 'cancelled', reason: 'Не нужно' });
    return [call(first.id), call(second.id)];
  },
  'requests are listed': async (rows) => {
    const { ask, draft, supplier } = await rfqPortal();
    const { supplierId } = await supplier();
    await inTurn(rows, () => draft({ recipients: [{ supplierId }] }));
    const call = () => ask('GET', rfqsUrl);
    return [call, call];
  },
  'a deadline passes': async (rows) => {
    const { sent, portal } = await rfqPortal();
    const { id } = await sent(1);
    await letPass(portal, id, 101);
    const rfq = await sent(rows);
    return [
      () => tick(portal),
      async () => {
        await letPass(portal, rfq.id, 101);
        await tick(portal);
      },
    ];
  },
  'a supplier answers by the link': async (rows) => {
    const { sent, tokenOf } = await rfqPortal();
    const rfq = await sent(2, { items: lines(rows).map(({ name, quantity }) => ({ name, quantity })) });
    const call = async (at: number) => {
      const token = await tokenOf(rfq.id, rfq.recipients[at].id);
      const body = {
        validUntil: holdsUntil,
        lines: rfq.items.map(({ id }: { id: string }) => ({ rfqItemId: id, price: '90' })),
      };
      return () => request('POST', `${publicUrl}/${token}/quote-submit`, { body, headers: browser });
    };
    return [await call(0), await call(1)];
  },
};

/** An approved requisition of so many catalog items, and as many suppliers. */
async function quoted(rows: number) {
  const held = await rfqPortal();
  const itemIds = await inTurn(rows, (at) => newItem(held.key, { name: `Позиция ${at}`, sku: `P-${at}` }));
  const { id, items } = await held.approved({ items: lines(rows, (at) => ({ catalogItemId: itemIds[at] })) });
  const offers = (price: string) => items.map((one: { id: string }) => ({ procurementItemId: one.id, price }));
  const quote = async (price = '90') => {
    const { supplierId } = await held.supplier();
    return held.ask('POST', `${url}/${id}/quotes`, { supplierId, validUntil: holdsUntil, lines: offers(price) });
  };
  const decide = (...answers: Answer[]) => {
    const decisions = items.map((one: { id: string }, at: number) => ({
      procurementItemId: one.id,
      allocations: answers.map(({ json }) => ({
        quoteLineId: json.current.lines[at].id,
        quantity: String(10 / answers.length),
      })),
    }));
    return held.ask('PATCH', `${url}/${id}/quote-line-decisions`, { decisions });
  };
  return { ...held, id, items, quote, decide };
}

const deciding: Record<string, Case> = {
  'a quote is entered': async (rows) => {
    const { quote } = await quoted(rows);
    return [quote, quote];
  },
  'quotes are compared and listed': async (rows) => {
    const { ask, id, quote } = await quoted(rows);
    await inTurn(rows, () => quote());
    const call = async () => {
      await ask('GET', `${quotesUrl}/compare/list?procurementId=${id}&basis=landed`);
      await ask('GET', `${url}/${id}/quotes`);
      return ask('GET', quotesUrl);
    };
    return [call, call];
  },
  'lines are decided': async (rows) => {
    const { quote, decide } = await quoted(rows);
    const [first, second] = await inTurn(2, () => quote());
    return [() => decide(first as Answer), () => decide(second as Answer)];
  },
  'what follows from decisions': async (rows) => {
    const { portal, quote, decide } = await quoted(rows);
    const [first, second] = await inTurn(2, () => quote());
    const call = (answer: Answer) => async () => {
      await decide(answer);
      await drainJobsInTurn(portal.tenantId);
    };
    return [call(first as Answer), call(second as Answer)];
  },
};

const paying: Record<string, Case> = {
  'suppliers are asked for invoices': async (rows) => {
    const { ask, approved, supplier, portal } = await rfqPortal();
    // Of a single supplier the name is asked once more.
    const { id, items } = await approved({ items: lines(rows + 1) });
    for (const item of items) await accept(portal, item, (await supplier()).supplierId, { quantity: '10' });
    const asked = items.map((one: { id: string }) => ({ procurementItemId: one.id, quantity: '5' }));
    const call = () => ask('POST', `${url}/${id}/request-supplier-invoices`, { items: asked });
    return [call, call];
  },
  'an invoice is entered': async (rows) => {
    const { decided, receive } = await billingPortal();
    const papers = (await decided(lines(rows))).items.map((one: { id: string }) => offered(one.id));
    const call = () => receive({ lines: papers });
    return [call, call];
  },
  'an invoice is changed': async (rows) => {
    const { ask, decided, receive } = await billingPortal();
    const { items } = await decided(lines(rows));
    const papers = (price: string) => items.map((one: { id: string }) => offered(one.id, price));
    const { id } = await receive({ lines: papers('100') });
    const call = (price: string) => () => ask('PATCH', `/api/v1/invoices/${id}`, { lines: papers(price) });
    return [call('99'), call('98')];
  },
  'invoices are read and listed': async (rows) => {
    const { ask, receive } = await billingPortal();
    const [first] = await inTurn(rows, (at) => receive({ lines: times(rows, () => paper()), externalNumber: `${at}` }));
    const call = async () => {
      await ask('GET', `/api/v1/invoices/${first.id}`);
      return ask('GET', '/api/v1/invoices');
    };
    return [call, call];
  },
  'an invoice is paid in parts': async (rows) => {
    const { receive, approve, pay } = await billingPortal();
    const { id } = await receive();
    await approve(id);
    await inTurn(rows, () => pay(id, '10'));
    const call = () => pay(id, '10');
    return [call, call];
  },
  'goods are received and given back': async (rows) => {
    const { ask, key, portal, decided } = await billingPortal();
    const itemIds = await inTurn(rows, (at) => newItem(key, { name: `Позиция ${at}`, sku: `P-${at}` }));
    const { requisition, items } = await decided(lines(rows, (at) => ({ catalogItemId: itemIds[at] })));
    const warehouseId = await newWarehouse(portal, 'Основной');
    const came = items.map((one: { id: string }) => ({ procurementItemId: one.id, quantity: '2' }));
    const call = async () => {
      const body = { warehouseId, receivedAt: '2026-03-02T08:00:00.000Z', items: came };
      const receipt = await ask('POST', `${url}/${requisition.id}/stock-receipt`, body);
      const back = { reason: 'Приняли не туда' };
      return ask('POST', `${url}/${requisition.id}/stock-receipts/${receipt.json.id}/reverse`, back);
    };
    return [call, call];
  },
};

const offered = (procurementItemId: string, price = '100') => paper({ procurementItemId, price, quantity: '4' });

for (const [what, prepare] of Object.entries({ ...sourcing, ...deciding, ...paying }))
  test(`${what}: the same number of statements for one row and for ${many}`, async () => {
    const counts = [];
    for (const rows of [1, many]) {
      const [warming, call] = await prepare(rows);
      await answered(warming);
      counts.push((await countStatements(() => answered(call))).statements);
    }
    const [one = [], all = []] = counts;
    assert.equal(all.length, one.length, surplus(one, all));
  });

/** A refusal costs the same for any number of rows, and proves nothing. */
async function answered(call: Call) {
  const answer = (await call()) as Partial<Answer> | undefined;
  assert.ok((answer?.status ?? 200) < 300 || typeof answer?.status === 'string', JSON.stringify(answer?.json));
}

/** The statements that are more with more rows. */
function surplus(one: readonly string[], all: readonly string[]): string {
  const count = (list: readonly string[]) =>
    new Map([...Map.groupBy(list, (text) => text)].map(([text, of]) => [text, of.length]));
  const few = count(one);
  return [...count(all)]
    .filter(([text, times]) => times !== few.get(text))
    .map(([text, times]) => `${few.get(text) ?? 0} → ${times}: ${text}`)
    .join('\n');
}
