import type { Refused } from '../public-kit/call.ts';
import { useSend } from '../public-kit/use-send.ts';

/** Refusals that say that the proposal is no longer what the page shows: somebody has answered, or it was taken back. */
const stale = [404, 409];

interface AnswerParts<Body, Answer> {
  token: string;
  post(token: string, body: Body, key: string): Promise<Answer>;
  onTaken(answer: Answer): void;
  onStale(): Promise<void>;
}

/** Sends what a dialog asks for; where it is refused because the proposal has changed, that is read anew. */
export const useAnswer = <Body, Answer>({ token, post, onTaken, onStale }: AnswerParts<Body, Answer>) =>
  useSend(async (body: Body, key) => {
    try {
      onTaken(await post(token, body, key));
    } catch (error) {
      if (stale.includes((error as Refused).status)) await onStale();
      throw error;
    }
  });
