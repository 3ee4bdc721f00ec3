import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { sealedToken } from './sealed-token.ts';

/** Where the link of a sending leads. */
export async function linkUrl(
  { db, services }: Pick<ReadContext, 'db' | 'services'>,
  sendingId: string,
): Promise<string> {
  const { sealed } = await db.one<{ sealed: string }>(
    sql`select sealed from purchase_order_sendings where tenant_id = ${db.tenant} and id = ${sendingId}`,
  );
  return urlOf(services, await services.vault.open(db, sealedToken(sendingId), sealed));
}

/** The page of an order for its supplier. The token stands after the hash: no server on the way writes it down. */
export const urlOf = ({ publicUrl }: Pick<ReadContext['services'], 'publicUrl'>, token: string) =>
  `${publicUrl}/order#${token}`;
