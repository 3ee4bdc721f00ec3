import { type FieldError, Refusal, type Words } from '../../kernel/problems/errors.ts';

/** A rule that rows of a request break: each row is named in `errors`, and what is said of the first stands beside the rule. */
export const refuseRows = (rule: string, sentence: Words, errors: readonly FieldError[]) =>
  new Refusal('business_rule_violated', sentence, {
    errors: errors.slice(0, 100),
    members: { rule, ...errors[0]?.params },
  });
