import type { Probe as AnyProbe, RawRequest } from '../kit/probe.ts';
import type { Simulator } from '../kit/simulator.ts';
import type { RuleId } from './rules.ts';
import { seed, type World } from './seed.ts';

type Probe = AnyProbe<World, RuleId>;

const { apiKey, secretKey } = seed();
const token = { authorization: `Token ${apiKey}`, 'content-type': 'application/json' };
const secret = { ...token, 'x-secret': secretKey };
const rs = '/suggestions/api/4_1/rs';

const ask = (path: string, body: unknown, more: Partial<RawRequest> = {}): RawRequest => ({
  method: 'POST',
  path: `${rs}${path}`,
  headers: token,
  body: JSON.stringify(body),
  ...more,
});

const party = ask('/suggest/party', { query: 'сбербанк' });
const byInn = ask('/findById/party', { query: '7707083893' });
const clean: RawRequest = {
  method: 'POST',
  path: '/api/v1/clean/address',
  headers: secret,
  body: '["мск хабаровская 12"]',
};
const balance: RawRequest = { method: 'GET', path: '/api/v2/profile/balance', headers: secret };

const found = (text: string): ReadonlyArray<{ data: Record<string, unknown> }> => JSON.parse(text).suggestions;
const state = (change: Partial<World>) => (sim: Simulator<World, RuleId>) => void Object.assign(sim.state, change);

const repeated = (request: RawRequest, times: number): NonNullable<Probe['refused']>['request'] => {
  return async (send) => {
    for (let time = 1; time < times; time += 1) await send(request);
    return send(request);
  };
};

export const probes: readonly Probe[] = [
  { clause: 'DA-01', says: 'suggestions', passes: party },
  { clause: 'DA-01', says: 'cleaner', passes: clean },
  { clause: 'DA-01', says: 'profile', passes: balance },
  {
    clause: 'DA-11',
    says: 'address',
    passes: party,
    refused: { by: 'DA-01/path', status: 404, request: ask('/suggest/dog', { query: 'a' }) },
  },
  {
    clause: 'DA-11',
    says: 'verb',
    passes: party,
    refused: { by: 'DA-11/verb', status: 405, request: { ...party, method: 'PUT' } },
  },
  {
    clause: 'DA-11',
    says: 'verb of the profile',
    passes: balance,
    refused: { by: 'DA-11/verb', status: 405, request: { ...balance, method: 'POST' } },
  },
  ...['Bearer', 'token', ''].map(
    (scheme): Probe => ({
      clause: 'DA-02',
      says: `scheme "${scheme}"`,
      passes: party,
      refused: {
        by: 'DA-02/token',
        status: 401,
        request: { ...party, headers: { authorization: `${scheme} ${apiKey}`.trim() } },
      },
    }),
  ),
  {
    clause: 'DA-02',
    says: 'no key',
    passes: party,
    refused: { by: 'DA-02/token', status: 401, request: { ...party, headers: {} } },
  },
  {
    clause: 'DA-02',
    says: 'wrong key',
    passes: party,
    refused: { by: 'DA-02/key', status: 403, request: { ...party, headers: { authorization: 'Token wrong' } } },
  },
  {
    clause: 'DA-02',
    says: 'cleaner without secret',
    passes: clean,
    refused: { by: 'DA-02/secret', status: 401, request: { ...clean, headers: token } },
  },
  {
    clause: 'DA-02',
    says: 'profile without secret',
    passes: balance,
    refused: { by: 'DA-02/secret', status: 401, request: { ...balance, headers: token } },
  },
  {
    clause: 'DA-02',
    says: 'wrong secret',
    passes: balance,
    refused: {
      by: 'DA-02/wrong-secret',
      status: 403,
      request: { ...balance, headers: { ...secret, 'x-secret': 'wrong' } },
    },
  },
  {
    clause: 'DA-03',
    says: 'query',
    passes: party,
    refused: { by: 'DA-03/query', status: 400, request: ask('/suggest/party', { count: 5 }) },
  },
  {
    clause: 'DA-03',
    says: 'count',
    passes: ask('/suggest/party', { query: 'с', count: 20 }),
    refused: { by: 'DA-03/count', status: 400, request: ask('/suggest/party', { query: 'с', count: 21 }) },
  },
  {
    clause: 'DA-03',
    says: 'type',
    passes: ask('/suggest/party', { query: 'смирнов', type: 'INDIVIDUAL' }),
    answers: ({ text }) => found(text).every(({ data }) => data.type === 'INDIVIDUAL') && found(text).length === 1,
    refused: { by: 'DA-03/type', status: 400, request: ask('/suggest/party', { query: 'смирнов', type: 'FIRM' }) },
  },
  {
    clause: 'DA-03',
    says: 'status',
    passes: ask('/suggest/party', { query: 'смирнов', status: ['LIQUIDATED'] }),
    answers: ({ text }) => found(text).length === 1,
  },
  {
    clause: 'DA-04',
    says: 'address in a region',
    passes: ask('/suggest/address', {
      query: 'хабаров',
      locations: [{ region: 'Москва' }],
      from_bound: { value: 'street' },
    }),
    answers: ({ text }) => found(text).length === 1,
    refused: {
      by: 'DA-04/bounds',
      status: 400,
      request: ask('/suggest/address', { query: 'хабаров', from_bound: 'street' }),
    },
  },
  {
    clause: 'DA-05',
    says: 'party',
    passes: byInn,
    answers: ({ text }) => found(text).length === 2,
    refused: { by: 'DA-05/query', status: 400, request: ask('/findById/party', {}) },
  },
  {
    clause: 'DA-05',
    says: 'one branch by its KPP',
    passes: ask('/findById/party', { query: '7707083893', kpp: '540602001' }),
    answers: ({ text }) => found(text).length === 1 && found(text)[0]?.data.branch_type === 'BRANCH',
  },
  {
    clause: 'DA-05',
    says: 'bank',
    passes: ask('/findById/bank', { query: '044525225' }),
    answers: ({ text }) => found(text).length === 1,
  },
  {
    clause: 'DA-06',
    says: 'nothing found',
    passes: ask('/suggest/party', { query: 'нет такой' }),
    answers: ({ text }) => found(text).length === 0,
  },
  {
    clause: 'DA-07',
    says: 'days in milliseconds',
    passes: byInn,
    answers: ({ text }) => found(text)[0]?.data.ogrn_date === Date.parse('2002-08-16T00:00:00Z'),
  },
  {
    clause: 'DA-08',
    says: 'bank',
    passes: ask('/suggest/bank', { query: 'сбер' }),
    answers: ({ text }) => found(text)[0]?.data.bic === '044525225',
  },
  {
    clause: 'DA-09',
    says: 'the same order',
    passes: { ...clean, body: '["нет такого", "Хабаровская 12"]' },
    answers: ({ text }) =>
      JSON.parse(text)
        .map(({ qc }: { qc: number }) => qc)
        .join() === '2,0',
    refused: { by: 'DA-09/array', status: 400, request: { ...clean, body: '{"address":"Хабаровская 12"}' } },
  },
  { clause: 'DA-10', says: 'balance', passes: balance, answers: ({ text }) => JSON.parse(text).balance === 95.5 },
  {
    clause: 'DA-10',
    says: 'what is left today',
    passes: { ...balance, path: '/api/v2/stat/daily?date=2026-11-22' },
    answers: ({ text }) => JSON.parse(text).remaining.suggestions === 10_000,
  },
  {
    clause: 'DA-11',
    says: 'JSON',
    passes: party,
    refused: { by: 'DA-11/json', status: 400, request: { ...party, body: '{"query":' } },
  },
  {
    clause: 'DA-11',
    says: 'length',
    passes: ask('/suggest/party', { query: 'с'.repeat(300) }),
    refused: { by: 'DA-11/length', status: 413, request: ask('/suggest/party', { query: 'с'.repeat(301) }) },
  },
  {
    clause: 'DA-11',
    says: 'the last of the day',
    given: state({ left: 1 }),
    passes: party,
    refused: { by: 'DA-11/quota', status: 403, request: repeated(party, 2) },
  },
  {
    clause: 'DA-11',
    says: 'the last money',
    given: state({ balance: 0.1 }),
    passes: clean,
    refused: { by: 'DA-11/money', status: 403, request: repeated(clean, 2) },
  },
  {
    clause: 'DA-12',
    says: 'a refusal explains itself',
    passes: party,
    refused: {
      by: 'DA-02/key',
      status: 403,
      async request(send) {
        const reply = await send({ ...party, headers: { authorization: 'Token wrong' } });
        const { family, reason, message } = JSON.parse(reply.text) as Record<string, unknown>;
        return family && reason && message ? reply : { ...reply, status: 0 };
      },
    },
  },
  {
    clause: 'DA-13',
    says: 'the 31st in a second',
    passes: party,
    refused: { by: 'DA-13/rate', status: 429, request: repeated(party, 31) },
  },
  {
    clause: 'DA-13',
    says: 'the 21st cleaning in a second',
    passes: clean,
    refused: { by: 'DA-13/cleaner-rate', status: 429, request: repeated(clean, 21) },
  },
  {
    clause: 'DA-13',
    says: 'the 61st new connection in a minute',
    passes: party,
    given: (sim) => sim.rules.turn('DA-13/rate', false),
    refused: { by: 'DA-13/connections', status: 429, request: repeated({ ...party, fresh: true }, 61) },
  },
  {
    clause: 'DA-11',
    says: 'the e-mail of the account',
    passes: party,
    refused: { by: 'DA-11/email', status: 403, request: party, given: state({ emailConfirmed: false }) },
  },
];
