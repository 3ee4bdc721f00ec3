import type { DocumentKind } from '../../kernel/document-kind.ts';
import { act, get, type Route, routes } from '../../kernel/routes.ts';
import type { VariableNamespace } from '../../kernel/variables.ts';
import type { CustomFieldHost } from '../../platform/custom-fields/custom-field-host.ts';
import { customVariables } from './custom-variables.ts';
import { listVariables } from './list-variables.ts';
import { recordTypes } from './record-types.ts';
import { resolveVariables } from './resolve-variables.ts';
import { pathsSwitchedOff, servedVariables } from './served-variables.ts';

export function variableRoutes(
  namespaces: readonly VariableNamespace[],
  hosts: readonly CustomFieldHost[],
  kinds: readonly DocumentKind[],
): readonly Route[] {
  const served = servedVariables(namespaces);
  const customOf = customVariables(hosts, kinds);
  return routes('Variables', [
    get('/api/v1/variables', listVariables(served, customOf, pathsSwitchedOff(namespaces))),
    act('/api/v1/variables/resolve', resolveVariables(served, customOf, recordTypes(namespaces, hosts)), {
      policies: ['variables-resolve'],
    }),
  ]);
}
