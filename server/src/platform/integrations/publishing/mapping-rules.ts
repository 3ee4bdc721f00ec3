import { object } from '../../../kernel/fields.ts';
import { intakeOf } from '../../../kernel/intake/intake-of.ts';
import { blankMapping, inboundMapping, type MappingRules } from '../inbound/mappings/inbound-mapping.ts';
import type { ExternalManifest } from './external-manifest.ts';

/** A mapping as a publisher writes it: the same fields as a person's. */
const intake = intakeOf(object(inboundMapping.creation));

/** A mapping of a version with all that it leaves out; refused where its fields are none. */
export function mappingRules(given: ExternalManifest['mappings'][number], position: number): MappingRules {
  const read = intake(given) as Pick<MappingRules, 'event' | 'operation'> & Partial<MappingRules>;
  return { ...blankMapping, name: read.event, position, ...read };
}
