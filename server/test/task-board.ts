import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface BoardTask {
  id: string;
  title: string;
  columnId?: string;
  description?: string;
  assigned?: string[];
  completed?: boolean;
  archived?: boolean;
  deleted?: boolean;
  idTaskCommon?: string;
  [more: string]: unknown;
}

interface BoardHook {
  id: string;
  url: string;
  event: string;
  disabled?: boolean;
  deleted?: boolean;
  lastSuccess?: number;
  failuresSinceLastSuccess?: number;
}

/** How the next request fares; afterwards all is well again. */
type Fault =
  | 'is busy'
  | 'is down'
  | 'loses the answer'
  | 'loses the request'
  | 'refuses'
  | 'refuses in a list'
  | 'refuses the key'
  | 'mumbles';

const paged = (content: unknown[]) => ({
  paging: { count: content.length, limit: 1000, offset: 0, next: false },
  content,
});

/** A service of tasks with one project, two boards and what tests put on them, over HTTP as the wire contract says. */
export async function openTaskBoard() {
  const projects = [{ id: 'p1', title: 'Снабжение' }];
  const boards = [
    { id: 'b1', title: 'Закупки', projectId: 'p1' },
    { id: 'b2', title: 'Архив', projectId: 'p1' },
  ];
  const columns = [
    { id: 'c1', title: 'Новые', boardId: 'b1' },
    { id: 'c2', title: 'Тендер', boardId: 'b1' },
    { id: 'c3', title: 'Поставка', boardId: 'b1' },
    { id: 'c4', title: 'Отменённые', boardId: 'b1' },
    { id: 'd1', title: 'Прочее', boardId: 'b2' },
  ];
  const users = [{ id: 'u1', email: 'anna@romashka.ru', realName: 'Анна Смирнова' }];
  const tasks = new Map<string, BoardTask>();
  const hooks: BoardHook[] = [];
  const journal: string[] = [];
  const faults: Array<{ on: RegExp; fault: Fault }> = [];
  let made = 0;

  const find = (list: ReadonlyArray<{ id: string }>, id: string) => list.find((one) => one.id === id);

  function list(name: string, query: URLSearchParams) {
    if (name === 'task-list') {
      const [columnId, title] = [query.get('columnId'), query.get('title')];
      return paged(
        [...tasks.values()].filter(
          (task) =>
            (columnId === null || task.columnId === columnId) &&
            (title === null || task.title === title) &&
            (query.get('includeDeleted') === 'true' || !task.deleted),
        ),
      );
    }
    return paged({ projects, boards, columns, users }[name] as unknown[]);
  }

  function answer(
    method: string,
    path: string,
    query: URLSearchParams,
    body: Record<string, unknown>,
  ): [number, unknown] {
    const [, name = '', id] = path.split('/');
    if (name === 'webhooks') return answerHooks(method, id, body);
    if (method === 'GET' && id === undefined) return [200, list(name, query)];
    if (method === 'GET') {
      const found = name === 'tasks' ? tasks.get(id as string) : find(list(name, query).content as never, id as string);
      return found ? [200, found] : [404, { message: 'Not found' }];
    }
    if (method === 'POST') {
      made += 1;
      const task = {
        id: `t${made}`,
        idTaskCommon: `ID-${made}`,
        idTaskProject: `SUP-${made}`,
        ...body,
      } as unknown as BoardTask;
      tasks.set(task.id, task);
      return [201, { id: task.id }];
    }
    const held = tasks.get(id as string);
    if (!held) return [404, { message: 'Not found' }];
    Object.assign(held, body);
    return [200, { id }];
  }

  function answerHooks(method: string, id: string | undefined, body: Record<string, unknown>): [number, unknown] {
    if (method === 'GET') return [200, hooks.filter(({ deleted }) => !deleted)];
    if (method === 'POST') {
      hooks.push({ id: `h${hooks.length + 1}`, ...(body as { url: string; event: string }) });
      return [201, { id: hooks.at(-1)?.id }];
    }
    const held = find(hooks, id as string);
    if (held) Object.assign(held, body);
    return held ? [200, { id }] : [404, { message: 'Not found' }];
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://board');
    const path = pathname.replace('/api-v2', '');
    const line = `${request.method} ${path}`;
    journal.push(line);
    const at = faults.findIndex(({ on }) => on.test(line));
    const fault = at === -1 ? null : (faults.splice(at, 1)[0]?.fault ?? null);
    const say = (status: number, value: unknown, more: Record<string, string> = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(value));
    if (fault === 'loses the request') return void request.socket.destroy();
    if (fault === 'is busy') return say(429, { message: 'Too many requests' }, { 'retry-after': '1' });
    if (fault === 'is down') return say(503, { message: 'Down' });
    if (fault === 'refuses the key') return say(401, { message: 'Unauthorized' });
    if (fault === 'refuses') return say(400, { message: 'title should not be empty' });
    if (fault === 'refuses in a list') return say(400, { message: ['title is wrong', 'column is wrong'] });
    if (!request.headers.authorization?.startsWith(`Bearer ${boardKey}`)) return say(401, { message: 'Unauthorized' });
    const [status, value] = answer(String(request.method), path, searchParams, text ? JSON.parse(text) : {});
    if (fault === 'loses the answer') return void request.socket.destroy();
    if (fault === 'mumbles') return say(201, { ok: true });
    say(status, value);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  server.unref();

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ projects, boards, columns, users, tasks, hooks, journal },
    /** What the next request of this kind meets. */
    meets: (on: RegExp, fault: Fault) => void faults.push({ on, fault }),
    /** A task that somebody made there by hand. */
    put(columnId = 'c1', more: Partial<BoardTask> = {}): BoardTask {
      made += 1;
      const task = { id: `t${made}`, title: `Задача ${made}`, columnId, idTaskCommon: `ID-${made}`, ...more };
      tasks.set(task.id, task);
      return task;
    },
    asked: (line: RegExp) => journal.filter((one) => line.test(one)).length,
  };
}

export const boardKey = 'c4n4ry-k3y-of-the-task-board';

export type TaskBoard = Awaited<ReturnType<typeof openTaskBoard>>;
