import type { RawReply, RawRequest } from '../kit/probe.ts';
import { call, list, type Probe, service, signed, signIn, state, token, told, type } from './requests.ts';

const organizations = call('СБИС.СписокНашихОрганизаций', { Фильтр: {} });
const as = (headers: Readonly<Record<string, string>>): RawRequest => ({ ...organizations, headers });
const ofService = (change: object = {}): RawRequest => ({
  method: 'POST',
  path: '/oauth/service/',
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify({
    app_client_id: service.clientId,
    app_secret: service.secret,
    secret_key: service.key,
    ...change,
  }),
});

type Refused = NonNullable<Probe['refused']>;
const forbidden = (clause: string, says: string, by: Refused['by'], request: RawRequest, status = 200): Probe => ({
  clause,
  says,
  passes: organizations,
  refused: { by, status, request },
});
/** An error of JSON-RPC passes for 200 as well: that it is one is looked at. */
const erring = (probe: Probe, code: number): Probe => {
  const { refused } = probe;
  if (!refused) return probe;
  const { request } = refused;
  return {
    ...probe,
    refused: {
      ...refused,
      async request(send) {
        const reply = await (typeof request === 'function' ? request(send) : send(request));
        return codeOf(reply) === code ? reply : { ...reply, status: 0 };
      },
    },
  };
};
const codeOf = ({ text }: RawReply) => (text.startsWith('{') ? JSON.parse(text).error?.code : undefined);

const day = 86_400_000;
const old =
  (since: number, usedAt: number): NonNullable<Probe['given']> =>
  (sim) => {
    sim.state.sessions.old = { since: sim.clock.now() - since, usedAt: sim.clock.now() - usedAt };
  };
const asOld = as({ ...type, 'x-sbissessionid': 'old' });

export const probesOfAccess: readonly Probe[] = [
  forbidden('SB-01', 'address', 'SB-01/path', { ...organizations, path: '/api/' }, 404),
  forbidden('SB-01', 'verb', 'SB-01/verb', { ...organizations, method: 'PUT' }, 405),
  erring(forbidden('SB-01', 'JSON', 'SB-01/json', { ...organizations, body: '{"jsonrpc":' }), -32700),
  ...[
    { jsonrpc: '2.0', method: 'a', params: {} },
    { jsonrpc: '2.0', method: 'a', id: 1 },
    { method: 'a', params: {}, id: 1 },
  ].map((body) =>
    erring(forbidden('SB-01', 'call', 'SB-01/rpc', { ...organizations, body: JSON.stringify(body) }), -32600),
  ),
  erring(forbidden('SB-01', 'method', 'SB-01/method', call('СБИС.Забыть', {})), -32601),
  erring(
    {
      ...forbidden('SB-01', 'method of signing in', 'SB-01/method', call('СБИС.Забыть', {}, type, '/auth/service/')),
      passes: signIn(),
    },
    -32601,
  ),
  {
    ...forbidden('SB-02', 'a session, in plain words', 'SB-02/password', signIn({ Пароль: 'другой' })),
    passes: signIn(),
    answers: (reply) => typeof told(reply) === 'string',
  },
  {
    ...forbidden('SB-02', 'account', 'SB-02/account', signIn({ НомерАккаунта: '7' })),
    passes: signIn({ НомерАккаунта: '1190002' }),
  },
  forbidden('SB-03', 'nobody', 'SB-03/session', as(type), 401),
  { ...forbidden('SB-04', 'service', 'SB-04/app', ofService({ secret_key: 'wrong' }), 401), passes: ofService() },
  { clause: 'SB-04', says: 'its header', passes: as({ ...type, 'x-sbisaccesstoken': token }) },
  forbidden('SB-04', 'both headers', 'SB-04/both', as({ ...signed, 'x-sbisaccesstoken': token }), 400),
  forbidden('SB-04', 'token', 'SB-04/token', as({ ...type, 'x-sbisaccesstoken': 'another' }), 401),
  forbidden('SB-05', 'session', 'SB-05/known', as({ ...type, 'x-sbissessionid': 'another' }), 401),
  {
    clause: 'SB-05',
    says: 'a day without calls',
    passes: asOld,
    given: old(2 * day, day - 1),
    refused: { by: 'SB-05/idle', status: 401, request: asOld, given: old(2 * day, day + 1) },
  },
  {
    clause: 'SB-05',
    says: '21 days',
    passes: asOld,
    given: old(21 * day, 0),
    refused: { by: 'SB-05/longest', status: 401, request: asOld, given: old(21 * day + 1, 0) },
  },
  erring(
    forbidden('SB-06', 'charset', 'SB-06/charset', as({ ...signed, 'content-type': 'application/json-rpc' })),
    -32700,
  ),
  {
    clause: 'SB-07',
    says: 'JSON-RPC, if that is it',
    passes: organizations,
    refused: {
      by: 'SB-07/json-rpc',
      status: 200,
      request: as({ ...signed, 'content-type': 'application/json; charset=utf-8' }),
    },
  },
  {
    clause: 'SB-07',
    says: 'JSON, if that is it',
    passes: as({ ...signed, 'content-type': 'application/json; charset=utf-8' }),
    refused: { by: 'SB-07/json', status: 200, request: organizations },
  },
  {
    clause: 'SB-08',
    says: 'an error that stays',
    passes: organizations,
    given: (sim) => sim.faults.add({ fault: { kind: 'own', name: 'an error that stays' } }),
    answers: (reply) => codeOf(reply) === -32000 && 'details' in JSON.parse(reply.text).error,
  },
  {
    clause: 'SB-09',
    says: 'the sixth at once',
    passes: organizations,
    given: state({ takesMs: 150 }),
    refused: {
      by: 'SB-09/parallel',
      status: 200,
      async request(send) {
        const five = Array.from({ length: 5 }, () => send({ ...organizations, fresh: true }));
        await new Promise((done) => setTimeout(done, 50));
        const sixth = await send({ ...organizations, fresh: true });
        await Promise.all(five);
        return codeOf(sixth) === -32000 ? sixth : { ...sixth, status: 0 };
      },
    },
  },
  {
    clause: 'SB-09',
    says: 'the 301st sign-in of a minute',
    passes: signIn(),
    refused: {
      by: 'SB-09/sign-ins',
      status: 200,
      async request(send) {
        for (let time = 1; time <= 300; time += 1) await send(signIn());
        return send(signIn());
      },
    },
  },
  {
    clause: 'SB-09',
    says: 'length',
    passes: organizations,
    given: state({ longestRequest: 150 }),
    refused: { by: 'SB-09/size', status: 200, request: list({ Маска: 'я'.repeat(100) }) },
  },
];
