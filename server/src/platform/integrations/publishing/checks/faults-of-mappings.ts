import type { InboundOperation } from '../../../../kernel/integrations/inbound-operation.ts';
import { type FieldError, fieldError, Refusal, words } from '../../../../kernel/problems/errors.ts';
import { checkMapping } from '../../inbound/mappings/check-mapping.ts';
import type { ExternalManifest } from '../external-manifest.ts';
import { mappingRules } from '../mapping-rules.ts';

/** Whether every mapping can work, and writes only where the version asks to write. */
export const faultsOfMappings = (manifest: ExternalManifest, operations: readonly InboundOperation[]): FieldError[] =>
  manifest.mappings.flatMap((given, index) => {
    const at = `/manifest/mappings/${index}`;
    try {
      const rules = mappingRules(given, index + 1);
      const { command } = checkMapping(operations, rules);
      return [...beyondScopes(manifest, command.permission, at), ...(rules.allowBankDetails ? [bankDetails(at)] : [])];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.errors.map((one) => ({ ...one, at: `${at}${one.at}` }));
    }
  });

/** What webhooks write must stand in the data-transfer table, as what a key writes does. */
function beyondScopes({ scopes }: ExternalManifest, permission: string, at: string): FieldError[] {
  const [area, action] = permission.split('.');
  const wanted = `${area}.write`;
  if (action === undefined || (scopes as readonly string[]).includes(wanted)) return [];
  return [fieldError(at, 'scope_missing', words(`needs the scope ${wanted}`, `нужна область доступа ${wanted}`))];
}

const bankDetails = (at: string) =>
  fieldError(
    `${at}/allowBankDetails`,
    'not_supported',
    words('is turned on by people of the portal only', 'включают только сами сотрудники портала'),
  );
