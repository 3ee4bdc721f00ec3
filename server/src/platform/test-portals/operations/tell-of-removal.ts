import Type, { type Static } from 'typebox';
import { id, instant, object, text } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { guardiansOf } from '../../api-keys/key-guardians.ts';
import { tellPeople } from '../../notices/tell-people.ts';

const leaving = object({
  madeIn: id('Portal whose people it was made for'),
  name: text(200, 'Name of the test portal'),
  lastUsedAt: instant('When a key or a person came last'),
  removedAt: instant('When it is removed'),
});

/** A test portal that is removed soon, unless somebody comes. */
export type Leaving = Static<typeof leaving>;

/** In the live portal: whoever made the test portal hears of it, or the owners where he works there no more. Once for each time that it was left alone. */
export const tellOfRemoval = command({
  name: 'test-portals.tell-of-removal',
  summary: words('Tell that a test portal is removed soon', 'Предупредить об удалении тестового портала'),
  permission: 'internal',
  scope: null,
  input: object({ id: id(), leaving }),
  output: Type.Unknown(),
  async run(ctx, { id: testPortalId, leaving: { name, lastUsedAt, removedAt } }) {
    ctx.nothingChanged();
    const { people } = await guardiansOf(ctx.db, await makerOf(ctx.db, testPortalId));
    await tellPeople(ctx, {
      kind: 'test_portal.unused',
      key: `${testPortalId} ${lastUsedAt}`,
      about: { entityType: 'test_portal', entityId: testPortalId, page: '/settings/test-portals' },
      people,
      causedBy: null,
      variables: { portal: name, lastUsedAt, removedAt },
    });
  },
});

async function makerOf(db: Db, testPortalId: string): Promise<string | null> {
  const made = await db.first<{ userId: string | null }>(sql`
    select actor_id as "userId" from audit_events
    where tenant_id = ${db.tenant} and entity_type = 'test_portal' and entity_id = ${testPortalId} and event = 'test_portal.made'`);
  return made?.userId ?? null;
}
