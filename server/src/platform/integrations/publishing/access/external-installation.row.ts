import { refuse, words } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { assignments, empty, raw, type Sql, sql } from '../../../../kernel/sql/sql.ts';
import { installationRow } from '../../installation.row.ts';

/** What a portal agreed to, and what was given for it. */
export interface ExternalInstallation {
  installation_id: string;
  slug: string;
  number: number;
  offered: number | null;
  agreed_by: string | null;
  agreed_at: string;
  key_id: string | null;
  subscription_id: string | null;
  handover: string | null;
  handover_id: string | null;
  handed_over_at: string | null;
}

const externalColumns: Sql = raw(`
  installation_id, slug, number, offered, agreed_by, agreed_at, key_id, subscription_id, handover, handover_id, handed_over_at`);

export const findExternal = (db: Db, id: string, lock: Sql = empty) =>
  db.first<ExternalInstallation>(sql`
    select ${externalColumns} from external_installations
    where tenant_id = ${db.tenant} and installation_id = ${id} and ended_at is null ${lock}`);

export async function externalRow(db: Db, id: string, { lock }: { lock: boolean }): Promise<ExternalInstallation> {
  const row = await findExternal(db, id, lock ? sql`for update` : empty);
  if (row) return row;
  await installationRow(db, id);
  throw ownAsksNothing();
}

const ownAsksNothing = () =>
  refuse(
    'conflict',
    words(
      'An integration of the platform itself asks for no consent.',
      'Интеграции самой платформы согласие не нужно.',
    ),
  );

export const changeExternal = (db: Db, id: string, change: Readonly<Record<string, unknown>>) =>
  db.execute(sql`
    update external_installations set ${assignments(change)} where tenant_id = ${db.tenant} and installation_id = ${id}`);
