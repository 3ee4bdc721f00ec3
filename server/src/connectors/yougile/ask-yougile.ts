import type { Call } from '../../kernel/integrations/call.ts';
import { type CallClass, ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { YougileSettings } from './settings.ts';
import { messageOf } from './wire.ts';

interface Asked {
  class: CallClass;
  method: 'GET' | 'POST' | 'PUT';
  /** Below the version of the service. */
  path: string;
  /** What the journal calls it: `tasks.read`. */
  operation: string;
  body?: Readonly<Record<string, unknown>>;
  /** Of the query; what is undefined is left out. */
  query?: Readonly<Record<string, string | number | undefined>>;
}

/** One call. Rights of the owner of the key apply to every object, so a refusal of one of them is none of the whole connection. */
export async function ask({ http, settings }: Call<YougileSettings>, asked: Asked): Promise<unknown> {
  const { path, query = {}, body, ...request } = asked;
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  try {
    const answer = await http.request({
      ...request,
      ...(settings.region === 'ru' && { at: 'ru' }),
      path: `/api-v2${path}${given.length > 0 ? `?${given.join('&')}` : ''}`,
      headers: {
        authorization: `Bearer ${settings.apiKey}`,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return answer.json();
  } catch (error) {
    throw error instanceof ProviderError ? inItsWords(error) : error;
  }
}

/** What was refused for its content is told in the words of the service, where it has any. */
function inItsWords(error: ProviderError): ProviderError {
  const said = error.kind === 'validation' && error.answer ? messageOf(error.answer) : null;
  if (said === null) return error;
  const detail = words(`YouGile refused it: ${said}`, `YouGile отклонил запрос: ${said}`);
  return new ProviderError('validation', detail, {
    ...(error.status !== undefined && { status: error.status }),
    ...(error.answer && { answer: error.answer }),
  });
}

/** An object that is not there, and one that the owner of the key may not see, look alike. */
export async function orNothing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
}

const isHidden = (error: unknown) =>
  error instanceof ProviderError && (error.kind === 'not_found' || error.kind === 'forbidden');

/** A change of one object that is refused: it says nothing of the others. */
export async function ofOneObject<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!isHidden(error)) throw error;
    throw new ProviderError(
      'validation',
      words(
        'The task is no longer there, or the owner of the key may not change it.',
        'Задачи больше нет, или владельцу ключа нельзя её менять.',
      ),
    );
  }
}
