import type { StatementDocument, StatementParty } from '../../../kernel/integrations/ports/statements.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { payeesBy } from '../../counterparties/payees.ts';
import { payableCandidates, receivableCandidates } from './candidates.ts';
import { counterpartyOf, matchOutgoing } from './match-outgoing.ts';
import type { Outcome } from './propose-payment.ts';

type ToMatch = Pick<StatementDocument, 'amount' | 'purpose' | 'payee' | 'payer' | 'direction'>;

/**
 * What every document pays, in their order, in three statements however many there are. Outgoing ones are matched with incoming invoices,
 * incoming ones with sales invoices; of the others only the counterparty is looked for.
 */
export async function matchDocuments(ctx: ReadContext, documents: readonly ToMatch[]): Promise<Outcome[]> {
  const others = documents.map(otherSide);
  const parties = await payeesBy(
    ctx.db,
    distinct(others.map(({ inn }) => inn)),
    distinct(others.map(({ account }) => account)),
  );
  const ids = parties.map(({ counterpartyId }) => counterpartyId);
  const [payable, receivable] = await Promise.all([payableCandidates(ctx, ids), receivableCandidates(ctx, ids)]);
  const [outgoing, incoming] = (['outgoing', 'incoming'] as const).map((way) =>
    documents.filter(({ direction }) => direction === way),
  ) as [ToMatch[], ToMatch[]];
  // A customer who pays stands where a supplier who is paid does.
  const turned = incoming.map((document) => ({ ...document, payee: document.payer }));
  const outcomeOf = new Map([
    ...inPairs(outgoing, matchOutgoing(outgoing, parties, payable)),
    ...inPairs(incoming, matchOutgoing(turned, parties, receivable).map(asReceived)),
  ]);
  return documents.map((document) => outcomeOf.get(document) ?? keptWith(counterpartyOf(otherSide(document), parties)));
}

/** Money that no invoice was asked for is nothing unusual; and our own number is not that of the other side. */
function asReceived({ status, counterpartyId, proposal }: Outcome): Outcome {
  if (status === 'unmatched' || proposal === null) return keptWith(counterpartyId);
  const allocations = proposal.allocations.map((one) => ({ ...one, externalNumber: null }));
  return { status, counterpartyId, proposal: { ...proposal, allocations } };
}

const keptWith = (counterpartyId: string | null): Outcome => ({ status: 'kept', counterpartyId, proposal: null });

const inPairs = (documents: readonly ToMatch[], outcomes: readonly Outcome[]) =>
  documents.map((document, at) => [document, outcomes[at] as Outcome] as const);

const otherSide = ({ direction, payer, payee }: ToMatch): StatementParty => (direction === 'incoming' ? payer : payee);

const distinct = (values: ReadonlyArray<string | null>) => [...new Set(values.filter((one) => one !== null))];
