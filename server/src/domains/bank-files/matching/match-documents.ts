import type { StatementDocument, StatementParty } from '../../../kernel/integrations/ports/statements.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { payableInvoicesOf } from '../../billing/payable-invoices.ts';
import { payeesBy } from '../../counterparties/payees.ts';
import { spellingOf } from './find-number.ts';
import { counterpartyOf, matchOutgoing } from './match-outgoing.ts';
import type { Candidate, Outcome } from './propose-payment.ts';

type ToMatch = Pick<StatementDocument, 'amount' | 'purpose' | 'payee' | 'payer' | 'direction'>;

/**
 * What every document pays, in their order, in two statements however many there are. Outgoing ones are matched with invoices;
 * of the others only the counterparty is looked for.
 */
export async function matchDocuments(ctx: ReadContext, documents: readonly ToMatch[]): Promise<Outcome[]> {
  const others = documents.map(otherSide);
  const payees = await payeesBy(
    ctx.db,
    distinct(others.map(({ inn }) => inn)),
    distinct(others.map(({ account }) => account)),
  );
  const invoices = await payableInvoicesOf(
    ctx.db,
    payees.map(({ counterpartyId }) => counterpartyId),
  );
  const candidates = Map.groupBy(
    invoices
      .filter(({ currency }) => currency === 'RUB')
      .map(
        (one): Candidate => ({
          ...one,
          spelling: spellingOf(one.externalNumber ?? one.number),
          left: Exact.max(0, one.outstanding),
        }),
      ),
    ({ counterpartyId }) => counterpartyId,
  );
  const outgoing = documents.filter(({ direction }) => direction === 'outgoing');
  const matched = matchOutgoing(outgoing, payees, (id) => candidates.get(id) ?? []);
  const outcomeOf = new Map(outgoing.map((document, index) => [document, matched[index] as Outcome]));
  return documents.map(
    (document) =>
      outcomeOf.get(document) ?? {
        status: 'kept',
        counterpartyId: counterpartyOf(otherSide(document), payees),
        proposal: null,
      },
  );
}

const otherSide = ({ direction, payer, payee }: ToMatch): StatementParty => (direction === 'incoming' ? payer : payee);

const distinct = (values: ReadonlyArray<string | null>) => [...new Set(values.filter((one) => one !== null))];
