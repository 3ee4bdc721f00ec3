import type { Call } from '../../kernel/integrations/call.ts';
import { ask } from './ask-yougile.ts';
import type { YougileSettings } from './settings.ts';
import { read, shapes, type TaskDto } from './wire.ts';

/** As many as the service gives at once. */
export const pageSize = 1_000;

interface Page<T> {
  content: T[];
  more: boolean;
}

/** Whether more follows, where the service does not say so itself. */
export const pageOf = <T>({
  paging,
  content,
}: {
  paging?: { next?: boolean | null } | null;
  content: T[];
}): Page<T> => ({
  content,
  more: content.length > 0 && (paging?.next ?? content.length >= pageSize),
});

/** One page of the tasks that a query finds, deleted ones too where it says so. */
export async function tasksPage(
  call: Call<YougileSettings>,
  query: Record<string, string | undefined>,
  offset: number,
): Promise<Page<TaskDto>> {
  const answer = await ask(call, {
    class: 'read',
    method: 'GET',
    path: '/task-list',
    query: { ...query, limit: pageSize, offset },
    operation: 'tasks.list',
  });
  return pageOf(read(shapes.tasks, answer));
}

export async function* eachTask(call: Call<YougileSettings>, query: Record<string, string>): AsyncGenerator<TaskDto> {
  for (let offset = 0; ; ) {
    const { content, more } = await tasksPage(call, query, offset);
    yield* content;
    if (!more) return;
    offset += content.length;
  }
}
