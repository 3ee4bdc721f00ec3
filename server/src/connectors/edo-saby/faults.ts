import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';

/** The `error` member of an answer. */
export interface RpcFault {
  code: string;
  message: string;
  details: unknown;
  data: unknown;
}

/** What an answer says went wrong; null where it says nothing of the kind. */
export function rpcFault(body: unknown): RpcFault | null {
  if (!isRecord(body) || !isRecord(body.error)) return null;
  const { code, message, details, data } = body.error;
  return {
    code: typeof code === 'number' || typeof code === 'string' ? String(code) : '',
    message: typeof message === 'string' ? message : '',
    details,
    data,
  };
}

/** A non-fatal error is over in some seconds: the same call is then made again as it is. */
export function isPassing({ message, details, data }: RpcFault): boolean {
  return saysSo.test(JSON.stringify([message, details, data])) || [details, data].some(isMarkedPassing);
}

const saysSo = /non[-_ ]?fatal|не[-_ ]?фатальн|повторите.{0,30}(через|позже|позднее)/i;

const isMarkedPassing = (told: unknown) =>
  isRecord(told) && Object.entries(told).some(([name, value]) => /^(is_?)?fatal$|^фатальн/i.test(name) && isNo(value));

const isNo = (value: unknown) => value === false || (typeof value === 'string' && /^(нет|false)$/i.test(value));

/** The refusal for people of the portal, with what Saby says of it. */
export function faultOf(fault: RpcFault): ProviderError {
  if (isPassing(fault)) return busy;
  if (fault.code === '-32700') return notParsed;
  const { message, details } = fault;
  const said = [message, typeof details === 'string' && details !== message ? details : '']
    .filter(Boolean)
    .join(' ')
    .slice(0, 500);
  if (/не найден|not found/i.test(said)) return new ProviderError('not_found', toldBySaby(said));
  return new ProviderError('validation', said === '' ? unexplained(fault.code) : toldBySaby(said));
}

const toldBySaby = (said: string) => words(`Saby refused: ${said}`, `Saby отказала: ${said}`);

const unexplained = (code: string) =>
  words(`Saby refused without a reason (code ${code}).`, `Saby отказала без объяснения (код ${code}).`);

const busy = new ProviderError(
  'unavailable',
  words('Saby asks to try again in some seconds.', 'Saby просит повторить запрос через несколько секунд.'),
  { retryAfterMs: 5_000 },
);

const notParsed = new ProviderError(
  'validation',
  words(
    'Saby could not read the request. Choose the other content type in the settings.',
    'Saby не разобрала запрос. Выберите в настройках другой тип содержимого.',
  ),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
