import type { MailPerson } from '../../services.ts';
import type { Call, KeptFile } from '../call.ts';

/** A letter as it lies in a mailbox. Identifiers of letters stand without angle brackets. */
export interface MailItem {
  folder: string;
  uidValidity: string;
  uid: number;
  messageId: string;
  /** Letters it answers, oldest first; the one it answers directly is the last. */
  answers: string[];
  from: MailPerson | null;
  to: MailPerson[];
  cc: MailPerson[];
  subject: string;
  text: string;
  sentAt: string;
  attachments: KeptFile[];
  /** Set in a report that a letter did not arrive. */
  bounce: Bounce | null;
}

/** Which letter did not arrive, and at whom. */
export interface Bounce {
  messageId: string | null;
  failed: Undelivered[];
}

export interface Undelivered {
  address: string;
  reason: string;
}

export interface OutgoingMail {
  messageId: string;
  answers: string[];
  to: MailPerson[];
  cc: MailPerson[];
  subject: string;
  text: string;
  attachments: Array<{ fileName: string; mimeType: string; bytes: Buffer }>;
}

export interface MailboxPort<S = Record<string, unknown>> {
  /** Sends once. `unknown_outcome` when the letter was handed over whole and the server's last word is missing. */
  send(call: Call<S>, letter: OutgoingMail): Promise<{ response: string; undelivered: Undelivered[] }>;
  /** Whether the letter lies among the sent ones; null where nobody can look. */
  wasSent(call: Call<S>, messageId: string): Promise<boolean | null>;
}
