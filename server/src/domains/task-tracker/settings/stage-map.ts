import type { StageColumn } from '../../../../../nouns/tracker-settings.ts';

type Mapped = readonly StageColumn[];

/** The stage that a column brings requisitions to; null where it brings none anywhere. */
export const stageOfColumn = (columns: Mapped, columnId: string): string | null =>
  columns.find((one) => one.columnId === columnId && one.direction !== 'to_tracker')?.stageId ?? null;

/**
 * The column that a task goes to when its requisition enters a stage; null where it stays. One that stands in a column of the stage
 * already is where it should be, whichever of them that is.
 */
export function columnForStage(
  columns: Mapped,
  stageId: string,
  { columnId, boardColumns }: { columnId: string | null; boardColumns: ReadonlySet<string> },
): string | null {
  const ofStage = columns.filter((one) => one.stageId === stageId);
  if (ofStage.some((one) => one.columnId === columnId)) return null;
  return ofStage.find((one) => one.direction !== 'from_tracker' && boardColumns.has(one.columnId))?.columnId ?? null;
}
