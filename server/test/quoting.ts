import assert from 'node:assert/strict';
import { line, made } from './requisitions.ts';
import { rfqPortal } from './rfqs.ts';

export const quotesUrl = '/api/v1/supplier-quotes';

/** A day every quote may hold until. */
export const holdsUntil = '2031-06-30';

/** An approved requisition, and the shortest words to quote for it and to decide on it. */
export async function quotingPortal(lines: object[] = [line()]) {
  const held = await rfqPortal();
  const { ask } = held;
  const requisition = await held.approved({ items: lines });
  const base = `/api/v1/purchase-requisitions/${requisition.id}`;
  const offer = (price: string, more: object = {}, at = 0) => ({
    procurementItemId: requisition.items[at].id,
    price,
    ...more,
  });
  /** A quote for the requisition that holds. */
  const quoted = async (offered: object[] = [offer('90')], more: Record<string, unknown> = {}) => {
    const supplierId = (more.supplierId as string | undefined) ?? (await held.supplier()).supplierId;
    return made(await ask('POST', `${base}/quotes`, { supplierId, validUntil: holdsUntil, lines: offered, ...more }));
  };
  const change = (id: string, body: object) => ask('PATCH', `${quotesUrl}/${id}`, body);
  const quoteCard = async (id: string) => (await ask('GET', `${quotesUrl}/${id}`)).json;
  /** A next version that holds. */
  const revise = async (id: string, body: object) => {
    const changed = await change(id, { revising: true, ...body });
    assert.equal(changed.status, 200, JSON.stringify(changed.json));
    const { status, json } = await ask('POST', `${quotesUrl}/${id}/submit`, {});
    assert.equal(status, 200, JSON.stringify(json));
    return json;
  };
  const decide = (...allocations: object[]) =>
    ask('PATCH', `${base}/quote-line-decisions`, {
      decisions: [{ procurementItemId: requisition.items[0].id, allocations }],
    });
  return { ...held, base, requisition, lines: requisition.items, offer, quoted, change, quoteCard, revise, decide };
}

/** A request that was sent to one supplier, and drafts of his quote. */
export async function answeringPortal(rfq: Record<string, unknown> = {}) {
  const held = await rfqPortal();
  const sent = await held.sent(1, rfq);
  const [party] = sent.asked as Array<{ supplierId: string; counterpartyId: string }>;
  const offers = (price = '90') => sent.items.map(({ id }: { id: string }) => ({ rfqItemId: id, price }));
  const enter = (more: object = {}) =>
    held.ask('POST', quotesUrl, { rfqId: sent.id, supplierId: party?.supplierId, lines: offers(), ...more });
  const submit = (id: string, body: object = {}) => held.ask('POST', `${quotesUrl}/${id}/submit`, body);
  const change = (id: string, body: object) => held.ask('PATCH', `${quotesUrl}/${id}`, body);
  return {
    ...held,
    rfq: sent,
    items: sent.items,
    supplierId: party?.supplierId as string,
    offers,
    enter,
    submit,
    change,
  };
}
