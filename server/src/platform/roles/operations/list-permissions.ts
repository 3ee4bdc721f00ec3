import Type from 'typebox';
import { permissionDomains } from '../../../../../nouns/kit/rights.ts';
import { flag, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import { actionLabels, domainLabels } from '../permission-labels.ts';

const label = object({ en: Type.String(), ru: Type.String() }, { title: 'Label' });

export const listPermissions = query({
  name: 'roles.list-permissions',
  summary: words('The catalog of permissions', 'Перечень прав'),
  description: 'Grouped by domain, in the order of the platform. `held` says whether the caller may give it.',
  permission: 'users.read',
  scope: 'users.read',
  input: object({}),
  output: object({
    items: Type.Array(
      object({
        domain: Type.String(),
        label,
        permissions: Type.Array(object({ key: Type.String(), label, held: flag('The caller holds it') })),
      }),
    ),
  }),
  run: async ({ actor }) => ({
    items: Object.entries(permissionDomains).map(([domain, actions]) => ({
      domain,
      label: domainLabels[domain as keyof typeof permissionDomains],
      permissions: actions.map((action) => ({
        key: `${domain}.${action}`,
        label: labelOf(domain as keyof typeof permissionDomains, action),
        held: actor.permissions.has(`${domain}.${action}`),
      })),
    })),
  }),
});

/** «Каталог: просмотр», said of the domain and the action. */
function labelOf(domain: keyof typeof permissionDomains, action: keyof typeof actionLabels): Words {
  const [of, what] = [domainLabels[domain], actionLabels[action]];
  return words(`${of.en}: ${what.en}`, `${of.ru}: ${what.ru}`);
}
