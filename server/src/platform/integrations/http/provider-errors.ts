import {
  type CallClass,
  type ProviderAnswer,
  ProviderError,
  type ProviderErrorKind,
  type ProviderRequest,
} from '../../../kernel/integrations/provider.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import type { Answer, Failure } from '../../outbound/outcome.ts';
import { readRetryAfter } from '../../webhooks/sending/read-retry-after.ts';
import { readProviderAnswer } from './read-provider-answer.ts';
import { beforeSending } from './retry-policy.ts';

const kindOfStatus: Readonly<Record<number, ProviderErrorKind>> = {
  401: 'auth',
  402: 'payment_required',
  403: 'forbidden',
  404: 'not_found',
  408: 'unavailable',
  409: 'conflict',
  429: 'rate_limited',
};

const sentences: Readonly<Record<ProviderErrorKind, Words>> = {
  auth: words('The provider does not accept the credentials.', 'Провайдер не принимает учётные данные.'),
  forbidden: words(
    'The provider does not allow this with these credentials.',
    'Провайдер не разрешает это с такими учётными данными.',
  ),
  validation: words('The provider refused the request.', 'Провайдер отклонил запрос.'),
  not_found: words('The provider does not recognise the address.', 'У провайдера нет такого адреса.'),
  conflict: words('The provider reports a conflict.', 'Провайдер сообщает о конфликте.'),
  rate_limited: words('The provider asks to wait.', 'Провайдер ограничил частоту запросов.'),
  quota: words("The provider's quota is used up.", 'Квота у провайдера исчерпана.'),
  payment_required: words('The provider asks for payment.', 'Провайдер требует оплаты.'),
  unavailable: words('The provider is not available.', 'Провайдер недоступен.'),
  unknown_outcome: words(
    'It is not known whether the provider carried it out.',
    'Выполнил ли провайдер запрос, неизвестно.',
  ),
  contract_violation: words(
    "The provider's answer is not what it promises.",
    'Ответ провайдера не такой, как он обещает.',
  ),
  stays_inside: words(
    'A test portal asks no other system: nothing was sent.',
    'Тестовый портал не обращается к другим системам: ничего не отправлено.',
  ),
};

/** What a connector of a test portal is told instead of being asked. */
export const testPortalAsksNobody = () => made('stays_inside');

/** What a status means; null for 2xx. */
export function errorOfAnswer(answer: Answer, call: ProviderRequest): ProviderError | null {
  const { status, fields } = answer;
  if (status >= 200 && status < 300) return answer.truncated ? brokenOff(answer, call.class) : null;
  const kind =
    kindOfStatus[status] ?? (status >= 500 ? 'unavailable' : status >= 400 ? 'validation' : 'contract_violation');
  // After a server's own failure nobody knows whether it had done the work already.
  const doubted = call.class === 'unsafe-write' && kind === 'unavailable' ? 'unknown_outcome' : kind;
  const retryAfterMs = readRetryAfter(fields['retry-after'], new Date());
  return made(doubted, {
    status,
    answer: readProviderAnswer(answer, call),
    ...(retryAfterMs !== null && { retryAfterMs }),
  });
}

/** One that ended too early may come whole next time; one that is too long never will. */
function brokenOff({ status, tooLong }: Answer, call: CallClass) {
  if (call === 'unsafe-write') return made('unknown_outcome', { status });
  return made(tooLong ? 'contract_violation' : 'unavailable', { status });
}

export function errorOfFailure({ errorCode }: Failure, call: CallClass): ProviderError {
  if (errorCode === 'blocked_target')
    return new ProviderError('validation', words('The address may not be called.', 'На этот адрес обращаться нельзя.'));
  if (errorCode === 'body_error') return made(call === 'unsafe-write' ? 'unknown_outcome' : 'contract_violation');
  return made(call === 'unsafe-write' && !beforeSending.has(errorCode) ? 'unknown_outcome' : 'unavailable');
}

const made = (
  kind: ProviderErrorKind,
  more: { status?: number; retryAfterMs?: number; answer?: ProviderAnswer } = {},
) => new ProviderError(kind, sentences[kind], more);
