import type { Call } from '../../kernel/integrations/call.ts';
import type { Reconciliation, Write } from '../../kernel/integrations/outgoing-write.ts';
import type { TaskDraft } from '../../kernel/integrations/ports/task-tracker.ts';
import { ask, ofOneObject } from './ask-yougile.ts';
import { bodyOf, escaped, markOf } from './mapping.ts';
import type { YougileSettings } from './settings.ts';
import { eachTask } from './task-pages.ts';
import { read, shapes } from './wire.ts';

/** The service knows no keys of repeats: a task is created once, and one in doubt is looked for by its mark. */
export const createTask: Write<YougileSettings> = {
  async send(call, { id, payload }) {
    const draft = payload as unknown as TaskDraft;
    const asked = { class: 'unsafe-write', method: 'POST', path: '/tasks', operation: 'tasks.create' } as const;
    const made = read(shapes.made, await ofOneObject(ask(call, { ...asked, body: bodyOf(draft, id) })));
    return { externalId: made.id };
  },

  async reconcile(call, { id, payload }): Promise<Reconciliation> {
    const draft = payload as unknown as TaskDraft;
    const mark = escaped(markOf(draft, id));
    // Somebody may have moved it meanwhile: then it is found by its title.
    const found =
      (await marked(call, { columnId: draft.columnId }, mark)) ?? (await marked(call, { title: draft.title }, mark));
    return found === null ? { found: 'no' } : { found: 'yes', written: { externalId: found } };
  },
};

async function marked(call: Call<YougileSettings>, query: Record<string, string>, mark: string) {
  for await (const task of eachTask(call, query)) if (task.description?.includes(mark)) return task.id;
  return null;
}
