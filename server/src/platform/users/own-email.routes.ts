import { act, routes } from '../../kernel/routes.ts';
import { askEmailChange } from './operations/ask-email-change.ts';
import { cancelEmailChange } from './operations/cancel-email-change.ts';
import { confirmEmailChange } from './operations/confirm-email-change.ts';
import { undoEmailChange } from './operations/undo-email-change.ts';

export const ownEmailRoutes = routes('Account', [
  act('/api/v1/auth/email-change', askEmailChange, { policies: ['mail-resend'] }),
  act('/api/v1/auth/email-change/cancel', cancelEmailChange),
  act('/api/v1/auth/email-change/confirm', confirmEmailChange),
  act('/api/v1/auth/email-change/undo', undoEmailChange, { policies: ['auth-ip'] }),
]);
