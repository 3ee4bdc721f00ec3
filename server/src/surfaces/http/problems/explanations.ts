import type { ProblemCode } from '../../../kernel/problems/problems.ts';
import { absence } from './explain-absence.ts';
import { conflicts } from './explain-conflicts.ts';
import { content } from './explain-content.ts';
import { identity } from './explain-identity.ts';
import { reading } from './explain-reading.ts';
import { rights } from './explain-rights.ts';
import { service } from './explain-service.ts';
import type { Explanation } from './explanation.ts';

/** What stands on `/problems/<code>`. A code without an explanation does not compile. */
export const explanations = {
  ...reading,
  ...identity,
  ...rights,
  ...absence,
  ...conflicts,
  ...content,
  ...service,
} satisfies Record<ProblemCode, Explanation>;
