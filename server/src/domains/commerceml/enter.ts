import type { Entrance } from '../../kernel/access/entrance.ts';
import type { Approach } from '../../kernel/operation.ts';
import { notFound, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { asInstaller } from '../../platform/integrations/as-installer.ts';

/** What the door found behind an address. */
export interface Called {
  installationId: string;
}

const form = /^[0-9A-Za-z_-]{22}$/;

/** The `enter` of what an accounting system does before it writes anything of the portal's: it acts as its installation. */
export async function enterByAddress({ token }: { token: string }, { directory }: Approach): Promise<Entrance<Called>> {
  const found = form.test(token)
    ? await directory.first<{ tenant_id: string; installation_id: string }>(
        sql`select * from find_site_exchange(${token})`,
      )
    : undefined;
  if (!found) throw notFound(words('Address of an exchange', 'Адрес обмена'));
  const installationId = found.installation_id;
  return {
    tenantId: found.tenant_id,
    carried: { installationId },
    as: { kind: 'integration', throughId: installationId },
  };
}

/** The same for what writes: it may do what the person who installed the integration may. */
export async function enterAsInstaller(input: { token: string }, approach: Approach): Promise<Entrance<Called>> {
  const entrance = await enterByAddress(input, approach);
  const { tenantId, carried } = entrance;
  return { ...entrance, as: await asInstaller(approach, tenantId, carried.installationId) };
}
