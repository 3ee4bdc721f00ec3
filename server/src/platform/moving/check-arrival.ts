import { StartRefused } from '../../kernel/problems/start-refused.ts';
import type { Owner } from '../postgres/connect-owner.ts';
import type { Manifest } from './manifest.ts';

interface Taken {
  here: boolean;
  name: boolean;
}

/** Refuses a portal that is here already, and a name that another portal has. */
export async function checkArrival(owner: Owner, { portal }: Pick<Manifest, 'portal'>, slug: string): Promise<void> {
  const { rows } = await owner.query<Taken>(
    `select exists (select 1 from tenants where tenant_id = $1) as here,
       exists (select 1 from find_portal($2)) or exists (select 1 from portal_names where slug = $2) as name`,
    [portal.tenantId, slug],
  );
  if (rows[0]?.here) throw isHere(portal);
  if (rows[0]?.name)
    throw new StartRefused(`The name ${slug} is taken here: give the portal another one with --as NAME.`);
}

export const isHere = ({ slug, name }: Manifest['portal']) =>
  new StartRefused(`The portal ${slug} (${name}) is here already, whatever its name now: there can be one of it.`);

/** Somebody signs in to one portal of an installation alone. */
export const addressesTaken = (emails: readonly string[]) =>
  new StartRefused(
    `These addresses sign in to another portal here: ${emails.slice(0, 10).join(', ')}${emails.length > 10 ? ` and ${emails.length - 10} more` : ''}. Change them on one side; a copy (--copy) leaves them out.`,
  );
