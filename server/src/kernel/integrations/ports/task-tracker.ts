import type { Call } from '../call.ts';

/** Where tasks stand: projects hold boards, boards hold columns. Users are those a task may be given to. */
export const trackerPlaceKinds = ['project', 'board', 'column', 'user'] as const;

export type TrackerPlaceKind = (typeof trackerPlaceKinds)[number];

export interface TrackerPlace {
  kind: TrackerPlaceKind;
  externalId: string;
  /** The project of a board, the board of a column. */
  parentId: string | null;
  title: string;
  /** How a person of the tracker is reached there: an e-mail. */
  detail: string | null;
  deleted: boolean;
}

/** A task as the tracker shows it now. Fields that a tracker does not have are null. */
export interface TaskState {
  externalId: string;
  /** Number across the whole account: `ID-484`. */
  idTaskCommon: string | null;
  /** Number within its project: `DEV-484`. */
  idTaskProject: string | null;
  title: string;
  columnId: string | null;
  assigneeIds: string[];
  /** An instant. */
  deadline: string | null;
  completed: boolean;
  archived: boolean;
  deleted: boolean;
  url: string | null;
}

/** What the platform changes of a task that is there. */
export interface TaskPatch {
  columnId: string;
}

/** How a subscription to events of the tracker stands there. */
export interface TrackerHook {
  /** Deliveries that failed since the last that did not. */
  failures: number;
  lastSuccessAt: string | null;
}

/**
 * A tracker of tasks. What must not be written twice is no part of it: tasks are created by the write `tasks.create` of the connector,
 * with a `TaskDraft` as its payload, and answer with the identifier of the task.
 */
export interface TaskTrackerPort<S = Record<string, unknown>> {
  /** The column that new tasks enter unless another is named. */
  defaultColumn(settings: S): string | null;
  /** One place of a kind; null where it is not there, or may not be seen. */
  getPlace(call: Call<S>, kind: TrackerPlaceKind, externalId: string): Promise<TrackerPlace | null>;
  /** Null where it is not there, or may not be seen. */
  getTask(call: Call<S>, externalId: string): Promise<TaskState | null>;
  updateTask(call: Call<S>, externalId: string, patch: TaskPatch): Promise<void>;
}

/** The name of the write that creates a task. */
export const createTaskWrite = 'tasks.create';

/** What a task is created from: plain JSON, kept in the outbox. */
export interface TaskDraft {
  title: string;
  /** Lines of the description. */
  lines: string[];
  columnId: string;
  assigneeIds: string[];
  /** A day. */
  deadline: string | null;
  /** The number of the record it is for: with the identifier of the write it marks the task, so that it can be found. */
  mark: string;
}

/** The stream of projects, boards, columns and people: each page whole places, the last one says from when all of them are. */
export const placesStream = 'tracker.places';

export type PulledPlace = { place: TrackerPlace } | { completeSince: string };

/** The stream of tasks: of the columns and tasks that the consumer asks for, and how the subscription stands. */
export const tasksStream = 'tracker.tasks';

/** What the consumer of tasks asks a connector for. */
export interface WantedTasks {
  /** Columns that are swept, in order. */
  columnIds: string[];
  /** Tasks to be read one by one unless the sweep has met them: with the instant they were last read. */
  tasks: Array<{ externalId: string; readAt: string | null }>;
  /** The address that is subscribed to events, to be looked after; null where none was made. */
  hookUrl: string | null;
}

export type PulledTask =
  | { task: TaskState; readAt: string }
  | { gone: string; readAt: string }
  /** Null: it is no longer there. `revived`: it was switched off, and events were lost meanwhile. */
  | { hook: TrackerHook | null; revived: boolean };

/** What a webhook of a tracker tells: that something happened to a task. It is a hint; the task is read before anything changes. */
export interface TaskHint {
  taskId: string;
  /** `task-moved` */
  event: string;
  /** An instant. */
  at: string;
}
