import type { Proposal } from '../../../../../nouns/bank-match.ts';
import type { StatementDocument } from '../../../kernel/integrations/ports/statements.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { Payee } from '../../counterparties/payees.ts';
import { findNumber, preparePurpose } from './find-number.ts';
import {
  byAmount,
  byNumber,
  type Candidate,
  evidenceOf,
  type Named,
  type Outcome,
  paidBefore,
} from './propose-payment.ts';

type ToMatch = Pick<StatementDocument, 'amount' | 'purpose' | 'payee'>;

/**
 * What documents pay, in their order: what is said of outgoing ones holds for incoming ones whose sides are turned. Pure: the payees they may mean and their invoices are given. What is named goes first:
 * an amount alone takes nothing that another document asks for by its number.
 */
export function matchOutgoing(
  documents: readonly ToMatch[],
  payees: readonly Payee[],
  invoicesOf: (counterpartyId: string) => readonly Candidate[],
): Outcome[] {
  const given = documents.map((document) => {
    const whom = payeesOf(document.payee, payees);
    return { document, whom, invoices: whom.payees.flatMap(({ counterpartyId }) => invoicesOf(counterpartyId)) };
  });
  const named = given.map(matchByNumber);
  return named.map((outcome, index) =>
    outcome.status === 'unmatched' ? matchByAmount(given[index] as Given, outcome) : outcome,
  );
}

/** Whom a document is with; null where nobody, or more than one, is known by it. */
export function counterpartyOf(side: StatementDocument['payee'], payees: readonly Payee[]): string | null {
  const [one, another] = payeesOf(side, payees).payees;
  return one && !another ? one.counterpartyId : null;
}

interface Given {
  document: ToMatch;
  whom: ReturnType<typeof payeesOf>;
  invoices: readonly Candidate[];
}

function matchByNumber({ document, whom, invoices }: Given): Outcome {
  const amount = new Exact(document.amount);
  const named = namedIn(document.purpose, invoices, amount);
  const [first] = named;
  if (!first) {
    const [one, another] = whom.payees;
    return { status: 'unmatched', counterpartyId: one && !another ? one.counterpartyId : null, proposal: null };
  }
  const { counterpartyId } = first.invoice;
  const owed = named.filter(({ invoice }) => invoice.left.gt(0));
  return owed.length > 0
    ? proposed(byNumber(owed, amount, whom.found), counterpartyId)
    : { status: 'already_paid', counterpartyId, proposal: paidBefore(named, whom.found) };
}

/** One invoice alone owes just this. A purpose that names some other invoice means none whose number is known. */
function matchByAmount({ document, whom, invoices }: Given, otherwise: Outcome): Outcome {
  const namesAnother = preparePurpose(document.purpose).leads.some(({ ofInvoice }) => ofInvoice);
  const [equal, another] = invoices.filter(
    ({ left, externalNumber }) => left.gt(0) && left.eq(document.amount) && !(namesAnother && externalNumber !== null),
  );
  if (!equal || another) return otherwise;
  return proposed(byAmount(equal, document.amount, whom.found), equal.counterpartyId);
}

const proposed = (proposal: Proposal, counterpartyId: string | null): Outcome => ({
  status: 'proposed',
  counterpartyId,
  proposal,
});

/** By the taxpayer number, and only where nobody has it by the account. Of branches the one with the same KPP. */
function payeesOf({ inn, kpp, account }: StatementDocument['payee'], all: readonly Payee[]) {
  const byInn = inn === null ? [] : all.filter((one) => one.inn === inn);
  if (byInn.length > 0) {
    const branch = byInn.filter((one) => one.kpp === kpp);
    return { payees: branch.length > 0 ? branch : byInn, found: [evidenceOf('counterparty_inn', inn as string)] };
  }
  const byAccount = all.filter((one) =>
    one.requisites.some(({ checkingAccount }) => account !== null && checkingAccount === account),
  );
  return {
    payees: byAccount,
    found: byAccount.length > 0 ? [evidenceOf('counterparty_account', account as string)] : [],
  };
}

/** Invoices a purpose names, in its order; of several with one number the one whose day is named, or whose amount it is. */
function namedIn(purpose: string, invoices: readonly Candidate[], amount: InstanceType<typeof Exact>): Named[] {
  if (invoices.length === 0) return [];
  const prepared = preparePurpose(purpose);
  const places = new Map<number, Array<Omit<Named, 'ambiguous'>>>();
  for (const invoice of invoices) {
    const mention = invoice.spelling && findNumber(prepared, invoice.spelling);
    if (mention) places.set(mention.start, [...(places.get(mention.start) ?? []), { invoice, mention }]);
  }
  return [...places.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, all]) => {
      const whole = all.filter(({ mention }) => mention.certain);
      const best = whole.length > 0 ? whole : all;
      const dated = best.filter(({ invoice, mention }) => mention.date?.day === invoice.externalDate);
      const fitting = best.filter(({ invoice }) => invoice.left.eq(amount));
      const owed = best.filter(({ invoice }) => invoice.left.gt(0));
      const chosen = [dated, fitting, owed, best].find((some) => some.length > 0) as typeof best;
      return { ...(chosen[0] as (typeof best)[number]), ambiguous: chosen.length > 1 };
    });
}
