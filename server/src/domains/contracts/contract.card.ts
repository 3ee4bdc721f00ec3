import Type, { type Static } from 'typebox';
import { contractRequirements } from '../../../../nouns/contract-flow.ts';
import { choice, integer, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { approvalPart } from '../approvals/approval-part.ts';
import { readApproval, withinApproval } from '../approvals/read-approval.ts';
import { contract, contracts } from './contract.ts';
import { allowedMoves } from './move-to.ts';

const parts = {
  annexes: Type.Array(contract.view, { title: 'Annexes, the earliest first' }),
  documents: object(
    {
      invoices: integer('Incoming invoices in force that name it'),
      salesInvoices: integer('Sales invoices in force that name it'),
      amount: Type.String({ title: 'What they are worth in its currency, with VAT', examples: ['0.00'] }),
    },
    { title: 'Documents under the contract' },
  ),
  allowedMoves: Type.Array(
    object({
      to: choice(contract.statuses, 'Status'),
      requires: Type.Array(choice(contractRequirements, 'Condition')),
    }),
    { title: 'Where the caller may move it now' },
  ),
  approval: approvalPart,
};

/** A contract as its page shows it. */
export const contractCard = object({ ...contract.fields, ...parts }, { title: 'Contract with its annexes' });

export async function readContractCard(ctx: ReadContext, id: string): Promise<Static<typeof contractCard>> {
  const [header, annexes, documents, approval] = await Promise.all([
    contracts.byId(ctx.db, id),
    contracts.read(
      ctx.db,
      sql`${contracts.select(ctx.db, sql`contract.parent_id = ${id}`)} order by contract.date, contract.id limit 200`,
    ),
    documentsOf(ctx, id),
    readApproval(ctx, 'contract', id),
  ]);
  const moves = await allowedMoves(ctx, header);
  return { ...header, annexes, documents, allowedMoves: withinApproval(moves, approval), approval };
}

/** What domains above keep under the contract, as the database counts it for them. */
const documentsOf = ({ db }: ReadContext, id: string) =>
  db.one<{ invoices: number; salesInvoices: number; amount: string }>(sql`
    select kept.invoices::int as invoices, kept.sales_invoices::int as "salesInvoices", kept.amount from contract_documents(tenant_id => ${db.tenant}, contract => ${id}) kept`);
