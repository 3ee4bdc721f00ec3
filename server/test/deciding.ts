import assert from 'node:assert/strict';
import Type from 'typebox';
import type { Requisition } from '../../nouns/requisition.ts';
import type { LineDecision } from '../src/domains/requisitions/allocations/decision.ts';
import { saveAllocations } from '../src/domains/requisitions/allocations/save-allocations.ts';
import { requisition, requisitions } from '../src/domains/requisitions/requisition.ts';
import { id, object } from '../src/kernel/fields.ts';
import { command } from '../src/kernel/operation.ts';
import { Refusal } from '../src/kernel/problems/errors.ts';
import { type Portal, run } from './harness.ts';
import { line, requisitionPortal } from './requisitions.ts';
import { newCounterparty } from './suppliers.ts';

const decideCommand = command({
  name: 'requisitions.test-decide',
  summary: { en: 'Decide', ru: 'Решить' },
  permission: 'purchase_requisitions.update',
  scope: null,
  input: object({ id: id(), decisions: Type.Unsafe<LineDecision[]>({}) }),
  output: object({ ...requisition.fields }),
  async run(ctx, input) {
    const held = await requisitions.lock(ctx.db, input.id);
    const saved = await saveAllocations(ctx, held, input.decisions);
    if (saved.requisition === held) ctx.nothingChanged();
    return { ...saved.requisition, warnings: saved.warnings };
  },
});

/** Decisions saved as the domain of quotes saves them. */
export const decide = (portal: Portal, requisitionId: string, decisions: LineDecision[]): Promise<Requisition> =>
  run(decideCommand, portal.owner, { id: requisitionId, decisions });

/** What a run was refused with. */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const outcome: unknown = await work.catch((error: unknown) => error);
  assert.ok(outcome instanceof Refusal, String(outcome));
  return outcome;
}

type Offer = Partial<LineDecision['allocations'][number]> & { supplierId: string };

export const offer = (more: Offer): LineDecision['allocations'][number] => ({
  quantity: '10',
  price: '90',
  currency: 'RUB',
  vatMode: 'included',
  vatRate: '22',
  ...more,
});

/** An approved requisition of a line of ten, two suppliers, and the way to decide on it. */
export const decidingPortal = async ({ lines = [line()] }: { lines?: object[] } = {}) =>
  decidingOn(await requisitionPortal(), lines);

/** The same in a portal that is there. */
export async function decidingOn(held: Awaited<ReturnType<typeof requisitionPortal>>, lines: object[]) {
  const { portal } = held;
  const { id, items } = await held.approved({ items: lines });
  const [first, second] = [await newCounterparty(portal), await newCounterparty(portal, 'ООО «Гравий»')];
  const give = (offers: Offer[], at = 0): LineDecision => ({ lineId: items[at].id, allocations: offers.map(offer) });
  return {
    ...held,
    id: id as string,
    items,
    first: first.supplierId,
    second: second.supplierId,
    firstParty: first.counterpartyId,
    secondParty: second.counterpartyId,
    give,
    decide: (...decisions: LineDecision[]) => decide(portal, id, decisions),
    card: () => held.cardOf(id),
  };
}
