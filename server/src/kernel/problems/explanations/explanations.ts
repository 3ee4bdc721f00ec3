import type { ProblemCode } from '../problems.ts';
import { absence } from './absence.ts';
import { conflicts } from './conflicts.ts';
import { content } from './content.ts';
import type { Explanation } from './explain.ts';
import { identity } from './identity.ts';
import { reading } from './reading.ts';
import { rights } from './rights.ts';
import { service } from './service.ts';

/** What each code means and what to do: shown by `/problems/<code>`, and as `fix` of a refusal. A code without one does not compile. */
export const explanations: Readonly<Record<ProblemCode, Explanation>> = {
  ...reading,
  ...identity,
  ...rights,
  ...absence,
  ...conflicts,
  ...content,
  ...service,
};
