import type { Counterparty } from '../../../../nouns/counterparty.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import type { ContactInput, CounterpartyInput, PaymentRequisiteInput } from './counterparty.input.ts';
import { counterparties } from './counterparty.ts';
import { createCounterparty } from './operations/create-counterparty.ts';
import { updateCounterparty } from './operations/update-counterparty.ts';

/** What another system knows of a counterparty; what it leaves out it does not know. */
export interface ToldCounterparty extends CounterpartyInput {
  shortName: string;
}

/**
 * A counterparty that another system keeps too: a new one is made, a known one gets what is given. Nothing is emptied, its kind and
 * roles stay, accounts and contacts are added to those there are. Under the rights of who acts.
 */
export async function takeCounterparty(ctx: WriteContext, id: string | null, given: ToldCounterparty): Promise<string> {
  if (id === null) return (await ctx.call(createCounterparty, given)).id;
  const held = await counterparties.lock(ctx.db, id);
  const { kind: _, roles: __, paymentRequisites, contacts, ...fields } = given;
  const accounts = newAccounts(held, paymentRequisites ?? []);
  await ctx.call(updateCounterparty, {
    id,
    ...fields,
    ...(accounts.length > 0 && { paymentRequisites: [...(held.paymentRequisites ?? []), ...accounts] }),
    ...(contacts && contacts.length > 0 && { contacts: withGiven(held.contacts, contacts) }),
  });
  return id;
}

const newAccounts = ({ paymentRequisites: held }: Counterparty, given: readonly PaymentRequisiteInput[]) =>
  given.filter(
    ({ bik, checkingAccount }) =>
      !held?.some((one) => one.checkingAccount === checkingAccount && one.bik === (bik ?? null)),
  );

/** One of a name that stands there is that person: what is given is added. */
function withGiven(held: Counterparty['contacts'], given: readonly ContactInput[]): ContactInput[] {
  const nameOf = ({ fullName }: { fullName: string }) => fullName.toLowerCase();
  const byName = new Map(given.map((one) => [nameOf(one), one]));
  const kept = held.map((one) => ({ ...one, ...byName.get(nameOf(one)) }));
  const names = new Set(held.map(nameOf));
  return [...kept, ...given.filter((one) => !names.has(nameOf(one)))];
}
