import { Refusal, refuse, type Words, words } from '../../kernel/problems/errors.ts';

interface DatabaseError {
  code?: string;
  constraint?: string;
  detail?: string;
  /** The function of the server that said so; unlike the message it is in no language. */
  routine?: string;
}

/** SQLSTATE → the refusal for the caller. It never names tables or statements. */
const answers: Record<string, (error: DatabaseError) => Refusal> = {
  '23505': () =>
    refuse('conflict', words('The change collides with another record.', 'Изменение противоречит другой записи.')),
  '23503': () => refuse('unknown_reference'),
  '23514': () =>
    outOfBounds(words('A value is outside the allowed range.', 'Значение выходит за границы, допустимые для записи.')),
  '22003': () => outOfBounds(tooLarge),
  '40001': () => passing('overloaded'),
  '40P01': () => passing('overloaded'),
  '55P03': () => passing('overloaded'),
  '57014': () => passing('overloaded'),
  '57P01': () => passing('database_unavailable'),
  '57P02': () => passing('database_unavailable'),
  '57P03': () => passing('database_unavailable'),
  '57P05': () => passing('database_unavailable'),
  '53100': () => storageFull(),
  '53300': () => passing('database_unavailable'),
  '25P03': () => passing('overloaded'),
  '25P04': () => passing('overloaded'),
  PM001: () => new Refusal('portal_moving', undefined, { headers: { 'Retry-After': '2' } }),
  PM002: ({ detail = '' }) => hasMoved(detail),
};

const outOfBounds = (sentence: Words) => refuse('business_rule_violated', sentence, { rule: 'value_out_of_bounds' });

const tooLarge = words(
  'A number, or a value calculated from it, is too large.',
  'Число или сумма, которая из него следует, слишком велики.',
);

const passing = (code: 'overloaded' | 'database_unavailable') =>
  new Refusal(code, undefined, { headers: { 'Retry-After': '1' } });

const hasMoved = (movedTo: string) =>
  refuse('portal_moved', words(`The portal is at ${movedTo} now.`, `Портал теперь находится по адресу ${movedTo}`), {
    movedTo,
  });

/** Disk space is not freed in a second: callers are asked to retry after a minute. */
export const storageFull = () => new Refusal('storage_full', undefined, { headers: { 'Retry-After': '60' } });

/** The refusal for a database error, or the error itself when it is a bug. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const { code } = error as DatabaseError;
  if (typeof code === 'string' && answers[code]) return answers[code](error as DatabaseError);
  if (isLostConnection(error)) return passing('database_unavailable');
  return error;
}

/** The same for a command: after a failover the old address may still lead to a read-only server. */
export const asRefusalOfCommand = (error: unknown): unknown =>
  isOfStandby(error) ? passing('database_unavailable') : asRefusal(error);

/** A write met a read-only transaction, or a standby refused to open one that writes. */
const isOfStandby = (error: unknown) => {
  const { code, routine } = error as DatabaseError;
  return code === '25006' || (code === '0A000' && routine === 'call_bool_check_hook');
};

/** The same for queries outside an operation: only the unavailability of the database; other errors are left to the caller. */
export function asUnavailable(error: unknown): unknown {
  const refusal = asRefusalOfCommand(error);
  return refusal instanceof Refusal && refusal.code === 'database_unavailable' ? refusal : error;
}

/** Errors that a retried transaction would not meet again: the other transaction is over by then. */
export const passesNextTime = (error: unknown) =>
  isCollision(error) || ['40001', '40P01'].includes(String((error as DatabaseError).code));

/** A unique value was taken between the check and the write; a retry will find it in the check. */
export const isCollision = (error: unknown) => (error as DatabaseError).code === '23505';

export const isLockTimeout = (error: unknown) => (error as DatabaseError).code === '55P03';

const isLostConnection = (error: unknown) =>
  error instanceof Error &&
  (/Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed/.test(
    error.message,
  ) ||
    [
      'ECONNREFUSED',
      'ECONNRESET',
      'EPIPE',
      'ENOENT',
      'ETIMEDOUT',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'ENOTFOUND',
      'EAI_AGAIN',
    ].includes(String((error as { code?: string }).code)) ||
    String((error as DatabaseError).code).startsWith('08'));
