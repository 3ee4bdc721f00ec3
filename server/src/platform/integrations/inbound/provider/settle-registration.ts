import { isLasting, type ProviderErrorKind } from '../../../../kernel/integrations/provider.ts';
import type { Registration } from '../../../../kernel/integrations/provider-webhook.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import type { Called } from '../../call-connector.ts';
import { type Connectors, lockInstallation } from '../../installation.row.ts';
import { installation } from '../../installation.ts';
import { shown } from '../../installed.ts';
import { stateLine } from '../../log/state-line.ts';
import { writeLog } from '../../log/write-log.ts';
import { noteFault } from '../../note-fault.ts';
import type { Prepared } from './prepare-registration.ts';
import { sealState, writeRegistration } from './webhook-registration.row.ts';

/** Writes what came of a registration. The address before ends only when the provider has confirmed the new one. */
export async function settleRegistration(
  ctx: WriteContext,
  connectors: Connectors,
  { connection: { installationId }, endpointId, isNew }: Prepared,
  { result, error, lines }: Called<Registration>,
) {
  ctx.nothingChanged();
  const held = await lockInstallation(ctx.db, installationId);
  await writeLog(ctx.db, installationId, lines);
  if (error || 'taken' in result) {
    if (isNew && !(error && mayHaveWorked(error.kind))) await endUnconfirmed(ctx, endpointId);
    const said = error && { at: new Date().toISOString(), kind: error.kind, message: error.detail };
    await writeRegistration(ctx.db, installationId, { busy_until: null, last_error: said && JSON.stringify(said) });
    if (error && isLasting(error.kind)) await noteFault(ctx, connectors, installationId, error);
    return;
  }
  await confirm(ctx, installationId, endpointId);
  await writeRegistration(ctx.db, installationId, {
    busy_until: null,
    last_error: null,
    registered_at: new Date().toISOString(),
    state: await sealState(ctx, installationId, result.state),
  });
  await writeLog(ctx.db, installationId, [stateLine('webhook.registered', registered)]);
  ctx.record(installation.fact('webhook_registered', shown(connectors, held, 'ru')));
}

/** Whether the provider may have noted the address although it did not say so. */
const mayHaveWorked = (kind: ProviderErrorKind) =>
  ['unknown_outcome', 'unavailable', 'contract_violation'].includes(kind);

const endUnconfirmed = ({ db }: WriteContext, endpointId: string) =>
  db.execute(sql`
    update inbound_endpoints set valid_until = now()
    where tenant_id = ${db.tenant} and id = ${endpointId} and valid_until is not null`);

async function confirm({ db }: WriteContext, installationId: string, endpointId: string) {
  await db.execute(sql`
    update inbound_endpoints set valid_until = now()
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and id <> ${endpointId}
      and (valid_until is null or valid_until > now())`);
  await db.execute(sql`
    update inbound_endpoints set valid_until = null where tenant_id = ${db.tenant} and id = ${endpointId}`);
}

const registered = words(
  'The provider posts to our address from now on.',
  'Теперь провайдер отправляет вебхуки на наш адрес.',
);
