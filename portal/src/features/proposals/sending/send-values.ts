import type { Answer } from '../../../shared/api/answer.ts';
import type { ProposalCard } from '../queries.ts';
import type { Sending } from '../use-proposal-acts.ts';

type Party = Answer<'counterparties.get-counterparty'>;

export interface SendValues {
  channel: Sending['channel'];
  to: readonly string[];
  subject: string;
  message: string;
}

/** Whom the letter goes to unless somebody is named: the contact of the proposal, or the customer itself. */
export function usualRecipients({ contactId }: Pick<ProposalCard, 'contactId'>, party: Party | undefined): string[] {
  const contact = party?.contacts.find(({ id }) => id === contactId)?.email;
  const first = party?.contacts.find(({ isPrimary }) => isPrimary)?.email;
  return [contact ?? party?.email ?? first].flatMap((address) => address ?? []);
}

/** Everybody of the customer who has an address, with whose it is. */
export const addressesOf = (party: Party | undefined): string[] => [
  ...new Set([...(party?.contacts ?? []).map(({ email }) => email), party?.email].flatMap((email) => email ?? [])),
];

/** As the server takes it: a link goes to nobody by itself. */
export const sendingBodyOf = ({ channel, to, subject, message }: SendValues): Sending => ({
  channel,
  ...(channel === 'email' && {
    ...(to.length > 0 && { to: [...to] }),
    ...(subject.trim() !== '' && { subject: subject.trim() }),
    ...(message.trim() !== '' && { message: message.trim() }),
  }),
});
