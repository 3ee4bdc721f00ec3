import type { Static, TSchema } from 'typebox';
import type { Command, WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import type { Words } from '../../../kernel/problems/errors.ts';

/** A record of the story with a page of its own. */
export interface SampleRecord {
  type: string;
  id: string;
}

/** What the parts of the story share: in which words it is told, for whom, and all that was made so far. */
export interface Sample {
  /** The person who asked for it, and is responsible in it. */
  userId: string;
  records: SampleRecord[];
  say(words: Words): string;
  /** Makes a record with a page of its own. */
  make<I extends TSchema, R extends { id: string }>(
    type: string,
    operation: Command<I, R>,
    input: Static<I>,
  ): Promise<R>;
  /** Does something with records that are there. */
  act<I extends TSchema, R>(operation: Command<I, R>, input: Static<I>): Promise<R>;
  keep(...records: readonly SampleRecord[]): void;
  /** A day so many days from now. */
  day(ahead: number): string;
}

const dayMs = 86_400_000;

export function sampleOf(ctx: WriteContext, language: keyof Words, userId: string): Sample {
  const records: SampleRecord[] = [];
  const keep = (...made: readonly SampleRecord[]) => void records.push(...made);
  /** What would follow in jobs of its own follows before the next step. */
  const act: Sample['act'] = async (operation, input) => {
    const answer = await ctx.call(operation, input);
    await ctx.writeFacts();
    return answer;
  };
  return {
    userId,
    records,
    keep,
    act,
    say: (words) => words[language],
    async make(type, operation, input) {
      const made = await act(operation, input);
      keep({ type, id: made.id });
      return made;
    },
    day: (ahead) => new Date(portalNow().getTime() + ahead * dayMs).toISOString().slice(0, 10),
  };
}
