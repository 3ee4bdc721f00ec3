import Type from 'typebox';
import { id, integer, nullable, object, text } from '../../../kernel/fields.ts';
import type { JobName } from '../../../kernel/operation.ts';

export const readTaskPayload = object({
  installationId: id('Installation'),
  source: text(64, 'Integration'),
  taskId: text(200, 'Task'),
  /** Of the event that asks for it; null where none does. */
  eventAt: nullable(Type.String()),
  tries: integer('Times it was tried', { minimum: 0 }),
});

/** What reads one task of the tracker anew; enqueued by events, done where connectors are known. */
export const readTaskJob = { name: 'task-tracker.read-task', payload: readTaskPayload } satisfies JobName;

export const followTaskPayload = object({
  installationId: id('Installation'),
  taskId: id('Task, as it is kept here'),
  columnId: text(200, 'Column it was moved to'),
});

/** What takes requisitions to the stage of the column that somebody moved their task to. */
export const followTaskJob = { name: 'task-tracker.follow-task', payload: followTaskPayload } satisfies JobName;

export const pushTaskPayload = object({
  procurementId: id('Requisition'),
  stageId: id('Stage it has entered'),
  tries: integer('Times it was tried', { minimum: 0 }),
});

/** What takes the task of a requisition to the column of a stage. */
export const pushTaskJob = { name: 'task-tracker.push-task', payload: pushTaskPayload } satisfies JobName;
