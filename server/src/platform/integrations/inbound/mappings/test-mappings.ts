import Type from 'typebox';
import type { InboundMapping } from '../../../../../../nouns/inbound-mapping.ts';
import { choice, id, nullable, object, text } from '../../../../kernel/fields.ts';
import type { InboundOperation } from '../../../../kernel/integrations/inbound-operation.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { Refusal, words } from '../../../../kernel/problems/errors.ts';
import { type Language, problemBody } from '../../../../kernel/problems/problem-body.ts';
import { enterAsInstaller } from '../../as-installer.ts';
import { installationRow } from '../../installation.row.ts';
import { extractedOf, extractValues } from '../apply/extract-values.ts';
import { type Performed, performMapping } from '../apply/perform-mapping.ts';
import { activeMappings, inboundMapping, matchesEvent } from './inbound-mapping.ts';
import { readPayload } from './read-payload.ts';

const anyFields = (title: string, example: Record<string, unknown>) =>
  Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true, title, examples: [example] });

const trial = object(
  {
    mappingId: id('Mapping'),
    name: text(200, 'Name'),
    operation: text(64, 'What is done'),
    extracted: anyFields('Values taken out of the event', { name: 'Цемент М500', sku: 'C-500' }),
    missing: Type.Array(Type.String(), { title: 'Required fields the event lacks' }),
    wouldWrite: nullable(
      object(
        {
          result: choice(['recorded', 'created', 'updated', 'unchanged', 'skipped_stale'], 'What would be done'),
          entityType: nullable(text(64, 'Kind of the record')),
          entityId: nullable(id('Record; null for one that would be new')),
          displayName: nullable(Type.String({ title: 'Name of the record' })),
        },
        { title: 'What would be written' },
      ),
    ),
    problem: nullable(anyFields('Why nothing would be written, as a problem body', { code: 'mapping_invalid' })),
  },
  { title: 'What a mapping would do' },
);

export const testMappings = (operations: readonly InboundOperation[]) =>
  command({
    name: 'integrations.test-mappings',
    summary: words('Try mappings without effect', 'Проверить сопоставления без записи'),
    description:
      'Every active mapping of the event is really applied, with the rights of the person who installed the integration, and taken back again: what it would write or why it would be refused is exactly what a webhook would meet. Nothing is kept.',
    permission: 'integrations.configure',
    scope: 'settings.write',
    input: object({
      id: id('Installation'),
      event: inboundMapping.fields.event,
      payload: anyFields('Event of the other system', { id: '000104', name: 'Цемент М500', article: 'c-500' }),
    }),
    output: object({ matched: Type.Array(trial, { title: 'Mappings of the event, in their order' }) }),
    enter: ({ id: installationId }, approach) => enterAsInstaller({ installationId }, approach),

    async run(ctx, { id: installationId, event, payload }) {
      ctx.nothingChanged();
      await installationRow(ctx.db, installationId);
      const sent = readPayload(Buffer.from(JSON.stringify(payload)));
      const mappings = await activeMappings(ctx.db, installationId);
      const matched = [];
      for (const mapping of mappings.filter((one) => matchesEvent(one, event)))
        matched.push(await tryMapping(ctx, operations, mapping, sent));
      return { matched };
    },
  });

async function tryMapping(
  ctx: WriteContext,
  operations: readonly InboundOperation[],
  mapping: InboundMapping,
  payload: unknown,
) {
  const extracted = extractValues(mapping, payload);
  const { missing } = extracted;
  const told = {
    mappingId: mapping.id,
    name: mapping.name,
    operation: mapping.operation,
    extracted: extractedOf(extracted),
    missing,
  };
  const outcome = await withoutEffect(ctx, () => performMapping(ctx, operations, mapping, payload));
  if (outcome instanceof Refusal)
    return { ...told, wouldWrite: null, problem: problemBody(outcome, ctx.requestId, ctx.language as Language) };
  const { result, entityType, entityId, displayName } = outcome;
  const named = result === 'created' ? null : entityId;
  return { ...told, wouldWrite: { result, entityType, entityId: named, displayName }, problem: null };
}

/** Does a part for its outcome alone: it is refused at its end, and so undone. */
async function withoutEffect(ctx: WriteContext, part: () => Promise<Performed>): Promise<Performed | Refusal> {
  let done: Performed | undefined;
  try {
    await ctx.attempt(async () => {
      done = await part();
      throw new Refusal('conflict', words('Only tried.', 'Это только проба.'));
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return done ?? error;
  }
  throw new Error('A trial was not undone');
}
