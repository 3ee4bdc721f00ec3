import { type Finding, finding } from '../finding.ts';

/** What ended a drill: an invariant so broken that nothing after it can be looked at. */
class Broken extends Error {
  readonly finding: Finding;
  constructor(invariant: string, why: unknown) {
    super(invariant);
    const said = (why as { stderr?: string }).stderr || String(why);
    this.finding = finding(invariant, [said.trim().slice(-600)]);
  }
}

/** A step without which the drill cannot go on. */
export const demand = <T>(invariant: string, step: Promise<T>): Promise<T> =>
  step.catch((error: unknown) => {
    throw new Broken(invariant, error);
  });

/** The finding of a broken drill; anything else is thrown on. */
export function findingOf(error: unknown): Finding {
  if (error instanceof Broken) return error.finding;
  throw error;
}
