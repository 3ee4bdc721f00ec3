import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { eDocuments } from '../../../../test/e-documents.ts';
import { drainJobs, owner } from '../../../../test/harness.ts';
import { installations } from '../../../../test/integrations.ts';
import { stands } from '../../../../test/operator-portal.ts';
import { orderPortal } from '../../../../test/orders.ts';
import { moveOn, newTestPortal } from '../../../../test/test-portals.ts';
import { installUpdImport } from '../../../../test/transfer-documents.ts';

const [minute, hour, day] = [60, 3_600, 86_400];

/** An order for ten pieces at 100 that a supplier of this name has confirmed, in a test portal with the test operator. */
async function confirmedBy(name: string) {
  const held = await orderPortal(await newTestPortal());
  const { portal, supplier, ask } = held;
  const { tenantId } = portal;
  await owner.query(`update tenants set company_inn = '7707083893' where tenant_id = $1`, [tenantId]);
  await owner.query(`update counterparties set short_name = $2, inn = '7728168971', kpp = '773601001' where id = $1`, [
    supplier.counterpartyId,
    name,
  ]);
  ok(await ask('POST', installations, { publicId: 'edo-test' }), 201);
  await installUpdImport(ask);
  const { order } = await held.sent();
  await drainJobs(tenantId);
  await moveOn(portal, minute);
  const pass = (seconds: number) => moveOn(portal, seconds);
  const inbox = async () => ok(await ask('GET', `${eDocuments}/incoming`)).items;
  const came = async () => {
    await pass(day);
    // The operator is asked once a minute.
    await pass(minute);
    const [document] = await inbox();
    return { document, where: async () => stands((await inbox())[0]) };
  };
  const take = async (id: string) => ok(await ask('POST', `${eDocuments}/incoming/${id}/take`, {}));
  return { ...held, order, pass, inbox, came, take };
}

test('a supplier that has confirmed an order sends a УПД by the operator a day later, in place of an invoice', async () => {
  const { came, order, ask, pass, inbox } = await confirmedBy('ООО «Цемент»');
  await pass(23 * hour);
  assert.deepEqual(await inbox(), []);
  const { document, where } = await came();
  const { kind, number, amount, sender, operator } = document;
  assert.deepEqual(
    [kind, number, amount, sender.name, sender.inn, operator],
    ['upd', order.number.replace('PO', 'УПД'), '1000.00', 'ООО «Цемент»', '7728168971', 'A'],
  );
  assert.equal(await where(), 'delivered waiting_recipient');
  assert.deepEqual(ok(await ask('GET', '/api/v1/invoices')).items, []);
});

test('taken into the import it matches what was ordered, and becomes its invoice', async () => {
  const { came, take, ask } = await confirmedBy('ООО «Цемент»');
  const { document } = await came();
  const shown = await take(document.id);
  assert.deepEqual([shown.readiness, shown.source, shown.lines[0].matchedBy], ['ready', 'operator', 'name']);
  const applied = ok(
    await ask('POST', `${eDocuments}/transfer-documents/${shown.id}/apply`, { preview: shown.preview }),
  );
  const invoice = ok(await ask('GET', `/api/v1/invoices/${applied.invoiceId}`));
  assert.deepEqual(
    [invoice.totals.gross, invoice.differences.map(({ code }: { code: string }) => code)],
    ['1000.00', ['quantity_above_received']],
  );
});

test('who makes mistakes charges a tenth more, and who confirms in part sends that part', async () => {
  const wrong = await (await confirmedBy('ООО «Ошибка»')).came();
  const half = await (await confirmedBy('ООО «Частично»')).came();
  assert.deepEqual([wrong.document.amount, half.document.amount], ['1100.00', '500.00']);
});

test('what is not refused counts as signed by us a day after it came', async () => {
  const { came, pass } = await confirmedBy('ООО «Цемент»');
  const { where } = await came();
  await pass(day);
  assert.equal(await where(), 'signed both_signed');
});

test('what is refused is refused at the operator, for our reason, and is not signed later', async () => {
  const { came, pass, ask, inbox } = await confirmedBy('ООО «Цемент»');
  const { document, where } = await came();
  ok(await ask('POST', `${eDocuments}/incoming/${document.id}/refuse`, { reason: 'Количество не сходится' }));
  await pass(minute);
  await pass(day);
  assert.equal(await where(), 'rejected refused');
  const [{ refusalStatus, reason }] = await inbox();
  assert.deepEqual([refusalStatus, reason], ['done', 'Количество не сходится']);
});

test('one who revokes asks for its document back after an hour', async () => {
  const { came, pass } = await confirmedBy('ООО «Аннулирует»');
  const { where } = await came();
  await pass(hour);
  assert.match(await where(), /^revocation_requested /);
});

test('without the operator, or without an INN, the invoice comes as before', async () => {
  const { supplier, pass, ask, inbox } = await confirmedBy('ООО «Цемент»');
  await owner.query('update counterparties set inn = null, kpp = null where id = $1', [supplier.counterpartyId]);
  await pass(day);
  await pass(minute);
  const [invoice] = ok(await ask('GET', '/api/v1/invoices')).items;
  assert.deepEqual([await inbox(), invoice.source], [[], 'mail']);
});
