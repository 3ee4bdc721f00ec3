import type { Reply } from '../kit/rulebook.ts';
import type { Simulated } from '../kit/simulator.ts';
import { answerObjects } from './answer-objects.ts';
import { answerSubscription } from './answer-subscription.ts';
import { answerTasks } from './answer-tasks.ts';
import { answerUsers } from './answer-users.ts';
import { auth } from './auth.ts';
import { answerChat, answerSubscribers } from './chats.ts';
import { clauses } from './clauses.ts';
import { happenings } from './happenings.ts';
import { type AskedYougile, type RuleId, refusal, rules } from './rules.ts';
import { seed, type World } from './seed.ts';
import type { Doer } from './tell.ts';

export const yougile: Simulated<World, RuleId> = {
  provider: 'yougile',
  clauses,
  rules,
  notSimulated: [
    'stickers, departments, roles of companies, group chats, and the files of a chat: upload-file is none here',
    'what is counted by count of paging: here the page; only next tells whether there is more',
    'the statuses of what is refused: the contract has 3xx, 4xx and 5xx without telling which',
    'which of two events comes first when one change moves and renames a task',
    'how many failures switch a subscription off, and when a delivery is repeated: both are set in the state',
    'deadlines, stickers and checklists within: they are kept as they come',
    'YG-36: filters of subscriptions, which the documents do not have',
  ],
  faults: ['unknown enum value', 'page changes between calls'],
  seed,
  happenings,
  answer,
};

type Answer = (asked: AskedYougile, doer: Doer, id: string) => Reply;

interface Place {
  path: RegExp;
  verbs: Readonly<Record<string, Answer | undefined>>;
}

const one = (name: string, rest = ''): RegExp => new RegExp(`^/api-v2/${name}/([^/]+)${rest}$`);
const all = (name: string): RegExp => new RegExp(`^/api-v2/${name}$`);

const places: readonly Place[] = [
  ...(['projects', 'boards', 'columns'] as const).flatMap((name) => [
    { path: all(name), verbs: { GET: answerObjects(name).list, POST: answerObjects(name).make } },
    { path: one(name), verbs: { GET: answerObjects(name).show, PUT: answerObjects(name).change } },
  ]),
  { path: all('task-list'), verbs: { GET: answerTasks.list } },
  { path: all('tasks'), verbs: { GET: answerTasks.listReversed, POST: answerTasks.make } },
  { path: one('tasks'), verbs: { GET: answerTasks.show, PUT: answerTasks.change } },
  { path: one('tasks', '/chat-subscribers'), verbs: { GET: answerSubscribers.show, PUT: answerSubscribers.change } },
  { path: one('chats', '/messages'), verbs: { GET: answerChat.list, POST: answerChat.write } },
  { path: all('users'), verbs: { GET: answerUsers.list } },
  { path: one('users'), verbs: { GET: answerUsers.show } },
  { path: all('webhooks'), verbs: { GET: answerSubscription.list, POST: answerSubscription.make } },
  { path: one('webhooks'), verbs: { PUT: answerSubscription.change } },
];

const open: readonly Place[] = [
  { path: all('auth/companies'), verbs: { POST: auth.companies } },
  { path: all('auth/keys'), verbs: { POST: auth.makeKey } },
  { path: all('auth/keys/get'), verbs: { POST: auth.listKeys } },
  { path: one('auth/keys'), verbs: { DELETE: auth.deleteKey } },
];

const nobody: Doer = { companyId: '', userId: '' };

function answer(asked: AskedYougile): Reply {
  const { path, method, insist } = asked;
  const isOpen = open.some((place) => place.path.test(path));
  const place = [...open, ...places].find((known) => known.path.test(path));
  insist('YG-01/path', place === undefined, refusal(asked, 404, 'Страница не найдена'));
  const work = place?.verbs[method];
  insist('YG-01/verb', work === undefined, refusal(asked, 405, 'Метод не поддерживается'));
  const doer = isOpen ? nobody : whoAsks(asked);
  if (!isOpen) checkRate(asked, doer);
  const [, id = ''] = place?.path.exec(path) ?? [];
  return work ? work(asked, doer, decodeURIComponent(id)) : { status: 200, body: '{}' };
}

function whoAsks(asked: AskedYougile): Doer {
  const { headers, state, insist } = asked;
  const [, given] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  insist('YG-03/bearer', given === undefined, refusal(asked, 401, 'Требуется авторизация'));
  const found = state.keys.find(({ key }) => key === given);
  insist('YG-03/key', given !== undefined && found === undefined, refusal(asked, 401, 'Ключ не найден'));
  return found ?? nobody;
}

/** The company is counted, whichever of its keys asks. */
function checkRate(asked: AskedYougile, { companyId }: Doer): void {
  const { earlier, clock, state, insist } = asked;
  const ours = new Set(state.keys.filter((one) => one.companyId === companyId).map(({ key }) => `Bearer ${key}`));
  const lately = earlier.filter(
    ({ at, headers, status }) => at > clock.now() - 60_000 && ours.has(headers.authorization ?? '') && status !== 429,
  );
  insist('YG-04/rate', lately.length >= 50, refusal(asked, 429, 'Слишком много запросов'));
}
