import type { Refusal } from '../../kernel/problems/errors.ts';
import type { Language } from '../../kernel/problems/problem-body.ts';
import type { ProblemCode } from '../../kernel/problems/problems.ts';

const kinds: Partial<Record<ProblemCode, string>> = {
  already_exists: 'uniqueness',
  malformed_json: 'invalidSyntax',
  duplicate_json_key: 'invalidSyntax',
  invalid_encoding: 'invalidSyntax',
  validation_failed: 'invalidValue',
  business_rule_violated: 'invalidValue',
};

/** A refusal in the words and the shape of SCIM (RFC 7644, 3.12), which knows no 422. `code` names it as elsewhere. */
export function scimError({ code, status: ours, detail, members }: Refusal, language: Language) {
  const status = ours === 422 ? 400 : ours;
  const scimType = (members.scimType as string | undefined) ?? kinds[code];
  const body = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType && { scimType }),
    ...{ detail: detail[language], code },
  };
  return { status, body };
}
