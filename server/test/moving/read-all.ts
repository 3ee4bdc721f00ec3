import { allRoutes } from '../../src/app.ts';
import type { Route } from '../../src/kernel/routes.ts';
import { namesInPath } from '../../src/surfaces/http/openapi/request-body.ts';
import { addressOf, isOpen, named, takesKeys } from '../contract/probe.ts';
import type { request } from '../harness.ts';

/** What hangs on other portals of the installation: the order of installs, and test portals, which stay where they are. */
const ofOthers = ['/api/v1/integrations/marketplace', '/api/v1/sandbox'];

/** What every reading of a portal answers, by its address: lists, and each record that a list has told of. */
export async function readAll(send: typeof request, key: string): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const reading = allRoutes.filter(
    (route) => route.method === 'GET' && !isOpen(route) && takesKeys(route) && !ofOthers.includes(route.path),
  );
  for (const route of reading.filter(({ path }) => namesInPath(path).length === 0))
    answers.set(named(route), await answerOf(send, key, addressOf(route)));
  for (const route of reading.filter(({ path }) => namesInPath(path).length === 1))
    for (const id of idsFor(route, answers)) {
      const url = route.path.replace(/:\w+/, id);
      answers.set(`GET ${url}`, await answerOf(send, key, url));
    }
  return answers;
}

function idsFor({ path }: Route, answers: ReadonlyMap<string, string>): string[] {
  const list = answers.get(`GET ${path.slice(0, path.indexOf('/:'))}`);
  if (!list?.startsWith('200 {')) return [];
  const { items = [] } = JSON.parse(list.slice(4)) as { items?: Array<{ id?: string }> };
  return items.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])).slice(0, 5);
}

async function answerOf(send: typeof request, key: string, url: string): Promise<string> {
  const { status, json, text } = await send('GET', url, { key });
  return `${status} ${json === undefined ? (text === '' ? 'empty' : 'a file') : JSON.stringify(json, plain)}`;
}

/** Without what differs from one request to the next: sealed places, the moment, the request itself; and what other portals count in. */
const plain = (name: string, value: unknown) =>
  /cursor|^(requestId|instance)$|^lastUsedAt$|^serverTime$|^generatedAt$|^asOf$|^now$|^traceId$|^installCount$|^publishedCount$|^rating/i.test(
    name,
  )
    ? undefined
    : value;
