/** What the clients saw: every write they wanted, and every answer they were given. */
export interface Write {
  kind: 'create' | 'update';
  /** Idempotency key; unique in the campaign. */
  key: string;
  name: string;
  externalId: string;
  itemId?: string;
  /** When each was given, by the clock of this machine, ms. */
  answers: Array<{ status: number; body: string; at: number }>;
  sends: number;
  /** The refusal of a write that had to be taken, such as a change of an item acknowledged before. */
  refused?: string;
  /** An answer 500 on the way. */
  unforeseen?: string;
  /** Sends that met a process and were not answered as they should; a refused connection met none. */
  failures: string[];
}

export type Journal = Write[];

/** What the receiver saw of an event: it notes before it misbehaves or answers. */
export interface Received {
  eventId: string;
  deliveryId: string;
  /** The subscription it came for: its events in any order, or each record's in turn. */
  ordering: 'none' | 'entity';
  entityId: string;
  entityVersion: number;
  answered: boolean;
  at: number;
}
