import { setTimeout as pause } from 'node:timers/promises';
import { json, type Reply } from '../kit/rulebook.ts';
import type { Simulated } from '../kit/simulator.ts';
import { textOr } from '../kit/text-or.ts';
import { changes } from './changes.ts';
import { clauses } from './clauses.ts';
import { happenings } from './happenings.ts';
import { documents, organizations, participant, read } from './reading.ts';
import { rpcError, unauthorized } from './refusal.ts';
import { type AskedSaby, type RuleId, rules } from './rules.ts';
import { seed, type World } from './seed.ts';
import type { Fields, Told } from './told.ts';
import { act, attach, prepare, write } from './writing.ts';

export const saby: Simulated<World, RuleId> = {
  provider: 'saby',
  clauses,
  rules,
  notSimulated: [
    'signing in by a browser at /oauth/api/token, one-time codes, several accounts of one login beyond their number',
    'the HTTP status of an error: 200 unless `errorStatus` says otherwise',
    'by what an error that passes is told from one that stays: by its words here',
    'whether the regulation offers to revoke, and asks for a signature then: `revoking` says',
    'the codes of refusals beyond -32700, -32601, -32600, -32602 and -32000',
    'whose a signature is: here by the tax number of its certificate',
    'the words of states, events and stages of regulations other than sending',
    'deleting, templates, tasks, packets, formal documents made by Saby itself',
    'SB-37: that nothing is pushed leaves nothing to be asked',
  ],
  faults: [
    'an error that passes',
    'an error that stays',
    'unknown enum value',
    'session ends',
    'page changes between calls',
  ],
  happenings,
  seed,
  answer,
};

const methods: Readonly<Record<string, (told: Told) => unknown>> = {
  'СБИС.СписокНашихОрганизаций': organizations,
  'СБИС.ИнформацияОКонтрагенте': participant,
  'СБИС.ЗаписатьДокумент': write,
  'СБИС.ЗаписатьВложение': attach,
  'СБИС.ПодготовитьДействие': prepare,
  'СБИС.ВыполнитьДействие': act,
  'СБИС.ПрочитатьДокумент': read,
  'СБИС.СписокДокументов': documents,
  'СБИС.СписокИзменений': changes,
};

const signIn = 'СБИС.Аутентифицировать';
const doors = ['/auth/service/', '/oauth/service/', '/service/'];

async function answer(asked: AskedSaby): Promise<Reply> {
  const { path, method, insist } = asked;
  if (path.startsWith('/disk/')) return download(asked);
  insist('SB-01/path', !doors.includes(path), () => ({ status: 404, body: 'Not Found' }));
  insist('SB-01/verb', method !== 'POST', () => ({ status: 405, body: 'Method Not Allowed' }));
  if (path === '/oauth/service/') return serviceToken(asked);
  const body = readCall(asked);
  return path === '/auth/service/' ? openSession(asked, body) : work(asked, body);
}

function readCall(asked: AskedSaby): Fields {
  const { headers, bytes, state, insist, explain } = asked;
  const type = headers['content-type'] ?? '';
  insist('SB-06/charset', !/charset=utf-?8/i.test(type), rpcError(null, -32700, 'Parse error'));
  insist('SB-07/json-rpc', !type.startsWith('application/json-rpc'), rpcError(null, -32700, 'application/json-rpc'));
  insist('SB-07/json', !/^application\/json\s*;/.test(type), rpcError(null, -32700, 'application/json'));
  insist('SB-09/size', bytes.length > state.longestRequest, rpcError(null, -32000, 'The request is too long'));
  const body = parse(bytes);
  insist('SB-01/json', body === null, rpcError(null, -32700, 'Parse error'));
  const { jsonrpc, method, params, id } = body ?? {};
  const isCall = jsonrpc === '2.0' && typeof method === 'string' && isFields(params) && id !== undefined;
  insist('SB-01/rpc', body !== null && !isCall, rpcError(id, -32600, 'Invalid Request'));
  explain('body', body ?? {}, ['jsonrpc', 'method', 'params', 'id', 'protocol']);
  return body ?? {};
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(bytes: Buffer): Fields | null {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

function openSession({ state, clock, insist, explain, earlier }: AskedSaby, { method, params, id }: Fields): Reply {
  const lately = earlier.filter(({ at, url }) => at > clock.now() - 60_000 && url.startsWith('/auth/')).length;
  insist('SB-09/sign-ins', lately >= 300, rpcError(id, -32000, 'Too many sign-ins'));
  insist('SB-01/method', method !== signIn, rpcError(id, -32601, 'Method not found'));
  const given = ((params as Fields | undefined)?.Параметр ?? {}) as Fields;
  explain('params', given, ['Логин', 'Пароль', 'НомерАккаунта']);
  const { Логин: login, Пароль: password, НомерАккаунта: account } = given;
  const right = login === state.login && password === state.password;
  insist('SB-02/password', !right, rpcError(id, -32000, 'Неверный логин или пароль', state.errorStatus));
  const foreign = account !== undefined && !state.accounts.includes(textOr(account));
  insist('SB-02/account', foreign, rpcError(id, -32000, 'Аккаунт не найден', state.errorStatus));
  state.serial += 1;
  const session = `saby-session-of-${state.serial}`;
  state.sessions[session] = { since: clock.now(), usedAt: clock.now() };
  return json(200, { jsonrpc: '2.0', result: session, id });
}

function serviceToken({ bytes, state, insist, explain }: AskedSaby): Reply {
  const given = parse(bytes) ?? {};
  explain('body', given, ['app_client_id', 'app_secret', 'secret_key']);
  const { clientId, secret, key } = state.service;
  const right = given.app_client_id === clientId && given.app_secret === secret && given.secret_key === key;
  insist('SB-04/app', !right, unauthorized);
  state.serial += 1;
  const token = `saby-service-token-of-${state.serial}`;
  state.tokens.push(token);
  return json(200, { access_token: token, token, sid: `saby-service-sid-${state.serial}` });
}

const day = 86_400_000;

function checkSession({ headers, state, clock, insist, earlier, fault }: AskedSaby, id: unknown) {
  const [session, token] = [headers['x-sbissessionid'], headers['x-sbisaccesstoken']];
  insist('SB-04/both', session !== undefined && token !== undefined, () =>
    json(400, { error: 'One header is expected' }),
  );
  insist('SB-03/session', session === undefined && token === undefined, unauthorized);
  insist('SB-04/token', token !== undefined && !state.tokens.includes(token), unauthorized);
  if (session !== undefined && fault === 'session ends') delete state.sessions[session];
  const held = state.sessions[session ?? ''];
  insist('SB-05/known', session !== undefined && held === undefined, unauthorized);
  const isSeeded = held?.since === 0;
  insist('SB-05/idle', held !== undefined && !isSeeded && clock.now() - held.usedAt > day, unauthorized);
  insist('SB-05/longest', held !== undefined && !isSeeded && clock.now() - held.since > 21 * day, unauthorized);
  if (held) held.usedAt = clock.now();
  const underWay = earlier.filter(
    (one) => one.status === null && one.fault === null && one.headers['x-sbissessionid'] === session,
  );
  insist('SB-09/parallel', underWay.length >= 5, rpcError(id, -32000, 'Too many calls at once'));
}

async function work(asked: AskedSaby, { method, params, id }: Fields): Promise<Reply> {
  const { state, insist, fault } = asked;
  checkSession(asked, id);
  const known = methods[String(method)];
  insist('SB-01/method', known === undefined, rpcError(id, -32601, 'Method not found'));
  if (fault === 'an error that passes')
    return rpcError(id, -32000, 'Нефатальная ошибка: повторите через 5 секунд', state.errorStatus)();
  if (fault === 'an error that stays') return rpcError(id, -32000, 'Операция запрещена', state.errorStatus)();
  if (state.takesMs > 0) await pause(state.takesMs);
  const result = known?.({
    asked,
    params: (params ?? {}) as Fields,
    refuse: (rule, broken, says, code = -32000) => insist(rule, broken, rpcError(id, code, says, state.errorStatus)),
  });
  return json(200, { jsonrpc: '2.0', result: result ?? {}, id });
}

const month = 30 * day;

/** What a link leads to, for whoever has it. */
function download({ path, query, state, clock, insist }: AskedSaby): Reply {
  const [, , documentId, attachmentId] = path.split('/');
  const document = state.documents.find(({ id }) => id === documentId);
  const attached = document?.attachments.find(({ id }) => id === attachmentId);
  const at = Number(query.get('at'));
  const signed = attached !== undefined && query.get('sign') === `${attached.id.slice(-6)}${at}`;
  insist('SB-33/signed', !signed, () => ({ status: 403, body: 'Forbidden' }));
  insist('SB-33/month', signed && clock.now() - at > month, () => ({ status: 403, body: 'The link is over' }));
  return {
    status: 200,
    headers: { 'content-type': 'application/octet-stream' },
    body: Buffer.from(attached?.content ?? '', 'base64'),
  };
}
