import type { Planted } from '../plant.ts';

const comments = 'server/src/platform/comments/who-hears.ts';
const notices = 'server/src/platform/notices/readers-among.ts';

export const noticesBugs: readonly Planted[] = [
  {
    name: 'A: the author is told too',
    file: comments,
    changes: [['and person.id <> ${said.createdBy}', '']],
    beside: [
      {
        file: 'server/src/platform/notices/tell-people.ts',
        changes: [['.filter((id) => id !== told.causedBy)', '']],
      },
    ],
    caughtBy: 'N2',
  },
  {
    name: 'B: the right is not checked',
    file: comments,
    changes: [['people.filter(({ roles }) => mayRead(host, permissionsOfRoles(roles)))', 'people']],
    beside: [
      { file: notices, changes: [['permission === null || permissionsOfRoles(roles).has(permission)', 'roles']] },
    ],
    caughtBy: 'N7',
  },
  {
    name: 'C: who is blocked still hears',
    file: comments,
    changes: [[`and person.status = 'active'`, '']],
    beside: [{ file: notices, changes: [[`and u.status = 'active'`, '']] }],
    caughtBy: 'N4',
  },
  {
    name: 'D: a letter that is sent again is another letter',
    file: 'server/src/platform/mail/letter-identifier.ts',
    changes: [['`${letterId}@${domainOf(services)}`', '`${crypto.randomUUID()}@${domainOf(services)}`']],
    caughtBy: 'N5',
  },
  {
    name: 'E: a notice goes on waiting for the letter of the day',
    file: 'server/src/platform/notices/digest/send-digests.ts',
    changes: [['set digest_at = null where', 'set digest_at = notice.digest_at where']],
    caughtBy: 'N6',
  },
  {
    name: 'F: whoever reads requisitions hears the price of a quote',
    file: 'nouns/notice-kinds.ts',
    changes: [[`reader: 'supplier_quotes.read'`, `reader: 'purchase_requisitions.read'`]],
    caughtBy: 'N8',
  },
  {
    name: 'G: who hears that goods came hears what they cost',
    file: 'server/src/domains/requisitions/receipts/stock-receipt.ts',
    changes: [['lines.map(({ unitCost: _cost, currency: _currency, ...line }) => line)', 'lines']],
    beside: [
      {
        file: 'server/src/domains/requisitions/receipts/tell-received.ts',
        changes: [
          [
            '({ procurementItemId, receivedQuantity }) => {',
            '({ procurementItemId, receivedQuantity, unitCost }) => {',
          ],
          ['name: line.name,', 'name: `${line.name} ${unitCost}`,'],
        ],
      },
    ],
    caughtBy: 'N8',
  },
];
