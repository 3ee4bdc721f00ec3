import type { TSchema } from 'typebox';
import type { Words } from './problems/errors.ts';
import type { ProblemCode } from './problems/problems.ts';

/** What an operation says of itself. */
export interface Described {
  /** `domain.verb-noun`; also the operation id of the documentation. */
  name: string;
  summary: Words;
  description?: string;
  /** Problem codes of this operation besides those that its kind implies. */
  refuses?: readonly ProblemCode[];
  /** Statuses it may set by `respond` besides that of its route, such as 201 for a change that may also create. */
  alsoAnswers?: readonly number[];
  /** The answer with 202, by `respond`, where the work goes on after it. */
  accepted?: TSchema;
}
