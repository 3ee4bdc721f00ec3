import assert from 'node:assert/strict';
import { billingPortal, ok } from './billing.ts';

const url = '/api/v1/contracts';

/** A portal of invoices that has agreed something with its supplier. */
export async function contractPortal() {
  const base = await billingPortal();
  const { ask, supplier } = base;
  const paper = { title: 'Закупка материалов', kind: 'purchase', date: '2026-03-01' };
  let number = 46;
  const draft = async (more: Record<string, unknown> = {}) => {
    number += 1;
    const body = { ...paper, number: `${number}/2026`, counterpartyId: supplier.counterpartyId, ...more };
    return ok(await ask('POST', url, body), 201);
  };
  const become = async (id: string, status: string) =>
    ok(await ask('PATCH', `${url}/${id}/status`, { status, reason: 'Так договорились' }));
  /** A contract in force. */
  const agreed = async (more: Record<string, unknown> = {}): Promise<string> => {
    const { id } = await draft(more);
    await become(id, 'on_signing');
    await become(id, 'active');
    return id;
  };
  const contractCard = async (id: string) => ok(await ask('GET', `${url}/${id}`));
  const usedOf = async (id: string) => (await contractCard(id)).usedAmount;
  const setRate = async (currency: string, rate: string) => {
    const { status, json } = await ask('PUT', '/api/v1/settings/exchange-rates', {
      rates: [{ currency, date: '2026-01-01', rate }],
    });
    assert.ok(status < 300, JSON.stringify(json));
  };
  return { ...base, draft, become, agreed, contractCard, usedOf, setRate };
}
