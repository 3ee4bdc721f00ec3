import { createHash } from 'node:crypto';
import type { StatementDocument } from '../../kernel/integrations/ports/statements.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { planByKeys } from '../../kernel/sql/plan-by-keys.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { matchDocuments } from './matching/match-documents.ts';

/** Rows of one statement to the database: thousands at once would outlive its patience on a busy machine. */
const atOnce = 2_000;

/** Writes the documents of a statement, each matched; those known already stay as they are and are marked as repeated. */
export async function keepDocuments(ctx: WriteContext, statementId: string, documents: readonly StatementDocument[]) {
  await planByKeys(ctx.db);
  const named = documents.map((document) => ({ id: documentId(ctx.db.tenant, document), document }));
  const known = await ctx.db.many<{ id: string }>(sql`
    select id from bank_documents where tenant_id = ${ctx.db.tenant} and id = any(${named.map(({ id }) => id)}::uuid[])`);
  const seen = new Set(known.map(({ id }) => id));
  const lines = named.map(({ id, document }, index) => {
    const repeated = seen.has(id);
    seen.add(id);
    return { id, document, position: index + 1, line: document.line, repeated };
  });
  const fresh = lines.filter(({ repeated }) => !repeated);
  await writeDocuments(ctx, fresh);
  for (const some of chunks(lines.map(({ document: _, ...place }) => place)))
    await ctx.db.execute(sql`
      insert into bank_statement_lines (tenant_id, statement_id, document_id, position, line, repeated)
      select ${ctx.db.tenant}::uuid, ${statementId}::uuid, given.*
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as given (id uuid, position int, line int, repeated boolean) returning position`);
}

interface Named {
  id: string;
  document: StatementDocument;
}

/** In the order of their identifiers, so that two overlapping uploads wait for each other instead of locking each other out. */
async function writeDocuments(ctx: WriteContext, fresh: readonly Named[]) {
  const matched = await matchDocuments(
    ctx,
    fresh.map(({ document }) => document),
  );
  const rows = fresh.map(({ id, document: { line: _, bookedOn, ...said } }, index) => {
    const { status, counterpartyId, proposal } = matched[index] as (typeof matched)[number];
    return { ...said, id, booked_on: bookedOn, status, counterparty_id: counterpartyId, proposal };
  });
  for (const some of chunks(rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))))
    await ctx.db.execute(sql`
      insert into bank_documents (tenant_id, id, kind, number, date, booked_on, amount, direction, account, payer, payee, purpose, status,
        counterparty_id, proposal, updated_by)
      select ${ctx.db.tenant}::uuid, doc.*, ${ctx.actor.userId}::uuid
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as doc (id uuid, kind text, number text, date date, booked_on date,
        amount numeric, direction text, account text, payer jsonb, payee jsonb, purpose text, status text, counterparty_id uuid, proposal jsonb)
      on conflict (tenant_id, id) do nothing`);
}

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) => all.slice(at * atOnce, (at + 1) * atOnce));

/**
 * The identifier of a document, the same in whichever files it stands: made of the account, the day, the number, the amount, the
 * account of the other side and the purpose. Numbers alone repeat across payers.
 */
function documentId(tenant: string, document: StatementDocument): string {
  const { account, date, number, amount, direction, payer, payee, purpose } = document;
  const other = direction === 'incoming' ? payer : payee;
  const side = other.account ?? other.inn ?? other.name;
  const said = [tenant, account, date, number, amount, side, purpose.replace(/\s+/g, ' ').trim()];
  const bytes = createHash('sha256').update(JSON.stringify(said)).digest().subarray(0, 16);
  // Version 8: the bits are ours.
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
