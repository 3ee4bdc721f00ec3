import type { Answer } from '../api/answer.ts';

export type Party = Answer<'counterparties.get-counterparty'>;

/** A letter to a customer as its form holds it. */
export interface LetterValues {
  to: readonly string[];
  subject: string;
  message: string;
}

/** Addresses that a customer is known by, each once: its own, then those of its people. */
export const addressesOf = (party: Party | undefined): string[] => [
  ...new Set([party?.email, ...(party?.contacts ?? []).map(({ email }) => email)].flatMap((email) => email || [])),
];

/** As the server takes it: what is left out is as it usually is. */
export const letterBodyOf = ({ to, subject, message }: LetterValues) => ({
  ...(to.length > 0 && { to: [...to] }),
  ...(subject.trim() !== '' && { subject: subject.trim() }),
  ...(message.trim() !== '' && { message: message.trim() }),
});

/** The field of the form that a refusal of an address, of all of them or of a word belongs to. */
export const letterField = (field: string) => field.replace(/^to\.\d+$/, 'to');
