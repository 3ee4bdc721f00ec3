import { StartRefused } from '../../kernel/problems/start-refused.ts';
import type { Owner } from '../postgres/connect-owner.ts';

/** Where a portal is that is not here: at another installation, or on its way to this one. */
export interface Away {
  standing: 'arriving' | 'moved';
  /** Of the installation it moved to; of one that arrives, where it was before, if it comes back. */
  address: string | null;
  moveId: string;
}

export async function readAway(owner: Owner, tenantId: string): Promise<Away | undefined> {
  const { rows } = await owner.query<Away>(
    'select standing, address, move_id as "moveId" from away_portals where tenant_id = $1',
    [tenantId],
  );
  return rows[0];
}

export const setAway = (owner: Owner, tenantId: string, { standing, address, moveId }: Away) =>
  owner.query(
    `insert into away_portals (tenant_id, standing, address, move_id) values ($1, $2, $3, $4)
     on conflict (tenant_id) do update set standing = excluded.standing, address = excluded.address, move_id = excluded.move_id, since = now()`,
    [tenantId, standing, address, moveId],
  );

export const isAwayFrom = (slug: string, { standing, address }: Away) =>
  new StartRefused(
    standing === 'moved'
      ? `The portal ${slug} has moved to ${address}: it is not here any more.`
      : `The portal ${slug} is arriving here and not open yet: run the command that moves it again.`,
  );
