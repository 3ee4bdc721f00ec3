import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { sendLetter } from '../mail/send-letter.ts';
import { accessLetter } from './access-letter.ts';

/** Writes to a person who signs in from where they have not been before. An application keeps no cookie: it is known by its name. */
export async function tellNewDevice(ctx: WriteContext, userId: string, clientType: 'browser' | 'native') {
  if (clientType === 'native' && (await hasBeenHere(ctx, userId))) return;
  await sendLetter(ctx, { template: 'new-device', ...(await accessLetter(ctx, userId)) });
}

async function hasBeenHere({ db, actor }: WriteContext, userId: string): Promise<boolean> {
  const { known } = await db.one<{ known: boolean }>(sql`
    select exists (select from sessions earlier where earlier.tenant_id = ${db.tenant} and earlier.user_id = ${userId}
      and earlier.client_type = 'native' and earlier.user_agent is not distinct from ${actor.userAgent ?? null}) as known`);
  return known;
}
