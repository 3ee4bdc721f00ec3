import type { Call } from '../../kernel/integrations/call.ts';
import { type CallClass, type ProviderAnswer, ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { faultOf, isPassing, type RpcFault, rpcFault } from './faults.ts';
import type { SabySettings } from './settings.ts';

interface Sent {
  path: string;
  method: string;
  params: Readonly<Record<string, unknown>>;
  class: CallClass;
  operation: string;
  headers?: Readonly<Record<string, string>>;
}

/** What was answered; `passing` is a fault after which the same call may be made again. */
type Answered = { result: unknown; fault: null } | { result: null; fault: ProviderError; passing: boolean };

const mediaTypes = {
  'json-rpc': 'application/json-rpc;charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

/** Most bytes of a request that Saby takes. */
export const mostBytes = 100 * 1024 * 1024;

/** One call of JSON-RPC 2.0. Without the charset in its header Saby takes no Russian name. */
export async function askRpc(
  { http, settings }: Pick<Call<SabySettings>, 'http' | 'settings'>,
  { path, method, params, class: kind, operation, headers }: Sent,
): Promise<Answered> {
  const body = JSON.stringify({ jsonrpc: '2.0', method, params, id: 0 });
  if (Buffer.byteLength(body) > mostBytes) throw tooLong();
  const request = {
    class: kind,
    method: 'POST',
    path,
    operation,
    headers: { 'content-type': mediaTypes[settings.mediaType ?? 'json-rpc'], ...headers },
    body,
  } as const;
  try {
    return answered(await http.request(request), kind);
  } catch (error) {
    const told = toldIn(error);
    if (told === null) throw error;
    return { result: null, fault: faultOf(told), passing: isPassing(told) };
  }
}

function answered(answer: ProviderAnswer, kind: CallClass): Answered {
  const body = answer.json();
  const told = rpcFault(body);
  if (told !== null) return { result: null, fault: faultOf(told), passing: isPassing(told) };
  if (typeof body !== 'object' || body === null || !('result' in body)) throw noResult(kind);
  return { result: body.result, fault: null };
}

/** Statuses under which a refusal says no more than they do: who is not signed in, or comes too often, or too early. */
const plain: ReadonlySet<number | undefined> = new Set([401, 408, 429, 502, 503, 504]);

/** The refusal that came with a bad status; null where the status itself is all that was said, or the outcome is in doubt. */
function toldIn(error: unknown): RpcFault | null {
  if (!(error instanceof ProviderError) || plain.has(error.status) || error.kind === 'unknown_outcome') return null;
  try {
    return rpcFault(error.answer?.json());
  } catch {
    return null;
  }
}

const noResult = (kind: CallClass) =>
  new ProviderError(
    kind === 'unsafe-write' ? 'unknown_outcome' : 'contract_violation',
    words('Saby answered with neither a result nor an error.', 'Saby ответила без результата и без ошибки.'),
  );

const tooLong = () =>
  new ProviderError(
    'validation',
    words('The file is too large for Saby: 100 MB at most.', 'Файл слишком велик для Saby: не более 100 МБ.'),
  );
