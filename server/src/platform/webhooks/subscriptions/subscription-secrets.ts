import type { Services } from '../../../kernel/services.ts';
import type { Db } from '../../../kernel/sql/db.ts';

/** Where a subscription's secrets stand. Both secrets share a place, so that the next one becomes the first by a plain update. */
export const secretPlace = (subscriptionId: string, column: 'secret' | 'headers' = 'secret') => ({
  table: 'webhook_subscriptions',
  column,
  rowId: subscriptionId,
});

const mostOpened = 10_000;

/** Opens sealed texts, remembering them by their seal: each is read from the vault once in a worker's life. */
export function secretOpener() {
  const opened = new Map<string, string>();
  return async (services: Services, db: Db, place: ReturnType<typeof secretPlace>, sealed: string): Promise<string> => {
    const known = opened.get(sealed);
    if (known !== undefined) return known;
    const text = await services.vault.open(db, place, sealed);
    if (opened.size >= mostOpened) opened.clear();
    opened.set(sealed, text);
    return text;
  };
}

export type SecretOpener = ReturnType<typeof secretOpener>;
