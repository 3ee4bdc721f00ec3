import Type from 'typebox';
import { lobby } from '../../kernel/access/actor.ts';
import type { Entrance } from '../../kernel/access/entrance.ts';
import { object } from '../../kernel/fields.ts';
import type { Approach } from '../../kernel/operation.ts';
import { type Account, findAccount } from './find-account.ts';

export const sealedAddress = object({ address: Type.String() });

/** Finds the person an address stands for, as `pick` chooses, and enters their portal; the lobby when there is none. */
export async function enterPortalOf(
  { address }: { address: string },
  { directory, services }: Approach,
  pick: (account: Account) => { tenantId: string | null; userId: string | null },
): Promise<Entrance<string | null>> {
  const email = services.openToken('address', address);
  if (email === null) return { tenantId: lobby, carried: null };
  const { tenantId, userId } = pick(await findAccount(directory, email));
  return { tenantId: tenantId ?? lobby, carried: userId };
}
