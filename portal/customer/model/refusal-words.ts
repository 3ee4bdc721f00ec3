import type { Refused } from '../../public-kit/call.ts';
import { counted, say } from '../../src/kit/say.ts';

/** What is said of something that was not taken, beside the button that tries again. */
export function refusalWords({ status, wait, message }: Refused): string {
  if (status === 0)
    return say(
      'No connection. What you typed is kept: try again when it is back.',
      'Нет связи. Написанное сохранено: повторите, когда связь появится.',
    );
  if (status === 429 && wait !== undefined)
    return say(
      `Too many requests. Try again in ${counted(wait, ['second', 'seconds'], ['секунду', 'секунды', 'секунд'])}.`,
      `Слишком много запросов. Повторите через ${counted(wait, ['second', 'seconds'], ['секунду', 'секунды', 'секунд'])}.`,
    );
  return message;
}

/** What the server found wrong with a field of what was sent, as a sentence of its own. */
export function faultOf(problem: Refused | undefined, field: string): string | undefined {
  const message = problem?.faults.find(({ pointer }) => pointer === `/${field}`)?.message;
  return message && message.charAt(0).toUpperCase() + message.slice(1);
}
