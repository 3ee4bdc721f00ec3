import { judgeConnector } from '../../../test/connectors/suite.ts';
import { yougileSuite } from '../../../test/connectors/yougile-suite.ts';
import { yougile } from './yougile.connector.ts';

judgeConnector(yougile, yougileSuite, {
  folder: new URL('./', import.meta.url),
  nameOf: 'yougile',
  faults: [
    {
      name: 'a key without its scheme',
      file: 'ask-yougile.ts',
      change: ['`Bearer ${settings.apiKey}`', 'settings.apiKey'],
    },
    {
      name: 'a body that is not told to be JSON',
      file: 'ask-yougile.ts',
      change: ["'content-type': 'application/json',", ''],
    },
    {
      name: 'what is hidden for a fault of the connection',
      file: 'ask-yougile.ts',
      change: ['if (isHidden(error)) return null;', ''],
    },
    {
      name: 'a refusal of one object for one of the connection',
      file: 'ask-yougile.ts',
      change: ['if (!isHidden(error)) throw error;', 'if (isHidden(error)) throw error;'],
    },
    { name: 'a message that is a list passed over', file: 'wire.ts', change: ['[message].flat()', '[message]'] },
    {
      name: 'a task made again when nobody knows',
      file: 'create-task.ts',
      change: ["class: 'unsafe-write'", "class: 'idempotent-write'"],
    },
    {
      name: 'a task without a mark',
      file: 'mapping.ts',
      change: ['[...draft.lines, markOf(draft, writeId)]', '[...draft.lines]'],
    },
    {
      name: 'one mark for all writes of a record',
      file: 'mapping.ts',
      change: ['`#${draft.mark}/${writeId.slice(-12)}`', '`#${draft.mark}/`'],
    },
    {
      name: 'any task of the column for the one in doubt',
      file: 'create-task.ts',
      change: ['task.description?.includes(mark)', 'task.title'],
    },
    {
      name: 'one in doubt looked for in its column alone',
      file: 'create-task.ts',
      change: ['(await marked(call, { title: draft.title }, mark))', 'null'],
    },
    {
      name: 'markup taken from a requisition',
      file: 'mapping.ts',
      change: ['`<p>${escaped(line)}</p>`', '`<p>${line}</p>`'],
    },
    { name: 'the first page for all tasks', file: 'task-pages.ts', change: ['if (!more) return;', 'return;'] },
    {
      name: 'the first page for all columns',
      file: 'pull-places.ts',
      change: ['more ? { ...at, offset: at.offset + content.length } :', ''],
    },
    {
      name: 'pages that begin a task too late',
      file: 'task-pages.ts',
      change: ['offset += content.length', 'offset += content.length + 1'],
    },
    {
      name: 'more tasks asked for than are given',
      file: 'task-pages.ts',
      change: ['pageSize = 1_000', 'pageSize = 5_000'],
    },
    {
      name: 'an end in seconds',
      file: 'mapping.ts',
      change: ['Date.parse(`${draft.deadline}T12:00:00Z`)', 'Date.parse(`${draft.deadline}T12:00:00Z`) / 1_000'],
    },
    {
      name: 'a deleted task for one that is there',
      file: 'mapping.ts',
      change: [
        'archived: dto.archived ?? false,\n  deleted: dto.deleted ?? false',
        'archived: dto.archived ?? false,\n  deleted: false',
      ],
    },
    {
      name: 'a task in the archive for a completed one',
      file: 'mapping.ts',
      change: ['completed: dto.completed ?? false', 'completed: dto.archived ?? false'],
    },
    {
      name: 'deleted tasks not swept',
      file: 'pull-tasks.ts',
      change: ["includeDeleted: 'true'", "includeDeleted: 'false'"],
    },
    {
      name: 'tasks of others taken along',
      file: 'pull-tasks.ts',
      change: ['content.filter(({ id }) => linked.has(id))', 'content'],
    },
    {
      name: 'a subscription left switched off',
      file: 'pull-tasks.ts',
      change: ['if (revived) await change(', 'if (false) await change('],
    },
    {
      name: 'doubles that the sweep leaves',
      file: 'pull-tasks.ts',
      change: ['for (const double of doubles) await change(', 'for (const double of []) await change('],
    },
    {
      name: 'a subscription made again when nobody knows',
      file: 'webhook.ts',
      change: ["class: 'unsafe-write'", "class: 'idempotent-write'"],
    },
    {
      name: 'a subscription made without looking',
      file: 'webhook.ts',
      change: ['first === null ? await', 'true ? await'],
    },
    {
      name: 'doubles left alive',
      file: 'webhook.ts',
      change: ['for (const double of doubles) await change(', 'for (const double of []) await change('],
    },
    {
      name: 'moves alone subscribed to',
      file: 'webhook.ts',
      change: ["const events = 'task-.*'", "const events = 'task-moved'"],
    },
    { name: 'the object looked for in payload alone', file: 'webhook.ts', change: ['(payload ?? data)', 'payload'] },
    {
      name: 'a key of its own for every repeat',
      file: 'webhook.ts',
      change: ['${within}`', '${within} ${Math.random()}`'],
    },
    {
      name: 'one key for all events of a task',
      file: 'webhook.ts',
      change: ['${event} ${id} ${digestOf(body)} ${within}', '${id} ${within}'],
    },
    { name: 'moves there and back for one', file: 'webhook.ts', change: ['${digestOf(body)} ', ''] },
    {
      name: 'more than the column sent with a move',
      file: 'yougile.connector.ts',
      change: ['body: { columnId }', "body: { columnId, description: '' }"],
    },
  ],
});
