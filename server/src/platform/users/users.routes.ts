import { act, get, patch, post, put, routes } from '../../kernel/routes.ts';
import { acceptInvitation } from './operations/accept-invitation.ts';
import { activateUser } from './operations/activate-user.ts';
import { blockUser } from './operations/block-user.ts';
import { changeRoles } from './operations/change-roles.ts';
import { inviteUser } from './operations/invite-user.ts';
import { resendInvitation } from './operations/resend-invitation.ts';
import { resetSecondFactor } from './operations/reset-second-factor.ts';
import { updateUser } from './operations/update-user.ts';
import { ownEmailRoutes } from './own-email.routes.ts';
import { getUser, listUsers } from './user.ts';

export const userRoutes = [
  ...ownEmailRoutes,
  ...routes('Users', [
    get('/api/v1/settings/users', listUsers),
    post('/api/v1/settings/users', inviteUser),
    get('/api/v1/settings/users/:id', getUser),
    patch('/api/v1/settings/users/:id', updateUser),
    act('/api/v1/settings/users/:id/block', blockUser),
    act('/api/v1/settings/users/:id/activate', activateUser),
    put('/api/v1/settings/users/:id/roles', changeRoles),
    act('/api/v1/settings/users/:id/reset-second-factor', resetSecondFactor),
    act('/api/v1/settings/users/:id/resend-invitation', resendInvitation, { policies: ['mail-resend'] }),
    act('/api/v1/auth/invitations/accept', acceptInvitation, { policies: ['auth-ip'] }),
  ]),
];
