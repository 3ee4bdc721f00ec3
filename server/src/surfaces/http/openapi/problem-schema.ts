import { explanations } from '../../../kernel/problems/explanations/explanations.ts';
import { type ProblemCode, problems } from '../../../kernel/problems/problems.ts';
import type { Json } from './json.ts';

const requestId = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';

export const fieldErrorSchema: Json = {
  type: 'object',
  title: 'Field error',
  required: ['in', 'code', 'message'],
  properties: {
    in: { type: 'string', enum: ['body', 'query', 'path', 'header'], title: 'Where the value stood' },
    pointer: { type: 'string', title: 'RFC 6901 pointer into the body', examples: ['/items/0/price'] },
    parameter: { type: 'string', title: 'Name of the parameter or header', examples: ['limit'] },
    code: { type: 'string', title: 'Which rule was broken', examples: ['required'] },
    message: { type: 'string', title: 'The same for a person', examples: ['is required'] },
    fix: { type: 'string', title: 'What to send instead', examples: ['Add this field with a value.'] },
    params: { type: 'object', title: 'Numbers and names of the rule' },
  },
  additionalProperties: false,
};

/** RFC 9457 with our members. A code may promise more members, so the object stays open. */
export const problemSchema: Json = {
  type: 'object',
  title: 'Problem',
  description: 'The body of every refusal. `code` is stable; `detail` is for people and may change.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'requestId', 'retryable'],
  properties: {
    type: { type: 'string', title: 'Address of the explanation', examples: ['/problems/validation_failed'] },
    title: { type: 'string', title: 'What this code means' },
    status: { type: 'integer', minimum: 400, maximum: 599, title: 'HTTP status' },
    detail: { type: 'string', title: 'What happened this time' },
    fix: { type: 'string', title: 'What to do about it' },
    instance: { type: 'string', title: 'This occurrence', examples: [`urn:uuid:${requestId}`] },
    code: { type: 'string', title: 'Stable code', enum: Object.keys(problems) },
    requestId: { type: 'string', title: 'Identifier to name when asking for help' },
    retryable: { type: 'boolean', title: 'The same request may succeed later unchanged' },
    errors: {
      type: 'array',
      maxItems: 100,
      items: { $ref: '#/components/schemas/FieldError' },
      title: 'Refused fields',
    },
  },
};

/** A body of each code, by its code. */
export const problemExamples = (): Record<string, Json> =>
  Object.fromEntries(
    Object.keys(problems).map((code) => [
      code,
      { summary: problems[code as ProblemCode].title.en, value: problemExample(code as ProblemCode) },
    ]),
  );

function problemExample(code: ProblemCode): Json {
  const { title, status, retryable } = problems[code];
  return {
    type: `/problems/${code}`,
    title: title.en,
    status,
    detail: details[code] ?? `${title.en}.`,
    fix: explanations[code].fix.en,
    instance: `urn:uuid:${requestId}`,
    code,
    requestId,
    retryable,
    ...members[code],
  };
}

const details: Partial<Record<ProblemCode, string>> = {
  validation_failed: '1 field is invalid.',
  presence_required: 'Prove that it is you (POST /api/v1/auth/prove with your password), then repeat the request.',
  forbidden: 'Your role does not allow this. Ask the person who manages roles in your company.',
  insufficient_scope: 'The key needs the scope catalog.write.',
  not_found: 'Catalog item not found.',
  rate_limited: 'Too many requests. Wait 1 s.',
  precondition_failed: 'The record is at version 18.',
  version_conflict: 'The record is at version 18.',
  invalid_state_transition: 'Cannot go from “Draft” to “Paid”.',
};

const members: Partial<Record<ProblemCode, Json>> = {
  validation_failed: {
    errors: [
      {
        ...{ in: 'body', pointer: '/name', code: 'required', message: 'is required' },
        fix: 'Add this field with a value.',
      },
    ],
  },
  unknown_reference: {
    errors: [
      {
        in: 'body',
        pointer: '/warehouseId',
        code: 'not_found_reference',
        message: 'refers to a record that does not exist',
      },
    ],
  },
  already_exists: {
    errors: [{ in: 'body', pointer: '/sku', code: 'duplicate', message: 'is in use' }],
    existing: { entityType: 'catalog_item', entityId: '0192f3c1-4d5e-7a6b-8c9d-0e1f2a3b4c5d' },
  },
  unknown_query_parameter: {
    errors: [{ in: 'query', parameter: 'lmit', code: 'unknown_field', message: 'is not a field of this request' }],
  },
  presence_required: { ways: ['password'] },
  forbidden: { requiredPermissions: ['catalog.update'] },
  insufficient_scope: { requiredScopes: ['catalog.write'] },
  rate_limited: { 'violated-policies': ['key-write'] },
  login_throttled: { 'violated-policies': ['login-account'] },
  precondition_failed: { currentVersion: 18 },
  version_conflict: { currentVersion: 18 },
  invalid_state_transition: { from: 'draft', to: 'paid', allowed: ['sent', 'cancelled'] },
  business_rule_violated: { rule: 'value_out_of_bounds' },
  event_cursor_expired: { nextCursor: 'AbCd…' },
  portal_moved: { movedTo: 'https://purchasing.romashka.ru' },
  has_dependencies: { rule: 'in_use', blockers: [{ entityType: 'stock_balance', count: 3 }] },
};
