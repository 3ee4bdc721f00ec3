export interface Settlement {
  /** Whether the write stands at the provider. */
  outcome: 'done' | 'failed';
  externalId: string;
  reason: string;
}

/** What a person has decided of a write: a number belongs to one that is there, a reason to one that is not. */
export const settlementOf = ({ outcome, externalId, reason }: Settlement) => ({
  outcome,
  ...(outcome === 'done' && externalId && { externalId }),
  ...(outcome === 'failed' && reason && { reason }),
});
