import type { Contract } from '../../../../nouns/contract.ts';
import { alreadyExists } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { contract } from './contract.ts';

type Named = Pick<Contract, 'sellerProfileId' | 'number' | 'date'>;

/** One seller gives a number once on a day. */
export async function refuseTakenNumber(
  db: Db,
  { sellerProfileId, number, date }: Named,
  except: string | null = null,
) {
  const holder = await db.first<{ id: string }>(sql`
    select id from contracts
    where tenant_id = ${db.tenant} and seller_profile_id is not distinct from ${sellerProfileId} and number = ${number}
      and date = ${date} and id is distinct from ${except}`);
  if (holder) throw alreadyExists('number', { entityType: contract.type, entityId: holder.id });
}
