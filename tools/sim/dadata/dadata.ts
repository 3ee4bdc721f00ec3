import { json, type Reply } from '../kit/rulebook.ts';
import type { Simulated } from '../kit/simulator.ts';
import { answerOf, type Body, checkBody } from './answers.ts';
import { clauses } from './clauses.ts';
import { refusal } from './refusal.ts';
import { type AskedDadata, type RuleId, rules } from './rules.ts';
import { seed, type World } from './seed.ts';

export const dadata: Simulated<World, RuleId> = {
  provider: 'dadata',
  clauses,
  rules,
  notSimulated: [
    'DA-14: that a person chooses is for the platform to keep',
    'clean with a structure of several fields, suggest of other kinds than party, bank and address',
    'the words and numbers by which the cleaner tells its doubts: only 0 is taken for none',
    'findById/fias, ranking, geography, languages and divisions of addresses',
    'the message of a used-up day is as the vendor told in his forum; the texts of other refusals are our own',
  ],
  faults: ['unknown enum value', 'page changes between calls'],
  seed,
  answer,
};

const bases = {
  suggest: /^\/suggestions\/api\/4_1\/rs\/(suggest|findById)\/(party|bank|address)$/,
  clean: /^\/api\/v1\/clean\/(address)$/,
  profile: /^\/api\/v2\/(profile\/balance|stat\/daily)$/,
};

function answer(asked: AskedDadata): Reply {
  const { path, method, state, insist } = asked;
  const kind = (Object.keys(bases) as Array<keyof typeof bases>).find((one) => bases[one].test(path));
  insist('DA-13/connections', asked.connectionsWithin(60_000) > 60, tooMany);
  insist('DA-01/path', kind === undefined, () => refusal(404, 'Not Found', 'Not Found'));
  insist('DA-11/verb', method !== (kind === 'profile' ? 'GET' : 'POST'), () =>
    refusal(405, 'Method Not Allowed', 'HTTP 405'),
  );
  checkCredentials(asked, kind ?? 'suggest');
  checkRates(asked, kind ?? 'suggest');
  if (kind === 'profile') return profile(asked);
  const body = bodyOf(asked);
  checkBody(asked, body);
  if (kind === 'clean') {
    insist('DA-11/money', state.balance <= 0, () => refusal(403, 'Forbidden', 'Zero balance'));
    state.balance = Math.round((state.balance - 0.1 * (body as unknown[]).length) * 100) / 100;
  } else {
    insist('DA-11/quota', state.left <= 0, () =>
      refusal(403, 'Forbidden', `Feature 'SUGGESTIONS' disabled for token '${state.apiKey}'`),
    );
    state.left -= 1;
  }
  return answerOf(asked, body);
}

function checkCredentials({ headers, state, insist }: AskedDadata, kind: keyof typeof bases) {
  const [, token] = /^Token (\S+)$/.exec(headers.authorization ?? '') ?? [];
  insist('DA-02/token', token === undefined, () => refusal(401, 'Unauthorized', 'Authentication required'));
  insist('DA-02/key', token !== undefined && token !== state.apiKey, () => refusal(403, 'Forbidden', 'Invalid token'));
  insist('DA-11/email', !state.emailConfirmed, () => refusal(403, 'Forbidden', 'E-mail is not confirmed'));
  if (kind === 'suggest') return;
  const secret = headers['x-secret'];
  insist('DA-02/secret', secret === undefined, () => refusal(401, 'Unauthorized', 'X-Secret required'));
  insist('DA-02/wrong-secret', secret !== undefined && secret !== state.secretKey, () =>
    refusal(403, 'Forbidden', 'Invalid secret'),
  );
}

function checkRates({ earlier, clock, insist }: AskedDadata, kind: keyof typeof bases) {
  const lately = (base: RegExp) =>
    earlier.filter(({ at, url, status }) => at > clock.now() - 1_000 && base.test(url) && status !== 429).length;
  insist('DA-13/rate', kind === 'suggest' && lately(bases.suggest) >= 30, tooMany);
  insist('DA-13/cleaner-rate', kind === 'clean' && lately(bases.clean) >= 20, tooMany);
}

const tooMany = () => refusal(429, 'Too Many Requests', 'Too many requests');

function bodyOf({ bytes, insist }: AskedDadata): Body {
  try {
    return JSON.parse(bytes.toString()) as Body;
  } catch {
    insist('DA-11/json', true, () => refusal(400, 'Bad Request', 'Malformed JSON'));
    return {};
  }
}

function profile({ path, query, state, explain }: AskedDadata): Reply {
  explain('query', Object.fromEntries(query), path.endsWith('daily') ? ['date'] : []);
  if (path.endsWith('balance')) return json(200, { balance: state.balance });
  const spent = 10_000 - state.left;
  return json(200, {
    date: query.get('date'),
    services: { clean: 0, suggestions: spent, merging: 0 },
    remaining: { clean: Math.floor(state.balance * 10), suggestions: state.left, merging: 0 },
  });
}
