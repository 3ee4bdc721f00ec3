import type { Call } from './call.ts';

/** What is to be written at a provider, as a worker hands it to the connector. */
export interface OutgoingWrite {
  /** The same at every attempt: a key for providers that know such, or a marker inside what is written. */
  id: string;
  payload: Readonly<Record<string, unknown>>;
  /** From 1. */
  attempt: number;
  /** When the last attempt began. */
  sentAt: string;
}

/** What the provider says of a write it carried out. */
export interface Written {
  externalId?: string;
  /** Plain JSON that the domain wants back; nothing secret. */
  details?: Readonly<Record<string, unknown>>;
}

/** What a search at the provider found of a write in doubt. */
export type Reconciliation = { found: 'yes'; written: Written } | { found: 'no' | 'unknown' };

/**
 * A write that must not happen twice. It is kept first and sent by a worker, and when nobody can tell what came of it, it is in
 * doubt: looked for, never repeated blindly.
 */
export interface Write<S = Record<string, unknown>> {
  send(call: Call<S>, write: OutgoingWrite): Promise<Written>;
  /**
   * Looks for it at the provider without changing anything there; where the provider answers a repeat under the same key with its first
   * success, it may be repeated with the same bytes. Where neither can be done, a person decides at once.
   */
  reconcile?(call: Call<S>, write: OutgoingWrite): Promise<Reconciliation>;
}
