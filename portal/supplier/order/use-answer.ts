import type { Refused } from '../../public-kit/call.ts';
import { useSend } from '../../public-kit/use-send.ts';
import type { AnswerProps, Order } from './types.ts';

/** Refusals that say that the order is no longer what the page shows. */
const stale = [404, 409];

/** Sends an answer; where it is refused because the order has changed, that is read anew. */
export const useAnswer = <Body>(
  { token, onAnswered, onStale }: Pick<AnswerProps, 'token' | 'onAnswered' | 'onStale'>,
  post: (token: string, body: Body, key: string) => Promise<Order>,
) =>
  useSend(async (body: Body, key) => {
    try {
      onAnswered(await post(token, body, key));
    } catch (error) {
      if (stale.includes((error as Refused).status)) await onStale();
      throw error;
    }
  });
