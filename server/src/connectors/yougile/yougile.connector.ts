import { connector } from '../../kernel/integrations/connector.ts';
import {
  createTaskWrite,
  placesStream,
  type TaskTrackerPort,
  tasksStream,
} from '../../kernel/integrations/ports/task-tracker.ts';
import { ask, ofOneObject } from './ask-yougile.ts';
import { check } from './check.ts';
import { createTask } from './create-task.ts';
import { manifest } from './manifest.ts';
import { pullPlaces } from './pull-places.ts';
import { pullTasks } from './pull-tasks.ts';
import { readPlace, readTask } from './read-task.ts';
import type { YougileSettings } from './settings.ts';
import { webhook } from './webhook.ts';

const taskTracker: TaskTrackerPort<YougileSettings> = {
  defaultColumn: ({ columnId }) => columnId ?? null,
  getPlace: readPlace,
  getTask: readTask,
  async updateTask(call, id, { columnId }) {
    const path = `/tasks/${encodeURIComponent(id)}`;
    const asked = { class: 'idempotent-write', method: 'PUT', path, operation: 'tasks.move' } as const;
    await ofOneObject(ask(call, { ...asked, body: { columnId } }));
  },
};

export const yougile = connector({
  manifest,
  test: check,
  pulls: { [placesStream]: { fetch: pullPlaces }, [tasksStream]: { fetch: pullTasks } },
  everySeconds: 300,
  writes: { [createTaskWrite]: createTask },
  webhook,
  ports: { taskTracker },
});
