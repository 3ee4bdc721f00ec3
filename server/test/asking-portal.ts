import type { TestContext } from 'node:test';
import { messengerPortal } from './messengers.ts';
import { hoursAhead, url as rfqs } from './rfqs.ts';

const items = [{ name: 'Цемент М500', quantity: '10' }];

/** A portal with a messenger and a supplier, and requests for quotes that go to him. */
export async function askingPortal(t: TestContext, contact: object = { phone: '+7 916 123-45-67' }) {
  const held = await messengerPortal(t);
  const { ok } = held;
  const party = await ok('POST', '/api/v1/counterparties', {
    shortName: 'ООО «Цементный двор»',
    roles: ['supplier'],
    contacts: [{ fullName: 'Ольга Петрова', email: 'petrova@cement.ru', receivesRfq: true, ...contact }],
  });
  const supplierId = party.supplier.supplierId;
  const requisition = await ok('POST', '/api/v1/purchase-requisitions', { title: 'Цемент', items });
  const draft = async (channel: string) =>
    ok('POST', rfqs, {
      ...{ title: 'Цемент', procurementId: requisition.id, items, responseDeadline: hoursAhead(100) },
      recipients: [{ supplierId, channel }],
    });
  const recipientOf = async (id: string) => (await ok('GET', `${rfqs}/${id}`)).recipients[0];
  return { ...held, party, supplierId, requisition, draft, recipientOf };
}
