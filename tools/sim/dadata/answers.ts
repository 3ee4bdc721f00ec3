import { json, type Reply } from '../kit/rulebook.ts';
import { refusal } from './refusal.ts';
import type { AskedDadata } from './rules.ts';

export type Body = Record<string, unknown> | unknown[];

const known: Readonly<Record<string, readonly string[]>> = {
  'suggest/party': ['query', 'count', 'type', 'status', 'branch_type', 'okved', 'locations', 'locations_boost'],
  'suggest/bank': ['query', 'count', 'type', 'status', 'locations'],
  'suggest/address': [
    ...[
      'query',
      'count',
      'language',
      'division',
      'locations',
      'locations_geo',
      'from_bound',
      'to_bound',
      'restrict_value',
    ],
  ],
  'findById/party': ['query', 'count', 'type', 'status', 'kpp', 'branch_type'],
  'findById/bank': ['query', 'count'],
  'findById/address': ['query', 'count'],
};

const bad = (message: string) => () => refusal(400, 'Bad Request', message);

/** What is asked, as the contract has it: the last two parts of the address name it. */
const askedFor = (path: string) => path.split('/').slice(-2).join('/');

export function checkBody({ path, insist, explain, state }: AskedDadata, body: Body): void {
  const name = askedFor(path);
  if (name.startsWith('clean/')) {
    const texts = Array.isArray(body) && body.every((one) => typeof one === 'string');
    return insist('DA-09/array', !texts, bad('An array of strings is expected'));
  }
  const { query, count, type, from_bound: from, to_bound: to } = Array.isArray(body) ? {} : body;
  explain('body', Array.isArray(body) ? {} : body, known[name] ?? []);
  const given = typeof query === 'string' && query !== '';
  insist(name.startsWith('findById') ? 'DA-05/query' : 'DA-03/query', !given, bad('query is required'));
  insist('DA-11/length', given && query.length > state.longestQuery, () =>
    refusal(413, 'Request Entity Too Large', 'The query is too long'),
  );
  insist('DA-03/count', count !== undefined && !(Number(count) >= 1 && Number(count) <= 20), bad('count is 1 to 20'));
  const types = name.endsWith('party') ? ['LEGAL', 'INDIVIDUAL'] : null;
  insist('DA-03/type', type !== undefined && types?.includes(type as string) === false, bad('type is not known'));
  const bound = (one: unknown) => one === undefined || (typeof one === 'object' && one !== null && 'value' in one);
  insist('DA-04/bounds', !bound(from) || !bound(to), bad('a bound has a value'));
}

export function answerOf(asked: AskedDadata, body: Body): Reply {
  const name = askedFor(asked.path);
  if (name === 'clean/address')
    return json(
      200,
      (body as string[]).map((source) => cleaned(asked, source)),
    );
  const given = body as Record<string, unknown>;
  const found = finders[name]?.(asked, given) ?? [];
  const shown = asked.fault === 'page changes between calls' ? found.slice(1) : found;
  return json(200, { suggestions: shown.slice(0, Number(given.count ?? 10)) });
}

type Find = (asked: AskedDadata, given: Record<string, unknown>) => unknown[];

const holds = (text: string, query: unknown) =>
  String(query)
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

const finders: Readonly<Record<string, Find>> = {
  'suggest/party': ({ state, fault }, { query, type, status }) =>
    state.parties
      .filter(({ said, inn }) => holds(`${said} ${inn}`, query))
      .filter((one) => type === undefined || one.type === type)
      .filter((one) => !Array.isArray(status) || status.includes((one.state as { status: string }).status))
      .map(partyAs(fault)),
  'findById/party': ({ state, fault }, { query, kpp, branch_type: branch }) =>
    state.parties
      .filter(({ inn, ogrn }) => inn === query || ogrn === query)
      .filter((one) => kpp === undefined || one.kpp === kpp)
      .filter((one) => branch === undefined || one.branch_type === branch)
      .map(partyAs(fault)),
  'suggest/bank': ({ state }, { query }) =>
    state.banks.filter(({ said, bic }) => holds(`${said} ${bic}`, query)).map(bank),
  'findById/bank': ({ state }, { query }) => state.banks.filter(({ bic }) => bic === query).map(bank),
  'suggest/address': ({ state }, { query, locations }) =>
    state.addresses
      .filter(({ unrestricted_value: whole }) => holds(whole, query))
      .filter(({ data }) => !Array.isArray(locations) || locations.some(({ region }) => region === data.region)),
  'findById/address': ({ state }, { query }) => state.addresses.filter(({ data }) => data.fias_id === query),
};

const partyAs =
  (fault: string | null) =>
  ({ said, ...data }: AskedDadata['state']['parties'][number]) => ({
    value: said,
    unrestricted_value: said,
    data: fault === 'unknown enum value' ? { ...data, type: 'COOPERATIVE', state: { status: 'SLEEPING' } } : data,
  });

const bank = ({ said, ...data }: AskedDadata['state']['banks'][number]) => ({
  value: said,
  unrestricted_value: said,
  data,
});

function cleaned({ state }: AskedDadata, source: string) {
  const found = state.addresses.find(({ unrestricted_value: whole }) =>
    holds(whole, source.replace(/[,.]/g, ' ').trim()),
  );
  return found
    ? { source, result: found.unrestricted_value, postal_code: found.data.postal_code, qc: /\d/.test(source) ? 0 : 1 }
    : { source, result: null, postal_code: null, qc: 2 };
}
