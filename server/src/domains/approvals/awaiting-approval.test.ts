import assert from 'node:assert/strict';
import { test } from 'node:test';
import { done, named, person, routes } from '../../../test/approvals.ts';
import { billingPortal } from '../../../test/billing.ts';
import { request, signIn } from '../../../test/harness.ts';
import { cement as offered, url as proposals } from '../../../test/proposals.ts';
import { line, url as requisitions, someDay } from '../../../test/requisitions.ts';
import { url as salesInvoices, salesPortal } from '../../../test/sales.ts';

const lists = {
  procurement: requisitions,
  invoice: '/api/v1/invoices',
  commercial_proposal: proposals,
  sales_invoice: salesInvoices,
};

/** A company that buys and sells: it sends one record of each kind for approval, and two directors may approve. */
async function busyPortal() {
  const { portal, settle, receive, move } = await billingPortal();
  const { create, act, customerId } = await salesPortal({ approvalRequired: true }, portal);
  await settle({ noSelfApproval: true });
  const token = await signIn(portal);
  const asOwner = (method: string, path: string, body: unknown = {}) => request(method, path, { token, body });
  const submitAll = async () => {
    const need = done(await asOwner('POST', requisitions, { dueDate: someDay, items: [line()] }), 201);
    done(await asOwner('PATCH', `${requisitions}/${need.id}/status`, { status: 'pending_approval' }));
    const bill = await receive();
    done(await move(bill.id, 'pending_approval'));
    const offer = done(await asOwner('POST', proposals, { customerId, rows: [offered] }), 201);
    done(await asOwner('POST', `${proposals}/${offer.id}/submit-approval`));
    const { id } = await create();
    done(await act(id, 'submit-approval'));
    return [need.id, bill.id, offer.id, id] as string[];
  };
  const [ivan, olga] = [await named(portal, 'Иван', 'admin'), await named(portal, 'Ольга', 'admin')];
  return { asOwner, submitAll, ivan, olga };
}

/** Everything that the lists of all kinds give somebody to approve. */
async function waitingFor({ ask }: Awaited<ReturnType<typeof named>>): Promise<string[]> {
  const pages = await Promise.all(
    Object.values(lists).map((url) => ask('GET', `${url}?awaitingMyApproval=true&includeTotal=true`)),
  );
  return pages.flatMap((page) => {
    const { items, meta } = done(page);
    assert.equal(meta.total, items.length);
    return items.map(({ id }: { id: string }) => id);
  });
}

test('what waits is found by its list exactly once: without a route by whoever may approve, with one by whom it asks', async () => {
  const { asOwner, submitAll, ivan, olga } = await busyPortal();
  const alone = await submitAll();
  assert.deepEqual([await waitingFor(ivan), await waitingFor(olga)], [alone, alone]);
  for (const recordType of Object.keys(lists)) {
    const body = {
      recordType,
      name: 'По одному',
      steps: [{ approvers: [person(ivan)] }, { approvers: [person(olga)] }],
    };
    done(await asOwner('POST', routes, body), 201);
  }
  const routed = await submitAll();
  assert.deepEqual((await waitingFor(ivan)).toSorted(), [...alone, ...routed].toSorted());
  assert.deepEqual((await waitingFor(olga)).toSorted(), alone.toSorted());
});
