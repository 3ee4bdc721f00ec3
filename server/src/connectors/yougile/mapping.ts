import type {
  TaskDraft,
  TaskState,
  TrackerHook,
  TrackerPlace,
  TrackerPlaceKind,
} from '../../kernel/integrations/ports/task-tracker.ts';
import { cutText } from '../../kernel/values/storable-text.ts';
import type { PersonDto, PlaceDto, SubscriptionDto, TaskDto } from './wire.ts';

export const placeOf = (
  kind: Exclude<TrackerPlaceKind, 'user'>,
  { id, title, projectId, boardId, deleted }: PlaceDto,
): TrackerPlace => ({
  kind,
  externalId: id,
  parentId: (kind === 'board' ? projectId : kind === 'column' ? boardId : null) ?? null,
  title: title || id,
  detail: null,
  deleted: deleted ?? false,
});

export const personOf = ({ id, realName, name, email }: PersonDto): TrackerPlace => ({
  kind: 'user',
  externalId: id,
  parentId: null,
  title: realName || name || email || id,
  detail: email ?? null,
  deleted: false,
});

const longestTitle = 300;

/** A task that stands in no column has `-` for it. */
export const taskOf = (dto: TaskDto): TaskState => ({
  externalId: dto.id,
  idTaskCommon: dto.idTaskCommon ?? null,
  idTaskProject: dto.idTaskProject ?? null,
  title: cutText(dto.title, longestTitle) || dto.id,
  columnId: !dto.columnId || dto.columnId === '-' ? null : dto.columnId,
  assigneeIds: dto.assigned ?? [],
  deadline: instantOf(dto.deadline?.deadline),
  completed: dto.completed ?? false,
  archived: dto.archived ?? false,
  deleted: dto.deleted ?? false,
  url: null,
});

export const hookOf = ({ failuresSinceLastSuccess, lastSuccess }: SubscriptionDto): TrackerHook => ({
  failures: Math.max(0, Math.trunc(failuresSinceLastSuccess ?? 0)),
  lastSuccessAt: instantOf(lastSuccess),
});

/** A moment in milliseconds, or as a text; null for what is neither, and for 0. */
export function instantOf(given: number | string | null | undefined): string | null {
  if (!given) return null;
  const moment = new Date(given);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The mark a task of ours is found by: the number of the record and the end of the identifier of the write. */
export const markOf = (draft: Pick<TaskDraft, 'mark'>, writeId: string) => `#${draft.mark}/${writeId.slice(-12)}`;

/** What is sent to create a task. A day is a deadline without a time: noon, so that it is the same day everywhere near. */
export const bodyOf = (draft: TaskDraft, writeId: string): Record<string, unknown> => ({
  title: draft.title,
  columnId: draft.columnId,
  description: [...draft.lines, markOf(draft, writeId)].map((line) => `<p>${escaped(line)}</p>`).join(''),
  ...(draft.assigneeIds.length > 0 && { assigned: draft.assigneeIds }),
  ...(draft.deadline && {
    deadline: { deadline: Date.parse(`${draft.deadline}T12:00:00Z`), withTime: false },
  }),
});

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
