import type { StageColumn, StageRule, TrackerSettings } from '../../../../../nouns/tracker-settings.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, type Words, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { holdStage } from '../../requisitions/pipeline/default-stage.ts';

type Given = Pick<TrackerSettings, 'columns' | 'rules'>;

interface ColumnRow {
  external_id: string;
  board_id: string | null;
}

/** Refuses what could not be carried out: unknown stages, columns and people, and two answers to one question. */
export async function checkSettings(
  ctx: WriteContext,
  source: string,
  given: Given,
  before: Given | undefined,
): Promise<void> {
  await holdStages(ctx, given, before);
  const boards = await boardsOf(ctx, source, given);
  const people = await peopleAmong(ctx, source, given.rules);
  const faults = [
    ...given.columns.flatMap((one, at) => columnFaults(given.columns, one, at, boards)),
    ...given.rules.flatMap((one, at) => ruleFaults(given.rules, one, at, { boards, people })),
  ];
  if (faults.length > 0) throw invalid(faults);
}

/** Stages that are named anew; one that went to the archive since stays named until somebody takes it out. */
async function holdStages(ctx: WriteContext, { columns, rules }: Given, before: Given | undefined) {
  const known = new Set([...(before?.columns ?? []), ...(before?.rules ?? [])].map(({ stageId }) => stageId));
  const named = [
    ...columns.map(({ stageId }, at) => [stageId, `columns/${at}/stageId`] as const),
    ...rules.map(({ stageId }, at) => [stageId, `rules/${at}/stageId`] as const),
  ];
  const fresh = new Map(named.filter(([stageId]) => !known.has(stageId)).toReversed());
  for (const stageId of [...fresh.keys()].sort()) await holdStage(ctx.db, stageId, fresh.get(stageId) as string);
}

async function boardsOf({ db }: WriteContext, source: string, { columns, rules }: Given) {
  const ids = [...columns, ...rules].map(({ columnId }) => columnId);
  const rows = await db.many<ColumnRow>(sql`
    select external_id, parent_id as board_id from tracker_places
    where tenant_id = ${db.tenant} and source = ${source} and kind = 'column' and external_id = any(${ids}::text[])`);
  return new Map(rows.map(({ external_id, board_id }) => [external_id, board_id]));
}

async function peopleAmong({ db }: WriteContext, source: string, rules: readonly StageRule[]) {
  const ids = rules.flatMap(({ assigneeId }) => assigneeId ?? []);
  const rows = await db.many<{ external_id: string }>(sql`
    select external_id from tracker_places
    where tenant_id = ${db.tenant} and source = ${source} and kind = 'user' and external_id = any(${ids}::text[])`);
  return new Set(rows.map(({ external_id }) => external_id));
}

type Boards = ReadonlyMap<string, string | null>;

function columnFaults(all: readonly StageColumn[], one: StageColumn, at: number, boards: Boards): FieldError[] {
  const place = `/columns/${at}`;
  if (!boards.has(one.columnId)) return [fieldError(`${place}/columnId`, 'not_found_reference', unknownColumn)];
  const before = all.slice(0, at);
  const inTwice = brings(one) && before.some((other) => brings(other) && other.columnId === one.columnId);
  const outTwice =
    takes(one) &&
    before.some(
      (other) =>
        takes(other) && other.stageId === one.stageId && boards.get(other.columnId) === boards.get(one.columnId),
    );
  return [
    ...(inTwice ? [fieldError(`${place}/columnId`, 'duplicate', oneStage)] : []),
    ...(outTwice ? [fieldError(`${place}/stageId`, 'duplicate', oneColumn)] : []),
  ];
}

const brings = ({ direction }: StageColumn) => direction !== 'to_tracker';
const takes = ({ direction }: StageColumn) => direction !== 'from_tracker';

function ruleFaults(
  all: readonly StageRule[],
  one: StageRule,
  at: number,
  { boards, people }: { boards: Boards; people: ReadonlySet<string> },
): FieldError[] {
  const place = `/rules/${at}`;
  const faulty = (field: string, code: string, why: Words) => fieldError(`${place}/${field}`, code, why);
  return [
    ...(boards.has(one.columnId) ? [] : [faulty('columnId', 'not_found_reference', unknownColumn)]),
    ...(!one.assigneeId || people.has(one.assigneeId)
      ? []
      : [faulty('assigneeId', 'not_found_reference', unknownPerson)]),
    ...(all.slice(0, at).some(({ stageId }) => stageId === one.stageId)
      ? [faulty('stageId', 'duplicate', oneRule)]
      : []),
  ];
}

const unknownColumn = words(
  'is not a column of the tracker. Synchronize first if it is new',
  'нет такой колонки в трекере. Если она новая, сначала выполните синхронизацию',
);
const unknownPerson = words(
  'is nobody in the tracker. Synchronize first if the person is new',
  'нет такого сотрудника в трекере. Если он новый, сначала выполните синхронизацию',
);
const oneStage = words('a column brings requisitions to one stage', 'колонка переводит заявки только на один этап');
const oneColumn = words(
  'on one board a stage brings tasks to one column',
  'на одной доске этап переводит задачи только в одну колонку',
);
const oneRule = words('a stage has one rule', 'у этапа может быть только одно правило');
