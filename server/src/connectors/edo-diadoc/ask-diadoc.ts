import type { Call } from '../../kernel/integrations/call.ts';
import { type CallClass, type ProviderAnswer, ProviderError } from '../../kernel/integrations/provider.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import type { DiadocSettings } from './settings.ts';

export type DiadocCall = Call<DiadocSettings>;

interface Asked {
  class: CallClass;
  method: 'GET' | 'POST';
  /** `/V3/GetDocument` */
  path: string;
  query?: Readonly<Record<string, string | undefined>>;
  body?: string | Buffer;
  operation: string;
}

const json = 'application/json; charset=utf-8';

/** One request, as JSON; what goes out and what comes back are in the same format, as Diadoc asks. */
export async function askDiadoc(
  call: DiadocCall,
  { path, query = {}, body, ...asked }: Asked,
): Promise<ProviderAnswer> {
  const isBinary = Buffer.isBuffer(body);
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  try {
    return await call.http.request({
      ...asked,
      path: given.length > 0 ? `${path}?${given.join('&')}` : path,
      headers: {
        accept: json,
        ...(body !== undefined && { 'content-type': isBinary ? 'application/octet-stream' : json }),
      },
      body: body ?? null,
      authorized: true,
    });
  } catch (error) {
    throw error instanceof ProviderError ? inItsWords(error) : error;
  }
}

/** What Diadoc means by a status (DD-07, DD-27), and what can be done. Its own words go no further: they may repeat what was sent. */
function inItsWords(error: ProviderError): ProviderError {
  const said = sentences[error.status ?? 0];
  if (!said) return error;
  return new ProviderError(error.kind, said, {
    ...(error.status !== undefined && { status: error.status }),
    ...(error.retryAfterMs !== undefined && { retryAfterMs: error.retryAfterMs }),
    ...(error.answer !== undefined && { answer: error.answer }),
  });
}

const sentences: Readonly<Record<number, Words>> = {
  401: words(
    'Diadoc does not accept the access. Connect the integration again.',
    'Диадок не принимает доступ. Подключите интеграцию заново.',
  ),
  402: words(
    'The subscription to the API of Diadoc has ended.',
    'Подписка на API Диадока закончилась: продлите её в Контуре.',
  ),
  403: words(
    'The employee who connected the integration may not see this box, or it is of another environment of Diadoc.',
    'У сотрудника, который подключил интеграцию, нет доступа к ящику, или ящик из другой среды Диадока.',
  ),
  400: words('Diadoc refused the document: its data are wrong.', 'Диадок отклонил запрос: данные не подходят.'),
  409: words(
    'Diadoc reports that it has the document already, or that the recipient does not take it.',
    'Диадок сообщает, что такой документ уже есть или получатель его не принимает.',
  ),
};
