import { status } from '../../../../nouns/kit/lifecycle.ts';
import { words } from '../../kit/say.ts';

export const partyStates = {
  active: words('active', 'действует'),
  liquidating: words('in liquidation', 'ликвидируется'),
  liquidated: words('liquidated', 'ликвидирована'),
  bankrupt: words('bankrupt', 'банкрот'),
  reorganizing: words('in reorganization', 'реорганизуется'),
  unknown: words('state unknown', 'состояние неизвестно'),
};

export const quoteStatuses = {
  draft: status('Draft', 'Черновик'),
  submitted: status('Submitted', 'Получено', 'accent'),
  partially_accepted: status('Partly chosen', 'Выбрано частично', 'warning'),
  accepted: status('Chosen', 'Выбрано', 'good'),
  rejected: status('Rejected', 'Отклонено', 'bad'),
  withdrawn: status('Withdrawn', 'Отозвано'),
  expired: status('Expired', 'Истекло'),
};
