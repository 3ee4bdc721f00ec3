import type { TObject } from 'typebox';
import type { Actor, Requirement } from '../../kernel/access/actor.ts';
import { masked, maskOf } from '../../kernel/access/mask.ts';
import type { AnyEntity } from '../../kernel/entity.ts';
import { id, object } from '../../kernel/fields.ts';
import { listQuery } from '../../kernel/lists/list-query.ts';
import { listRows } from '../../kernel/lists/list-rows.ts';
import type { Listing } from '../../kernel/lists/listing.ts';
import { query } from '../../kernel/operation.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import type { Condition, Sql } from '../../kernel/sql/sql.ts';

/** What an operation declares of itself. */
interface Declared extends Requirement {
  name: string;
  summary: Words;
  description?: string;
}

interface Within {
  /** Conditions on what this caller may see. */
  within?(actor: Actor): readonly Condition[];
}

interface Readable<Entry> {
  entity: AnyEntity & { view: TObject };
  columns(): Readonly<Record<string, Sql>>;
  byId(db: Db, id: string): Promise<Entry>;
  isReadAtOnce: boolean;
  complete(db: Db, rows: Entry[]): Promise<Entry[]>;
}

/** Reads one record by its identifier; fields that the caller may not see are empty. */
export const getRecord = <Entry extends object>({ entity, byId, isReadAtOnce }: Readable<Entry>, declared: Declared) =>
  query({
    ...declared,
    input: object({ id: id() }),
    output: entity.view,
    ...(isReadAtOnce && { asksAtOnce: true }),
    run: async ({ actor, db }, { id }) => masked(entity, actor, await byId(db, id)),
  });

/** Reads a page of records. */
export const listRecords = <Entry extends object>(
  { entity, columns, isReadAtOnce, complete }: Readable<Entry>,
  listing: Listing,
  { within, ...declared }: Declared & Within,
) =>
  listQuery({
    ...declared,
    listing,
    row: entity.view,
    ...(isReadAtOnce && { asksAtOnce: true }),
    async run(ctx, input) {
      const { db, actor } = ctx;
      const page = await listRows(ctx, listing, columns(), input, maskOf(entity, actor), within?.(actor));
      return { ...page, items: await complete(db, page.items as Entry[]) };
    },
  });
