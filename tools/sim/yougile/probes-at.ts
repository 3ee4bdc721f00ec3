import type { Host } from '../kit/start-host.ts';
import {
  against,
  anna,
  as,
  ask,
  company,
  holds,
  inTurn,
  makeTask,
  nowhere,
  oleg,
  otherCompany,
  type Probe,
  supply,
} from './asking.ts';
import { probesOfObjects } from './probes-of-objects.ts';
import { probesOfTasks } from './probes-of-tasks.ts';
import { probesOfWebhooks } from './probes-of-webhooks.ts';
import { keys, seed } from './seed.ts';

const projects = ask('GET', '/projects');
const users = ask('GET', '/users');
const times = (count: number, request = projects) => Array.from({ length: count }, () => request);

const [first] = seed().accounts;
const login = { login: first?.email, password: first?.password };
const auth = (path: string, more: object = {}) => ({
  method: 'POST',
  path: `/api-v2/auth${path}`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...login, ...more }),
});
const newKey = auth('/keys', { companyId: company });
const wrongLogin = { password: 'другой' };

const probesOfKeys: readonly Probe[] = [
  {
    clause: 'YG-02',
    says: 'companies of an account',
    passes: auth('/companies'),
    answers: (reply) => holds(reply).content[0].name === 'ООО «Ромашка»' && holds(reply).content[0].isAdmin === true,
  },
  {
    clause: 'YG-02',
    says: 'companies by name',
    passes: auth('/companies', { name: 'Другие' }),
    answers: (reply) => holds(reply).content.length === 0,
  },
  {
    clause: 'YG-02',
    says: 'a key that then opens',
    async passes(send) {
      const made = await send(newKey);
      return made.status === 201 ? send({ ...projects, headers: as(holds(made).key) }) : made;
    },
    answers: (reply) => holds(reply).content.length === 2,
  },
  ...['/companies', '/keys', '/keys/get']
    .map((path) =>
      against(
        'YG-02/login',
        `a wrong password at ${path}`,
        auth(path, { companyId: company }),
        auth(path, { companyId: company, ...wrongLogin }),
        { status: 401 },
      ),
    )
    .map((probe, at): Probe => (at === 0 ? { ...probe, passes: auth('/companies') } : probe)),
  against('YG-02/company', 'a company of others', newKey, auth('/keys', { companyId: otherCompany }), { status: 403 }),
  {
    clause: 'YG-02',
    says: 'keys of one company',
    passes: auth('/keys/get', { companyId: company }),
    answers: (reply) => holds(reply).length === 2,
  },
  against(
    'YG-02/key',
    'a key is deleted',
    ask('DELETE', `/auth/keys/${keys.second}`),
    ask('DELETE', '/auth/keys/none'),
    { status: 404 },
  ),
  against(
    'YG-03/key',
    'what is deleted opens nothing',
    projects,
    inTurn(ask('DELETE', `/auth/keys/${keys.second}`), { ...projects, headers: as(keys.second) }),
    { status: 401 },
  ),
  against('YG-04/keys', 'the 31st key', inTurn(...times(28, newKey)), inTurn(...times(29, newKey)), { status: 403 }),
  {
    clause: 'YG-04',
    says: 'a key does not end',
    given: (sim) => sim.clock.advance(10 * 365 * 86_400_000),
    passes: projects,
  },
  against('YG-04/rate', 'the 51st in a minute', inTurn(...times(50)), inTurn(...times(51)), { status: 429 }),
  against(
    'YG-04/rate',
    'the 51st by two keys',
    inTurn(...times(25), ...times(25, { ...projects, headers: as(keys.second) })),
    inTurn(...times(26), ...times(25, { ...projects, headers: as(keys.second) })),
    { status: 429 },
  ),
  {
    clause: 'YG-04',
    says: 'another company is counted by itself',
    passes: inTurn(...times(50), { ...projects, headers: as(keys.foreign) }),
  },
];

const common: readonly Probe[] = [
  against('YG-01/path', 'an address', projects, ask('GET', '/dogs'), { status: 404 }),
  against('YG-01/path', 'no version', projects, { ...projects, path: '/projects' }, { status: 404 }),
  against('YG-01/verb', 'a task is not deleted by DELETE', makeTask(), ask('DELETE', '/tasks/1'), { status: 405 }),
  against('YG-01/verb', 'a subscription neither', ask('GET', '/webhooks'), ask('DELETE', '/webhooks/1'), {
    status: 405,
  }),
  against('YG-01/verb', 'PATCH', projects, ask('PATCH', `/projects/${supply}`, { title: 'Склад' }), { status: 405 }),
  against('YG-03/bearer', 'no key', projects, { ...projects, headers: {} }, { status: 401 }),
  ...['Token', 'bearer', ''].map((scheme) => {
    const headers = { authorization: `${scheme} ${keys.main}`.trim() };
    return against('YG-03/bearer', `scheme "${scheme}"`, projects, { ...projects, headers }, { status: 401 });
  }),
  against('YG-03/key', 'a wrong key', projects, { ...projects, headers: as('wrong') }, { status: 401 }),
  against('YG-03/content-type', 'not told to be JSON', makeTask(), {
    ...makeTask(),
    headers: { authorization: `Bearer ${keys.main}` },
  }),
  against('YG-03/content-type', 'told to be a form', makeTask(), {
    ...makeTask(),
    headers: { ...as(keys.main), 'content-type': 'application/x-www-form-urlencoded' },
  }),
  against('YG-03/json', 'JSON', makeTask(), { ...makeTask(), body: '{"title":' }),
  { clause: 'YG-05', says: 'what is made is 201', passes: makeTask(), answers: ({ status }) => status === 201 },
  ...[false, true].map(
    (isList): Probe => ({
      clause: 'YG-05',
      says: isList ? 'a message that is a list' : 'a message that is a text',
      given: (sim) => void Object.assign(sim.state, { messageIsList: isList }),
      passes: makeTask(),
      refused: {
        by: 'YG-14/title',
        status: 400,
        async request(send) {
          const reply = await send(makeTask({ title: '' }));
          const { error, message } = holds(reply);
          return error && Array.isArray(message) === isList ? reply : { ...reply, status: 0 };
        },
      },
    }),
  ),
  against('YG-07/limit', 'a thousand', ask('GET', '/projects?limit=1000'), ask('GET', '/projects?limit=1001')),
  {
    clause: 'YG-07',
    says: 'the second page',
    passes: ask('GET', '/columns?limit=2&offset=2'),
    answers: (reply) =>
      holds(reply).content.length === 2 && holds(reply).paging.next === true && holds(reply).paging.offset === 2,
  },
  {
    clause: 'YG-07',
    says: 'the last page',
    passes: ask('GET', '/columns?limit=3&offset=3'),
    answers: (reply) => holds(reply).content.length === 2 && holds(reply).paging.next === false,
  },
  {
    clause: 'YG-07',
    says: 'fifty unless said',
    passes: ask('GET', '/task-list'),
    given(sim) {
      for (let made = 0; made < 60; made += 1) sim.happen('a user makes a task', { title: `Задача ${made}` });
    },
    answers: (reply) => holds(reply).content.length === 50 && holds(reply).paging.next === true,
  },
  { clause: 'YG-17', says: 'colleagues', passes: users, answers: (reply) => holds(reply).content.length === 2 },
  {
    clause: 'YG-17',
    says: 'by e-mail',
    passes: ask('GET', '/users?email=oleg%40romashka.ru'),
    answers: (reply) => holds(reply).content[0].id === oleg && holds(reply).content.length === 1,
  },
  {
    clause: 'YG-17',
    says: 'by project',
    passes: ask('GET', `/users?projectId=${supply}`),
    answers: (reply) => holds(reply).content.length === 2,
  },
  against('YG-17/known', 'nobody', ask('GET', `/users/${anna}`), ask('GET', `/users/${nowhere}`), { status: 404 }),
];

export const probesAt = (host: Host): readonly Probe[] => [
  ...common,
  ...probesOfKeys,
  ...probesOfObjects,
  ...probesOfTasks,
  ...probesOfWebhooks(host),
];
