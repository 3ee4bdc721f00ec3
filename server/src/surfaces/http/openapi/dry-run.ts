import Type from 'typebox';
import { choice, object } from '../../../kernel/fields.ts';
import { payloadSchema } from '../../../platform/webhooks/events/payload-schema.ts';
import { type Json, ref } from './json.ts';
import type { Publish } from './public-schema.ts';

const schema = object(
  {
    dryRun: Type.Literal(true, { title: 'Nothing of it was kept' }),
    status: Type.Integer({ title: 'The status the write would have', examples: [201] }),
    body: Type.Unknown({
      title: 'The body the write would answer, as its own answer of that status is documented',
      description: 'Identifiers and moments are others when it is written.',
    }),
    events: Type.Array(Type.Object({ ...payloadSchema().properties, dryRun: Type.Literal(true) }), {
      title: 'The events it would have sent, those the caller may read; at most 200',
      examples: [[]],
    }),
    warnings: Type.Array(
      object({
        code: choice(['work_not_done', 'idempotency_key_used', 'secret_unusable', 'events_left_out'], 'Stable code'),
        message: Type.String({ title: 'The same for a person' }),
      }),
      { title: 'What is not done, and what of the answer does not hold', examples: [[]] },
    ),
  },
  { title: 'What a write would do' },
);

export const dryRunSchema = (publish: Publish): Json => publish(schema);

/** These stand once for all writes: beside the answers of each they would make every typed client tell shapes apart. */
const insteadOfWriting = (description: string, schema: string): Json => ({
  description,
  headers: {
    'X-Request-Id': ref('headers', 'X-Request-Id'),
    'Preference-Applied': ref('headers', 'Preference-Applied'),
  },
  content: { 'application/json': { schema: ref('schemas', schema) } },
});

export const dryRunAnswer = insteadOfWriting('What the write would do. Nothing was kept', 'DryRun');
export const pendingWriteAnswer = insteadOfWriting(
  'The write waits for a person. Nothing of it is done yet',
  'PendingWrite',
);
