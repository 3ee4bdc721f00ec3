import Type from 'typebox';
import { choice, flag, integer, nullable, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { declared, requirements } from '../requisition-flow.ts';
import { requisitionStatuses } from '../requisition-statuses.ts';
import { statusLooks } from '../status-looks.ts';

const status = (title: string) => choice(requisitionStatuses, title);

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
    statuses: requisitionStatuses.map((code, index) => ({
      code,
      name: statusLooks[code].name[language],
      color: statusLooks[code].color,
      terminal: code === 'completed' || code === 'cancelled',
      order: index + 1,
    })),
    transitions: Object.values(declared).flatMap(({ from, to, auto, permission, requires }) =>
      from.map((one) => ({ from: one as never, to: to as never, auto, permission, requires: [...requires] })),
    ),
  }),
});
