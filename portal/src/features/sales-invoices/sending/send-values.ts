import type { Answer } from '../../../shared/api/answer.ts';

/** A letter to the customer as its form holds it. */
export interface SendValues {
  to: readonly string[];
  subject: string;
  message: string;
}

type Party = Answer<'counterparties.get-counterparty'>;

/** Addresses that the customer is known by. */
export const addressesOf = (party: Party | undefined): string[] => {
  const all = [party?.email, ...(party?.contacts ?? []).map(({ email }) => email)];
  return [...new Set(all.filter((email): email is string => typeof email === 'string' && email !== ''))];
};

/** As the server takes it: what is left out is as it usually is. */
export const sendingBodyOf = ({ to, subject, message }: SendValues) => ({
  channel: 'email' as const,
  ...(to.length > 0 && { to: [...to] }),
  ...(subject.trim() !== '' && { subject: subject.trim() }),
  ...(message.trim() !== '' && { message: message.trim() }),
});
