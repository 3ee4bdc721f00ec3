import { json, type Reply } from '../kit/rulebook.ts';
import type { Simulated } from '../kit/simulator.ts';
import { clauses } from './clauses.ts';
import { happenings } from './happenings.ts';
import { openWindow } from './open-window.ts';
import { listUsers, oneUser, pageOf, pushContacts, pushDeals, pushPipelines, pushUsers, remove } from './records.ts';
import { type AskedWazzup, type RuleId, refusal, rules } from './rules.ts';
import { seed, type World } from './seed.ts';
import { sendMessage } from './send-message.ts';
import { setWebhooks, showWebhooks } from './webhooks.ts';

export const wazzup: Simulated<World, RuleId> = {
  provider: 'wazzup',
  clauses,
  rules,
  notSimulated: [
    'WZ-07: how a key is come by, and OAuth of partners; a key is a key here',
    'WZ-31: the window itself, and what it posts to the page around it',
    'templates: one is taken by its identifier, whatever it is; their list and moderation are left out',
    'bulk deletion: its address is not known',
    'the newer interface of partners under /v2',
    'the statuses and codes of an unknown key, an unknown address and of what is not found: the contract does not tell, ours are 401 and 404',
    'the code of a text beyond the 24 hours of WABA is MESSAGES_NOT_TEXT_FIRST by our own guess',
    'types of messages beyond text, image and document, and what oldInfo holds besides the text before',
    'what is told of a channel that changed, beyond its identifier and state, and of a template',
  ],
  faults: ['2xx with an error', 'unknown enum value', 'status before the message', 'message and status together'],
  seed,
  happenings,
  answer,
};

type Given = Readonly<Record<string, unknown>>;

function answer(asked: AskedWazzup): Reply | Promise<Reply> {
  const route = routeOf(asked);
  asked.insist('WZ-01/path', route === undefined, refusal('NOT_FOUND', 404));
  checkKey(asked);
  checkRate(asked);
  return route ? route() : json(200, {});
}

/** Who asks, and whether this key reaches so far. */
function checkKey({ headers, path, state, insist }: AskedWazzup): void {
  const [, key] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  insist('WZ-02/bearer', key === undefined, refusal('UNAUTHORIZED', 401));
  const known = key === state.apiKey || key === state.restrictedKey;
  insist('WZ-02/key', key !== undefined && !known, refusal('UNAUTHORIZED', 401));
  const open = /^\/v3\/(channels|message|webhooks|templates)(\/|$)/.test(path);
  insist('WZ-03/restricted', key === state.restrictedKey && !open, () => json(403, { error: 'FORBIDDEN' }));
}

function checkRate({ earlier, clock, headers, insist }: AskedWazzup): void {
  const lately = earlier.filter(
    (one) => one.at > clock.now() - 5_000 && one.headers.authorization === headers.authorization && one.status !== 429,
  );
  insist('WZ-04/rate', lately.length >= 500, refusal('TOO_MANY_REQUESTS', 429));
}

function routeOf(asked: AskedWazzup): (() => Reply | Promise<Reply>) | undefined {
  const { method, path, state } = asked;
  const [, one, kind = '', id = ''] = /^(\/v3\/(users|contacts|deals))\/([^/]+)$/.exec(path) ?? [];
  if (one !== undefined && method === 'DELETE') return () => remove(asked, kind as 'users', decodeURIComponent(id));
  if (kind === 'users' && method === 'GET') return () => oneUser(asked, decodeURIComponent(id));
  const routes: Readonly<Record<string, () => Reply | Promise<Reply>>> = {
    'GET /v3/channels': () => channels(asked),
    'POST /v3/message': () => sendMessage(asked, bodyOf(asked)),
    'POST /v3/iframe': () => openWindow(asked, bodyOf(asked)),
    'GET /v3/users': () => listUsers(asked),
    'POST /v3/users': () => pushUsers(asked, batchOf(asked)),
    'GET /v3/contacts': () => pageOf(asked, state.contacts),
    'POST /v3/contacts': () => pushContacts(asked, batchOf(asked)),
    'GET /v3/deals': () => pageOf(asked, state.deals),
    'POST /v3/deals': () => pushDeals(asked, batchOf(asked)),
    'GET /v3/pipelines': () => json(200, state.pipelines),
    'POST /v3/pipelines': () => pushPipelines(asked, batchOf(asked)),
    'GET /v3/webhooks': () => showWebhooks(asked),
    'PATCH /v3/webhooks': () => setWebhooks(asked, bodyOf(asked)),
  };
  return routes[`${method} ${path}`];
}

function channels({ state, fault }: AskedWazzup): Reply {
  if (fault === '2xx with an error') return json(200, { error: 'NO_SUCH_ACCOUNT', description: 'Simulated' });
  const unknown = { transport: 'pigeon', state: 'moulting' };
  return json(
    200,
    state.channels.map((one, at) => (fault === 'unknown enum value' && at === 0 ? { ...one, ...unknown } : one)),
  );
}

function read({ bytes, headers, insist }: AskedWazzup): unknown {
  const type = headers['content-type'] ?? '';
  insist('WZ-02/content-type', !/^application\/json\b/.test(type), refusal('INVALID_BODY'));
  try {
    return JSON.parse(bytes.toString());
  } catch {
    insist('WZ-02/json', true, refusal('INVALID_BODY'));
    return {};
  }
}

function bodyOf(asked: AskedWazzup): Given {
  const body = read(asked);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Given) : {};
}

function batchOf(asked: AskedWazzup): readonly Given[] {
  const body = read(asked);
  return Array.isArray(body) ? body : [body as Given];
}
