import type { Refused } from '../public-kit/call.ts';
import { useSend } from '../public-kit/use-send.ts';

interface Answering<Next> {
  token: string;
  /** Shows what the page is after the answer. */
  onAnswered(next: Next): void;
  /** What the page shows is no longer so. */
  onStale(): Promise<void>;
}

/** Refusals that say that the record is no longer what the page shows. */
const stale = [404, 409];

/** Sends an answer; where it is refused because the record has changed, that is read anew. */
export const useAnswer = <Body, Next>(
  { token, onAnswered, onStale }: Answering<Next>,
  post: (token: string, body: Body, key: string) => Promise<Next>,
) =>
  useSend(async (body: Body, key) => {
    try {
      onAnswered(await post(token, body, key));
    } catch (error) {
      if (stale.includes((error as Refused).status)) await onStale();
      throw error;
    }
  });
