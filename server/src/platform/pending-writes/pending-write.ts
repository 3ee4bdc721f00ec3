import { scopes } from '../../../../nouns/kit/rights.ts';
import { pendingWrite as declared, type PendingWrite } from '../../../../nouns/pending-write.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { id, object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { notFound, words } from '../../kernel/problems/errors.ts';
import { type Condition, raw, sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../records/listing-of.ts';
import { listRecords } from '../records/read-operations.ts';
import { store } from '../records/store.ts';

export const pendingWrite = entityOf(declared);

/** How a write stands now; what has expired is still written as waiting. */
const pendingStatus =
  "(case when pending.status = 'waiting' and pending.expires_at <= portal_now() then 'expired' else pending.status end)";

export const pendingWrites = store(pendingWrite, {
  keyName: (tenant) => sql`
    (select key.name from api_keys key where key.tenant_id = ${tenant} and key.id = pending.api_key_id)`,
  status: () => raw(pendingStatus),
});

/** A key sees what it has asked for, before it was rotated too; a person what he might do himself. */
const readableBy = ({ scopes: held, idempotencyHolder, permissions }: Actor): Condition =>
  held
    ? sql`pending.family_id = ${idempotencyHolder}::uuid`
    : sql`pending.permission = any(${[...permissions]}::text[])`;

/** A key that may write anything may ask what became of it. */
export const reading = {
  permission: 'signed-in',
  scope: scopes.filter((scope) => !scope.endsWith('.read')),
  refuses: ['api_key_read_only'],
} as const;

export const getWrite = query({
  name: 'pending-writes.get-write',
  summary: words('Get a pending write', 'Получить предложение агента'),
  description: 'A key reads what it has asked for; a person what he might do himself.',
  ...reading,
  input: object({ id: id() }),
  output: pendingWrite.view,
  async run({ db, actor }, { id }): Promise<PendingWrite> {
    const [found] = await pendingWrites.read(
      db,
      pendingWrites.select(db, sql`pending.id = ${id} and ${readableBy(actor)}`),
    );
    if (!found) throw notFound(pendingWrite.noun);
    return found;
  },
});

export const listWrites = listRecords(
  pendingWrites,
  listingOf(declared, {
    name: 'pending-writes',
    defaultSort: '-id',
    fields: { status: { column: pendingStatus, kind: 'choice', values: pendingWrite.statuses } },
  }),
  {
    name: 'pending-writes.list-writes',
    summary: words('List pending writes', 'Список предложений агента'),
    description: 'A key sees what it has asked for; a person what he might do himself. The newest stand first.',
    ...reading,
    within: (actor) => [readableBy(actor)],
  },
);
