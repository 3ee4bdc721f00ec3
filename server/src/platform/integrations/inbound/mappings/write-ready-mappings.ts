import type { ReadyMapping } from '../../../../kernel/integrations/manifest.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import type { Words } from '../../../../kernel/problems/errors.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { blankMapping, inboundMappings } from './inbound-mapping.ts';

/** What an installation of our own begins with: mappings as a person would have made them, in his language and his name. */
export async function writeReadyMappings(ctx: WriteContext, installationId: string, ready: readonly ReadyMapping[]) {
  for (const [index, given] of ready.entries()) {
    const { name, event, operation, source, requiredFields, idempotencyPath, externalSource, externalIdPath, matchBy } =
      given;
    await inboundMappings.create(ctx, {
      ...blankMapping,
      ...{ event, operation, idempotencyPath, externalSource, externalIdPath, matchBy: matchBy ?? null },
      id: uuidv7(),
      installationId,
      name: name[ctx.language],
      position: index + 1,
      source: { ...source },
      defaults: defaultsIn(ctx.language, given),
      requiredFields: [...requiredFields],
    });
  }
}

const defaultsIn = (language: keyof Words, { defaults = {} }: ReadyMapping) =>
  Object.fromEntries(
    Object.entries(defaults).map(([field, value]) => [field, typeof value === 'string' ? value : value[language]]),
  );
