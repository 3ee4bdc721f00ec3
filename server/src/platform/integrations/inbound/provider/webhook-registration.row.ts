import type { RegistrationState } from '../../../../kernel/integrations/provider-webhook.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import type { Words } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { assignments, columns, sql } from '../../../../kernel/sql/sql.ts';

export interface RegistrationRow {
  /** When the provider last confirmed that it posts to our address. */
  registered_at: string | null;
  state: string | null;
  last_error: { at: string; kind: string; message: Words } | null;
  busy_until: string | null;
}

export const registrationRow = (db: Db, installationId: string): Promise<RegistrationRow | undefined> =>
  db.first<RegistrationRow>(sql`
    select registered_at, state, last_error, busy_until from provider_webhooks
    where tenant_id = ${db.tenant} and installation_id = ${installationId}`);

/** Whoever writes it holds the installation. */
export const writeRegistration = (db: Db, installationId: string, row: Readonly<Record<string, unknown>>) => {
  const change = { ...row, updated_at: new Date().toISOString() };
  return db.execute(sql`
    insert into provider_webhooks ${columns({ tenant_id: db.tenant, installation_id: installationId, ...change })}
    on conflict (tenant_id, installation_id) do update set ${assignments(change)}`);
};

const placeOf = (installationId: string) => ({ table: 'provider_webhooks', column: 'state', rowId: installationId });

type Sealing = Pick<ReadContext, 'db' | 'services'>;

export const sealState = ({ db, services }: Sealing, installationId: string, state: RegistrationState) =>
  services.vault.seal(db, placeOf(installationId), JSON.stringify(state));

export async function openState(
  { db, services }: Sealing,
  installationId: string,
  row: RegistrationRow | undefined,
): Promise<RegistrationState | null> {
  return row?.state ? JSON.parse(await services.vault.open(db, placeOf(installationId), row.state)) : null;
}
