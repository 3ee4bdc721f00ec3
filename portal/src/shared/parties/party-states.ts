import { words } from '../../kit/say.ts';

export const partyStates = {
  active: words('active', 'действует'),
  liquidating: words('in liquidation', 'ликвидируется'),
  liquidated: words('liquidated', 'ликвидирована'),
  bankrupt: words('bankrupt', 'банкрот'),
  reorganizing: words('in reorganization', 'реорганизуется'),
  unknown: words('state unknown', 'состояние неизвестно'),
};
