import Type from 'typebox';
import { requirements, requisitionFlow } from '../../../../../../nouns/requisition-flow.ts';
import { choice, flag, integer, nullable, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { requisition } from '../../requisition.ts';

const status = (title: string) => choice(requisition.statuses, title);

export const readStatusFlow = query({
  name: 'requisitions.read-status-flow',
  summary: words('The status scheme of requisitions', 'Схема статусов заявки'),
  description:
    'Every status and every move between them: whether figures follow it by themselves, the permission a person needs to ask for it (null: nobody ' +
    'may), and what it requires. A requisition on hold returns only to the status it was held from.',
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  input: object({}),
  output: object(
    {
      statuses: Type.Array(
        object({
          code: status('Status'),
          name: Type.String({ title: 'Name in the language asked for', examples: ['Draft'] }),
          color: Type.String({ title: 'Colour', examples: ['#64748B'] }),
          terminal: flag('Nothing more is expected to happen'),
          order: integer('Place in the life of a requisition'),
        }),
      ),
      transitions: Type.Array(
        object({
          from: status('From'),
          to: status('To'),
          auto: flag('Followed by itself when the figures say so'),
          permission: nullable(
            Type.String({ title: 'Permission to ask for it', examples: ['purchase_requisitions.status'] }),
          ),
          requires: Type.Array(choice(requirements, 'Condition')),
        }),
      ),
    },
    { title: 'Status scheme' },
  ),

  run: async ({ language }) => ({
    statuses: requisition.statuses.map((code, index) => {
      const { color = '', ...name } = requisitionFlow.statuses[code];
      const terminal = code === 'completed' || code === 'cancelled';
      return { code, name: name[language], color, terminal, order: index + 1 };
    }),
    transitions: Object.values(requisitionFlow.moves).flatMap(
      ({ from, to, isAutomatic = false, permission = null, requires = [] }) =>
        from.map((one) => ({ from: one, to, auto: isAutomatic, permission, requires: [...requires] })),
    ),
  }),
});
