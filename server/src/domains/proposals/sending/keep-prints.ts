import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { recordFile } from '../../../platform/files/record-file.ts';
import type { StoredPrint } from './print-for-customer.ts';

/** The category of files as they were sent. */
const category = 'sent';

/** Writes down the files that go out. Where the proposal holds the same bytes from an earlier time, those are what goes out. */
export async function keepPrints(ctx: WriteContext, proposalId: string, prints: readonly StoredPrint[]) {
  const kept: Partial<Record<StoredPrint['format'], string>> = {};
  for (const { format, ...print } of prints) {
    const about = { entityType: 'commercialProposal', entityId: proposalId };
    const made = await recordFile(ctx, { ...print, ...about, category });
    kept[format] = made?.id ?? (await sameFile(ctx, proposalId, print.sha256));
  }
  return kept;
}

async function sameFile({ db }: WriteContext, proposalId: string, sha256: string): Promise<string> {
  const { id } = await db.one<{ id: string }>(sql`
    select id from files where tenant_id = ${db.tenant} and entity_type = 'commercialProposal' and entity_id = ${proposalId}
      and sha256 = ${sha256} and status = 'active'`);
  return id;
}
