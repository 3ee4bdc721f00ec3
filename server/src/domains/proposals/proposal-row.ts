import { columnOf } from '../../../../nouns/kit/field.ts';
import { proposalRow as declared, type ProposalRow } from '../../../../nouns/proposal-row.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { rowOf } from '../../platform/records/row-of.ts';

export const proposalRow = entityOf(declared);

const fields = Object.entries(declared.fields);
const columns = fields.map(([name, field]) => columnOf(name, field));

const shown = raw(fields.map(([name, field]) => `${columnOf(name, field)} as "${name}"`).join(', '));
const written = raw(columns.join(', '));
const given = raw(columns.map((column) => `given.${column}`).join(', '));
const replaced = raw(
  columns
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', '),
);

/** Rows of a proposal, in their order. */
export const rowsOfProposal = (db: Db, proposalId: string): Promise<ProposalRow[]> =>
  db.many<ProposalRow>(sql`
    select ${shown} from commercial_proposal_rows
    where tenant_id = ${db.tenant} and proposal_id = ${proposalId} order by position`);

/** Rows of several proposals, each in their order, in one statement. */
export async function rowsByProposal(db: Db, proposalIds: readonly string[]): Promise<Map<string, ProposalRow[]>> {
  const rows = await db.many<ProposalRow & { proposalId: string }>(sql`
    select proposal_id as "proposalId", ${shown} from commercial_proposal_rows
    where tenant_id = ${db.tenant} and proposal_id = any(${proposalIds}::uuid[]) order by proposal_id, position`);
  return Map.groupBy(rows, ({ proposalId }) => proposalId);
}

/** The rows as they will stand: those that are there stay with their identifiers, what is not named goes. */
export async function writeRows({ db }: WriteContext, proposalId: string, rows: readonly ProposalRow[]): Promise<void> {
  await db.execute(sql`
    delete from commercial_proposal_rows
    where tenant_id = ${db.tenant} and proposal_id = ${proposalId} and id <> all(${rows.map(({ id }) => id)}::uuid[])`);
  if (rows.length === 0) return;
  const values = JSON.stringify(rows.map((row) => rowOf(declared.fields, row)));
  await db.execute(sql`
    insert into commercial_proposal_rows (tenant_id, proposal_id, ${written})
    select ${db.tenant}::uuid, ${proposalId}::uuid, ${given} from jsonb_populate_recordset(null::commercial_proposal_rows, ${values}::jsonb) given
    on conflict (tenant_id, id) do update set ${replaced}`);
}
