import type { AskedSaby, RuleId } from './rules.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A call for work: what is asked, and a way to refuse it. */
export interface Told {
  asked: AskedSaby;
  params: Fields;
  /** Refuses by a rule with an error of JSON-RPC. */
  refuse(rule: RuleId, broken: boolean, says: string, code?: number): void;
}
