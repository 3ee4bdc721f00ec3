import type { Json } from '../../server/src/surfaces/http/openapi/json.ts';
import { contract, faultsOf } from '../../server/test/check-answer.ts';
import { methodsAt, type Operation, resolved } from './operations.ts';
import type { Probe, World } from './probe.ts';
import type { Answer } from './send-probe.ts';

/** What must hold of every answer. */
export const invariants = {
  Z1: 'Z1 no answer is a fault of the server',
  Z2: 'Z2 every answer is as the document tells it',
  Z3: 'Z3 what the document does not allow is refused',
  Z4: 'Z4 what the document allows is not refused for its form',
  Z5: 'Z5 a refused request changes nothing',
  Z6: 'Z6 a change changes what it names, and its record is a version further',
  Z7: 'Z7 Location leads to what was made',
  Z8: 'Z8 a method that is not there is answered by those that are',
  Z9: 'Z9 nobody does what only others may',
  Z10: 'Z10 no answer tells a secret, a place in the code or a statement',
} as const;

export type Invariant = keyof typeof invariants;
export type Fault = readonly [Invariant, string];

/** What is said of the form of a field alone, in the words of the schema. */
const ofForm =
  /^must (be (one of|[<>]= )|match |have at (least|most) |not repeat an item)|^is not a field of this request/;

const isRefusal = (status: number) => status >= 400 && status < 500;

/** What is wrong with an answer to a probe. */
export function judge({ operation }: World, probe: Probe, answer: Answer, secrets: readonly string[]): Fault[] {
  const { status } = answer;
  return [
    ...ofServer(operation, probe, answer),
    ...documented(probe, answer).map((fault): Fault => ['Z2', fault]),
    ...headersTold(operation, probe, answer).map((fault): Fault => ['Z2', fault]),
    ...asExpected(operation, probe, answer),
    ...(status === 405 ? allowed(operation, answer) : []),
    ...telling(answer, secrets),
  ];
}

/** Of the 5xx only those of another system may come, which may be away; 503 where it is asked for. */
function ofServer({ statuses }: Operation, { expected }: Probe, { status }: Answer): Fault[] {
  if (status < 500) return [];
  const isMeant = expected.kind === 'statuses' && expected.statuses.includes(status);
  if (isMeant || (status !== 500 && status !== 503 && statuses.includes(String(status)))) return [];
  return [['Z1', String(status)]];
}

function documented({ method, url }: Probe, answer: Answer): string[] {
  try {
    return faultsOf(method, url, answer);
  } catch (error) {
    return [`the answer cannot be read: ${String(error)}`];
  }
}

/** Told once for all answers, in the introduction. */
const ofAll = new Set(['x-request-id', 'ratelimit', 'ratelimit-policy']);

/** A header that the document knows is told where it is sent; those of a write that was not done, once for all writes. */
function headersTold(operation: Operation, { method }: Probe, { status, headers }: Answer): string[] {
  if (method !== operation.method || headers['preference-applied'] !== undefined) return [];
  const responses = contract.paths[operation.path]?.[method.toLowerCase()]?.responses as
    | Record<string, Json>
    | undefined;
  const response = responses?.[status];
  if (!response) return [];
  const told = Object.keys((resolved(response).headers ?? {}) as Json).map((name) => name.toLowerCase());
  return Object.keys(contract.components.headers ?? {})
    .map((name) => name.toLowerCase())
    .filter((name) => headers[name] !== undefined && !ofAll.has(name) && !told.includes(name))
    .map((name) => `${status} carries ${name}, of which nothing is told`);
}

function asExpected(operation: Operation, { expected, method }: Probe, { status, json }: Answer): Fault[] {
  const tellsAll = operation.route?.options.tellRefusal !== undefined;
  const said = typeof json?.code === 'string' ? `${status} ${json.code}` : String(status);
  if (tellsAll || expected.kind === 'anything') return [];
  if (expected.kind === 'statuses') {
    if (expected.statuses.includes(status)) return [];
    const rule =
      expected.statuses[0] === 405 ? 'Z8' : expected.statuses[0] === 401 || expected.statuses[0] === 403 ? 'Z9' : 'Z3';
    return [[rule, `${said}, not ${expected.statuses.join(' or ')}`]];
  }
  if (expected.kind === 'refused')
    return isRefusal(status) || status >= 500 || inPart(json) ? [] : [['Z3', `${method} was taken: ${said}`]];
  return ofForms(json).map((fault): Fault => ['Z4', `${said}: ${fault}`]);
}

/** Of many done at once each has a status of its own. */
const inPart = (json: Answer['json']) =>
  Array.isArray(json?.items) && json.items.some((one: Json) => Number(one.status) >= 400);

/**
 * Rules that no schema tells, though their sentences sound as if it did: how many decimal places an amount may have depends on its
 * currency, and a password is judged by rules of its own, its length among them.
 */
const ofRules = new Set(['scale', 'password_too_weak']);

/** `data` of a batch is documented with the fields of all its verbs; each operation takes those of its own verb. */
const ofVerb = ({ code, pointer }: Json) =>
  code === 'unknown_field' && /^\/operations\/\d+\/data\//.test(String(pointer));

function ofForms(json: Answer['json']): string[] {
  const { code, errors = [], detail } = (json ?? {}) as { code?: string; errors?: Json[]; detail?: string };
  if (code === 'malformed_json' || code === 'invalid_encoding' || code === 'duplicate_json_key')
    return [String(detail)];
  if (code !== 'validation_failed' && code !== 'invalid_query_parameter' && code !== 'unknown_query_parameter')
    return [];
  return errors
    .filter((error) => !ofRules.has(String(error.code)) && !ofVerb(error) && ofForm.test(String(error.message)))
    .map((error) => JSON.stringify(error));
}

function allowed({ path }: Operation, { headers }: Answer): Fault[] {
  const known = methodsAt(path);
  const expected = [...known, ...(known.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join();
  const told = String(headers.allow).split(', ').sort().join();
  return told === expected ? [] : [['Z8', `Allow is ${told}, not ${expected}`]];
}

/** Traces of what lies behind: frames of a stack, places in the code, words of the database. */
const behind =
  /\n\s+at |node_modules|file:\/\/|\.ts:\d+|violates (?:foreign|unique|check|not-null)|relation "|column "|syntax error at|SQLSTATE|\bpg_\w+|PostgresError|ECONNREFUSED/;

function telling({ status, text, headers }: Answer, secrets: readonly string[]): Fault[] {
  const whole = `${text}${JSON.stringify(headers)}`;
  const trace = status >= 400 ? behind.exec(text)?.[0] : undefined;
  return [
    ...(trace ? [['Z10', `it tells ${JSON.stringify(trace)}`] as const] : []),
    ...secrets
      .filter((secret) => whole.includes(secret))
      .map((secret): Fault => ['Z10', `it tells the secret ${secret.slice(0, 6)}…`]),
  ];
}
