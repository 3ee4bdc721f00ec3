import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { conflict, inUse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { leftBeside } from '../../../platform/records/left-beside.ts';
import { contract, contracts } from '../contract.ts';

export const deleteContract = command({
  name: 'contracts.delete-contract',
  summary: words('Delete a draft contract', 'Удалить черновик договора'),
  description: 'A draft alone, without annexes, files and comments; any other contract is terminated instead.',
  permission: 'contracts.delete',
  scope: ['customer_documents.delete', 'supplier_documents.delete'],
  refuses: ['conflict', 'has_dependencies', 'precondition_failed'],
  input: object({ id: id() }),
  output: contract.view,

  async run(ctx, { id }) {
    const before = await contracts.open(ctx, id);
    if (before.status !== 'draft') throw notDraft();
    const annexes = await ctx.db.one<{ count: number }>(
      sql`select count(*)::int as count from contracts where tenant_id = ${ctx.db.tenant} and parent_id = ${id}`,
    );
    const blockers = [
      ...(annexes.count > 0 ? [{ entityType: contract.type, field: 'parentId', count: annexes.count }] : []),
      ...(await leftBeside(ctx.db, 'contract', id)),
    ];
    if (blockers.length > 0) throw inUse(contract.noun, blockers);
    await ctx.db.execute(sql`delete from contracts where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(contract.fact('deleted', before));
    return before;
  },
});

const notDraft = () =>
  conflict(
    'not_draft',
    words(
      'Only a draft is deleted. Terminate the contract instead.',
      'Удаляется только черновик. Расторгните договор.',
    ),
  );
