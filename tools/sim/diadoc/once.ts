import { createHash } from 'node:crypto';
import { json, type Reply } from '../kit/rulebook.ts';
import type { AskedDiadoc } from './rules.ts';

const digestOf = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

/**
 * One operation, however often it is asked for: repeats get the answer of the first that succeeded. A key that comes with other bytes is
 * answered as ever, and noted as nothing the contract knows.
 */
export function once({ query, bytes, state, explain, fault }: AskedDiadoc, work: () => unknown): Reply {
  explain('query', Object.fromEntries(query), ['operationId']);
  const digest = digestOf(bytes);
  const key = (query.get('operationId') || digest).toLowerCase();
  const earlier = state.operations[key];
  if (earlier && earlier.digest !== digest) explain('advice', { 'operationId with other bytes': true }, []);
  const { answer } = earlier ?? { answer: work() };
  state.operations[key] = { digest: earlier?.digest ?? digest, answer };
  if (fault === 'still running') return { status: 204, headers: { 'retry-after': '1' } };
  return json(200, answer);
}
