import { type LetterValues, letterBodyOf, type Party } from '../../../shared/letters/letter-values.ts';
import type { ProposalCard } from '../queries.ts';
import type { Sending } from '../use-proposal-acts.ts';

export interface SendValues extends LetterValues {
  channel: Sending['channel'];
}

/** Whom the letter goes to unless somebody is named: the contact of the proposal, or the customer itself. */
export function usualRecipients({ contactId }: Pick<ProposalCard, 'contactId'>, party: Party | undefined): string[] {
  const contact = party?.contacts.find(({ id }) => id === contactId)?.email;
  const first = party?.contacts.find(({ isPrimary }) => isPrimary)?.email;
  return [contact ?? party?.email ?? first].flatMap((address) => address ?? []);
}

/** As the server takes it: a link goes to nobody by itself. */
export const sendingBodyOf = ({ channel, ...letter }: SendValues): Sending => ({
  channel,
  ...(channel === 'email' && letterBodyOf(letter)),
});
