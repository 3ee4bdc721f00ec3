import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bankPortal, ourselves, paying, received, statementOf, statements } from '../../../test/bank-portal.ts';
import { ok, refusal } from '../../../test/billing.ts';
import { drainJobs } from '../../../test/harness.ts';
import { cement, salesPortal } from '../../../test/sales.ts';

const thousand = { rows: [{ ...cement, quantity: '1', unitPrice: '1000' }] };

/** A portal that has sold something to a customer with an INN and an account, whose bank sends statements. */
async function open({ settings = {} } = {}) {
  const bank = await bankPortal({ settings });
  const sales = await salesPortal({ noSelfApproval: false }, bank.portal);
  const { counterpartyId: customerId, party } = await bank.supplierOf({
    ...{ shortName: 'ООО «Покупатель»', roles: ['customer'], inn: '7728168971', kpp: '772801001' },
  });
  const sold = (more: object = {}) => sales.issued({ customerId, ...thousand, ...more });
  const told = async (purpose: string, kopecks = 1000_00, from = party) => {
    const { id } = ok(await bank.upload(statementOf([received(from, { purpose, kopecks })])), 201);
    const [document] = await bank.documents(id);
    return { id: id as string, document };
  };
  return { ...bank, sales, customerId, sold, told, party };
}

test('what a customer paid finds the sales invoice by its number, and is paid when a person applies it', async () => {
  const { sales, sold, told, apply } = await open();
  const { id: invoiceId, number } = await sold();
  const { id, document } = await told(`Оплата по счету № ${number} за цемент`);
  assert.deepEqual([document.status, document.direction, document.proposal.exact], ['proposed', 'incoming', true]);
  const [{ invoiceId: found, number: read, externalNumber, amount }] = document.proposal.allocations;
  assert.deepEqual([found, read, externalNumber, amount], [invoiceId, number, null, '1000.00']);
  assert.equal((await sales.card(invoiceId)).paymentStatus, 'unpaid');
  assert.equal(ok(await apply(id)).applied, 1);
  const paid = await sales.card(invoiceId);
  assert.deepEqual(
    [paid.paymentStatus, paid.payments[0].source, paid.payments[0].paidAt, paid.payments[0].documentNumber],
    ['paid', 'bank', '2026-11-20', document.number],
  );
});

test('by the amount alone it is proposed, never exact; a part and too much say so', async () => {
  const { sold, told } = await open();
  const { number } = await sold();
  const alone = (await told('Оплата за материалы')).document.proposal;
  assert.deepEqual([alone.exact, alone.remarks], [false, ['amount_alone']]);
  assert.deepEqual((await told(`Счет ${number}`, 400_00)).document.proposal.remarks, ['partial']);
  assert.deepEqual((await told(`Счёт ${number}`, 1200_00)).document.proposal.remarks, ['exceeds_what_is_owed']);
});

test('what names no invoice, or comes from somebody else, stays without a match', async () => {
  const { sold, told, supplierOf } = await open();
  const { number } = await sold();
  assert.equal((await told('Возврат займа', 777_00)).document.status, 'kept');
  const { party: stranger } = await supplierOf({ shortName: 'ООО «Чужой»', inn: '7736207543', kpp: '770401001' });
  const { document } = await told(`Оплата по счету ${number}`, 1000_00, stranger);
  assert.deepEqual([document.status, document.proposal], ['kept', null]);
});

test('exact matches are applied by themselves where the integration is set so', async () => {
  const { sales, sold, told } = await open({ settings: { applyExact: true } });
  const { id: invoiceId, number } = await sold();
  assert.equal((await told(`Оплата по счету № ${number}`)).document.status, 'applied');
  assert.equal((await sales.card(invoiceId)).paymentStatus, 'paid');
});

test('a deleted payment leaves its document without a match, and it is matched anew', async () => {
  const { portal, ask, sales, sold, told, apply, documents } = await open();
  const { id: invoiceId, number } = await sold();
  const { id } = await told(`Оплата по счету № ${number}`);
  ok(await apply(id));
  const [paid] = (await sales.card(invoiceId)).payments;
  ok(await sales.ask('DELETE', `/${invoiceId}/payments/${paid.id}`));
  await drainJobs(portal.tenantId);
  const [freed] = await documents(id);
  assert.deepEqual([freed.status, freed.proposal, freed.payments], ['kept', null, []]);
  ok(await ask('POST', `${statements}/${id}/match`));
  assert.equal((await documents(id))[0].status, 'proposed');
});

test('a person says which sales invoices were paid, and no incoming one', async () => {
  const { ask, sales, sold, told, apply, owing } = await open();
  const [first, second] = [await sold(), await sold()];
  const { id, document } = await told('Оплата за материалы', 1500_00);
  const match = (allocations: object[]) =>
    ask('PUT', `${statements}/${id}/documents/${document.id}/match`, { allocations });
  const bought = await owing('СЧ-1045');
  assert.equal(
    refusal(await match([{ invoiceId: bought, amount: '1000' }])),
    '422 unknown_reference: /allocations not_found_reference',
  );
  const shares = [
    { invoiceId: first.id, amount: '1000' },
    { invoiceId: second.id, amount: '500' },
  ];
  assert.equal(ok(await match(shares)).status, 'proposed');
  assert.equal(ok(await match([])).status, 'kept');
  ok(await match(shares));
  assert.equal(ok(await apply(id, { documentIds: [document.id] })).applied, 1);
  assert.deepEqual(
    [(await sales.card(first.id)).paymentStatus, (await sales.card(second.id)).paidAmount],
    ['paid', '500.00'],
  );
});

test('money between our own accounts pays nothing, whatever a person says', async () => {
  const { ask, upload, documents, sold } = await open();
  const { id: invoiceId } = await sold();
  const between = paying(ourselves, { purpose: 'Пополнение счёта' });
  const { id } = ok(await upload(statementOf([between])), 201);
  const [document] = await documents(id);
  assert.deepEqual([document.direction, document.status], ['internal', 'kept']);
  const allocations = [{ invoiceId, amount: '1' }];
  const at = `${statements}/${id}/documents/${document.id}/match`;
  assert.equal(refusal(await ask('PUT', at, { allocations })), '409 conflict: document_not_outgoing');
});
