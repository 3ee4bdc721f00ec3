import type { SupplierRfq } from '../../../../nouns/supplier-rfq.ts';

/** Whether prices are hidden from the buyers still: a sealed request opens once, when answers have ended. */
export const isSealed = ({ sealed, unsealedAt }: Pick<SupplierRfq, 'sealed' | 'unsealedAt'>): boolean =>
  sealed && unsealedAt === null;
