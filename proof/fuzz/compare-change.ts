import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../server/src/surfaces/http/openapi/json.ts';
import { tidied } from './fits.ts';
import type { Fault } from './judge.ts';
import type { Operation } from './operations.ts';
import { resolved } from './operations.ts';
import type { Answer } from './send-probe.ts';

/** What a step must have done to its record, and what it must have left. */
export function compareChange(
  operation: Operation,
  reading: Operation,
  sent: Json,
  answer: Answer,
  before: Answer,
  after: Answer,
): Fault[] {
  const done = answer.status < 300;
  if (before.status !== 200)
    return done && operation.path === reading.path && operation.method !== 'PUT'
      ? [['Z6', `a record read with ${before.status} was changed`]]
      : [];
  if (!done)
    return differing(before, after) === ''
      ? []
      : [['Z5', `refused with ${answer.status}, and yet another: ${differing(before, after)}`]];
  if (after.status !== 200)
    return operation.method === 'DELETE' || after.status === 404
      ? []
      : [['Z6', `after it the record is read with ${after.status}`]];
  return [
    ...grown(before, after),
    ...(operation.method === 'PATCH' && operation.path === reading.path ? merged(operation, sent, before, after) : []),
  ];
}

const differing = ({ json: before = {} }: Answer, { json: after = {} }: Answer) =>
  Object.keys({ ...before, ...after })
    .filter((name) => name !== 'serverTime' && !isDeepStrictEqual(before[name], after[name]))
    .join(', ');

/** What another step may change, and a version does not tell. */
const around = new Set(['updatedAt', 'updatedBy', 'version']);

function grown(before: Answer, after: Answer): Fault[] {
  const [from, to] = [before.json?.version, after.json?.version];
  if (typeof from !== 'number' || typeof to !== 'number') return [];
  if (to < from) return [['Z6', `version ${from} became ${to}`]];
  const changed = differing(before, after)
    .split(', ')
    .filter((name) => name !== '' && !around.has(name));
  return to === from && changed.includes('status') ? [['Z6', `status is another, and the version is still ${to}`]] : [];
}

/** RFC 7396 for what the change names, as far as the record shows it; what it may name and does not stays. */
function merged(
  { json: schema = {} }: Operation,
  sent: Json,
  { json: before = {} }: Answer,
  { json: after = {} }: Answer,
): Fault[] {
  const properties = (resolved(schema).properties ?? {}) as Record<string, Json>;
  return Object.entries(properties).flatMap(([name, own]): Fault[] => {
    if (!(name in after) || around.has(name)) return [];
    if (!(name in sent))
      return isDeepStrictEqual(before[name], after[name]) ? [] : [['Z6', `${name} changed and was not named`]];
    const meant = tidied(own, sent[name]);
    if ((typeof meant === 'object' && meant !== null) || isMasked(after[name])) return [];
    return same(meant, after[name])
      ? []
      : [['Z6', `${name}: ${JSON.stringify(meant)} was sent, ${JSON.stringify(after[name])} is read`]];
  });
}

/** Of what is kept sealed an answer shows the last digits alone. */
const isMasked = (read: unknown) => typeof read === 'string' && read.startsWith('••••');

const same = (sent: unknown, read: unknown) =>
  isDeepStrictEqual(sent, read) ||
  (typeof sent === 'string' &&
    typeof read === 'string' &&
    sent !== '' &&
    (Number(sent) === Number(read) || Date.parse(sent) === Date.parse(read)));
