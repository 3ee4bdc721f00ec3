import { lacksPermission, maySee } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { conflict, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { invoice } from './invoice.ts';

interface Paper {
  id: string;
  counterpartyId: string;
  externalNumber: string | null;
  year: number;
  duplicateReason: string | null;
}

/**
 * The same number of the same supplier comes once in a calendar year, whatever its spelling. Who may move invoices enters it
 * twice for a reason. Answers the reason to keep: none where there is no double.
 */
export async function refuseDuplicate(ctx: WriteContext, paper: Paper): Promise<string | null> {
  if (paper.externalNumber === null) return null;
  const existing = await ctx.db.first<{ id: string; number: string }>(sql`
    select id, number from invoices
    where tenant_id = ${ctx.db.tenant} and counterparty_id = ${paper.counterpartyId} and external_key = code_key(${paper.externalNumber})
      and external_year = ${paper.year} and status <> 'cancelled' and id <> ${paper.id} order by created_at limit 1`);
  if (!existing) return null;
  if (paper.duplicateReason === null)
    throw conflict(
      'duplicate_invoice',
      words(
        `This supplier’s invoice ${paper.externalNumber} is already entered as ${existing.number}.`,
        `Счёт ${paper.externalNumber} этого поставщика уже внесён: ${existing.number}.`,
      ),
      { existing: { entityType: invoice.type, entityId: existing.id } },
    );
  if (!maySee(ctx.actor, 'invoices.status')) throw lacksPermission('invoices.status');
  return paper.duplicateReason;
}
