import type { TestContext } from 'node:test';
import './portal-address.ts';

const { drafts, placeOf } = await import('../src/shared/drafts/draft-store.ts');

/** From now on this device keeps what Anna typed into that form of «Ромашка» and did not send. */
export function keepsDraft(t: TestContext, form: string, record: string | undefined, changes: object) {
  const place = placeOf('anna', 'romashka', form, record);
  t.mock.method(drafts, 'read', (asked: string) =>
    asked === place ? { at: '2025-11-20T09:00:00.000Z', changes } : undefined,
  );
}
