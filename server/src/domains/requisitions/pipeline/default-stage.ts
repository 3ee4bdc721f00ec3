import type { Db } from '../../../kernel/db.ts';
import { brokenRule, unknownReference, words } from '../../../kernel/errors.ts';
import { sql } from '../../../kernel/sql.ts';
import type { RequisitionStatus } from '../requisition-statuses.ts';

/** The stages a portal begins with, in their order. */
const systemStages = [
  { name: 'Подготовка заявки', color: '#64748B', statuses: ['draft', 'rejected'] },
  { name: 'Согласование', color: '#B7791F', statuses: ['pending_approval'] },
  { name: 'Готово к закупке', color: '#0C8599', statuses: ['approved'] },
  { name: 'Сбор предложений', color: '#228BE6', statuses: ['in_sourcing'] },
  { name: 'Поставщик выбран', color: '#4C6EF5', statuses: ['supplier_selected'] },
  { name: 'Ожидание поставки', color: '#7950F2', statuses: ['awaiting_delivery'] },
  { name: 'Приёмка', color: '#5C940D', statuses: ['partially_received'] },
  { name: 'Завершено', color: '#2B8A3E', statuses: ['completed'] },
  { name: 'Отменено', color: '#E03131', statuses: ['cancelled'] },
];

/** Where a requisition begins: the first active stage. A portal without stages gets those of the system. */
export async function defaultStageId(db: Db): Promise<string> {
  const first = sql`
    select id from pipeline_stages where tenant_id = ${db.tenant} and archived_at is null and is_active order by position, id limit 1`;
  const known = await db.first<{ id: string }>(first);
  if (known) return known.id;
  await db.execute(sql`
    insert into pipeline_stages (tenant_id, name, color, position, is_system, statuses)
    select ${db.tenant}, name, color, ordinality::int, true, statuses
    from rows from (jsonb_to_recordset(${JSON.stringify(systemStages)}::jsonb) as (name text, color text, statuses text[])) with ordinality
    on conflict do nothing`);
  return (await db.one<{ id: string }>(first)).id;
}

/** The active stage that a status brings a requisition to; null when the status leaves it where it is. */
export const stageOfStatus = async (db: Db, status: RequisitionStatus): Promise<{ id: string } | null> =>
  (await db.first<{ id: string }>(sql`
    select id from pipeline_stages where tenant_id = ${db.tenant} and archived_at is null and is_active and ${status} = any(statuses)
    order by position, id limit 1 for key share`)) ?? null;

/** The stage a caller names for a requisition; refused unless it takes requisitions in. */
export async function holdStage(db: Db, stageId: string, field = 'stageId'): Promise<{ id: string }> {
  const stage = await db.first<{ id: string; usable: boolean }>(sql`
    select id, archived_at is null and is_active as usable from pipeline_stages
    where tenant_id = ${db.tenant} and id = ${stageId} for key share`);
  if (!stage) throw unknownReference(field, words('Pipeline stage', 'Этап воронки'));
  if (!stage.usable)
    throw brokenRule('archived_reference', words('The stage is archived.', 'Этап в архиве.'), { field });
  return stage;
}
