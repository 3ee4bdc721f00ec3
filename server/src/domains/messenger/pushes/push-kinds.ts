/** What the provider is told of, and what it calls one of it. */
export const pushKinds = { users: 'user', contacts: 'contact', deals: 'deal' } as const;

export type PushKind = keyof typeof pushKinds;

/** The record behind what the provider is told of. */
export const pushedRecords = { users: 'user', contacts: 'counterparty', deals: 'procurement' } as const;
